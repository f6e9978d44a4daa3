"""What the referee's page says."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import Message, _, pgettext

REFEREE_WORDS: Final[dict[str, Message]] = {
    "ref_title": _("The referee"),
    "ref_help": _("What happened at your table, and what both sets of rules say of it."),
    # How the table lay
    "ref_position": _("The position"),
    "ref_change": _("Change the position"),
    "ref_cleared": _("This is another position now: the example's name and its moves are gone."),
    "ref_from_case": _("Start from a case"),
    "ref_no_position": _("This position can't be judged yet: {why}"),
    "ref_to_open": _("The round is still to be opened: the next card of the stock is turned up."),
    # What was done
    "ref_done": _("What was done"),
    "ref_nothing_done": _("Nothing yet. Choose what was done, or claim it."),
    "ref_take_back": _("Take back the last"),
    "ref_next": _("What was done next?"),
    "ref_nothing_can": _("Nothing more can be done here under this table's rules."),
    "ref_claim": _("Something else was done"),
    "ref_claim_note": _("Say what it was. If it is not allowed, the ruling says why."),
    "ref_who": pgettext("at the table, in the form for what was done", "Who"),
    "ref_did": pgettext("in the form for what was done", "What"),
    "ref_card": pgettext("in the form for what was done", "Which card"),
    "ref_colour": pgettext("in the form for what was done", "Which colour"),
    "ref_target": pgettext("in the form for what was done", "Whom"),
    "ref_said_uno": _("and said UNO"),
    "ref_judge": _("Judge it"),
    "ref_most": _("No more than this is judged at once. Begin with a later position."),
    # The ruling
    "ref_ruling": _("The ruling"),
    "ref_save": _("Save the ruling"),
    "ref_compare": _("Judge it by these rules too"),
    "ref_option": _("One option changed"),
    "ref_no_option": pgettext("which option is changed", "none"),
    "ref_value": pgettext("what an option is set to", "to"),
    "ref_table_with": _("This table: {rules}"),
    "ref_same": _("All of these rules say the same."),
    "ref_shared": _("Up to here these rules say the same"),
    "ref_part_event": _("Here they part"),
    "ref_part_refusal": _("Here they part: under some of these rules this may not be done"),
    "ref_part_position": _("They part at once: under some of these rules the table can't lie so"),
    "ref_part_choices": _("Here they part: what can be done next differs"),
    "ref_comes_of": _("It comes of what these tables play by:"),
    "ref_refused": _("Not allowed: {action}"),
    "ref_impossible": _("The table can't lie so under these rules. {why}"),
    "ref_then": _("Then: {asks}"),
    "ref_choices": _("What can be done then:"),
    "ref_rules": _("The rules behind it ({count})"),
    "ref_watch": _("Watch it on a table"),
}
