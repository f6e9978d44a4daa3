"""What the experiments say."""

from __future__ import annotations

from typing import Final

from uno_kart_lab.i18n import _, ngettext, pgettext

TITLE: Final = _("Experiments")
INTRODUCTION: Final = _(
    "Questions about the game, each answered by {games} games or more that the computer plays while"
    " the page opens. The seeds are fixed, so the answers are the same each time. The thin line at"
    " the end of a bar shows between which values the true one lies with 95 percent certainty."
)
TO_THE_LAB: Final = _("Try your own in the simulation lab")
TO_THE_COURSE: Final = _("The first page")
NO_EXTRA: Final = _('Many games need more than is installed here: pip install "uno-kart-lab[sim]"')

MANY: Final = pgettext("so many games", "100,000")
DECIMAL: Final = pgettext("between a number's whole part and its decimals", ".")
PERCENT: Final = pgettext("a share in percent", "{number}%")
INTERVAL: Final = pgettext("the values between which the true one lies", "{low} to {high}")
FROM_GAMES: Final = _("From {games} games each, played by {players}.")

# Who plays, as in "played by …"
BY_SIMPLE: Final = _("four players with plain habits (“Simple”)")
BY_MIXED: Final = _("four players, some who play anything (“Random”), the others “Careful”")

FIRST_PLAYER: Final = _("Is it an advantage to play first?")
PLAYS: Final = {
    0: _("plays first"),
    1: _("plays second"),
    2: _("plays third"),
    3: _("plays last"),
}
FIRST_PLAYER_WINS: Final = _(
    "Yes: who plays first wins {first} of the rounds ({interval}), where everybody would win {fair}"
    " if it made no difference."
)
FIRST_PLAYER_LOSES: Final = _(
    "No, on the contrary: who plays first wins {first} of the rounds ({interval}), where everybody"
    " would win {fair} if it made no difference."
)
FIRST_PLAYER_EVEN: Final = _(
    "Not that these games could tell: who plays first wins {first} of the rounds ({interval}), and"
    " {fair} would be no difference."
)

HOUSE_RULES: Final = _("Do house rules make the game longer?")
STANDARD: Final = _("the standard rules")
DRAW_ON: Final = _("drawing on until a card fits")
MUST_PLAY: Final = _("a drawn card that fits must be played")
BANANA: Final = _("a Banana Peel hits who took the last turn")
LAST_BOX: Final = _("a last Item Box ends the round at once")
STACKING: Final = _("stacking either kind of draw card")
SEVEN_ZERO: Final = _("a 7 swaps hands and a 0 passes them on")
JUMP_IN: Final = _("jumping in out of turn")
LONGER: Final = _("It is longer with: {rules}.")
SHORTER: Final = _("It is shorter with: {rules}.")
SAME: Final = _("No difference that these games could tell with: {rules}.")
TURNS_CHANGED: Final = pgettext(
    "a house rule, and by how much it changes a mean", "{rule} ({turns})"
)
HOUSE_RULES_SAY: Final = _("By the standard rules a round takes {turns} turns on average.")

ITEM_BOX: Final = _("What is an Item Box in the first hand worth?")
NO_BOX: Final = _("dealt none")
ONE_BOX: Final = _("dealt one")
MORE_BOXES: Final = _("dealt two or more")
ITEM_BOX_HELPS: Final = _(
    "With one Item Box among the seven cards dealt a player wins {one} of the rounds, with none"
    " {none}: it is worth {more} percentage points ({interval})."
)
ITEM_BOX_NO_HELP: Final = _(
    "With one Item Box among the seven cards dealt a player wins {one} of the rounds, with none"
    " {none}: these games show no advantage."
)

CHALLENGING: Final = _("Is it worth challenging a Wild Draw Four?")
RANDOM_PLAYERS: Final = ngettext(
    "{number} of four plays anything", "{number} of four play anything"
)
CHALLENGES_SAY: Final = _(
    "A challenge that finds a bluff costs its challenger nothing, one that does not costs six"
    " cards, and accepting costs four: so challenging pays where more than one Wild Draw Four in"
    " three is a bluff. Among careful players alone, {careful} of the challenges found one; where"
    " two of four play anything, {random} did ({interval}). {verdict}"
)
CHALLENGES_PAY: Final = _("There it pays: {cards} cards drawn a challenge, in place of four.")
CHALLENGES_COST: Final = _(
    "Even there it does not pay: {cards} cards drawn a challenge, in place of four."
)

CHAIN: Final = _("How often are there three Item Boxes in a row?")
CHAIN_OF: Final = {
    0: _("no Item Box is played"),
    1: _("none in a row"),
    2: _("two in a row"),
    3: _("three or more in a row"),
}
CHAIN_SAYS: Final = _(
    "In {share} of the rounds ({interval}) a chain of three or more Item Boxes comes up: about one"
    " round in {rounds}."
)
