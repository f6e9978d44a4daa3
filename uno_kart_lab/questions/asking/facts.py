"""Facts of the game: the deck, its items, what cards count, and the rules themselves (DECK).

They need no position. Every number is the engine's own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from uno_kart_lab.i18n import SOURCE_LANGUAGE
from uno_kart_lab.narration import rulebook
from uno_kart_lab.questions.answers import Answer, Claim, cards, item, points
from uno_kart_lab.questions.drafts import Draft, Subject, Wrong
from uno_kart_lab.questions.kinds import Kind
from uno_kart_lab.questions.mistakes import Mistake
from uno_kart_lab.questions.scenes import mixed
from uno_kart_lab.rules.cards import CARDS, COPIES, DECK, NUMBERS, Card, Colour, Face, Item
from uno_kart_lab.rules.rule_ids import RULE_IDS, RuleId

_ORDINARY_DECK: Final = 108
"""How many cards the game has that this one was made of: a number people remember."""


def drafts(seed: int) -> Iterator[Draft]:
    """Ask about every different card, colour and rule; `seed` picks the wrong rules."""
    yield _deck_size()
    for card in CARDS.values():
        yield _copies(card)
        yield _points_of(card)
    for colour in (*Colour, None):
        yield _item_of(colour)
    yield _all_draw_two()
    for rule in RULE_IDS:
        yield _rule_name(rule, seed)
        yield _rule_source(rule)


def _fact(kind: Kind, rule: RuleId, right: Answer, wrong: list[Wrong], subject: Subject) -> Draft:
    return Draft(kind, rule, -1, -1, right, tuple(wrong), None, subject)


def _deck_size() -> Draft:
    coloured = sum(1 for card in DECK if card.colour is not None)
    wrong = [
        Wrong(Mistake.ORDINARY_DECK, cards(_ORDINARY_DECK)),
        Wrong(Mistake.DIFFERENT_CARDS, cards(len(CARDS))),
        Wrong(Mistake.COLOURED_CARDS, cards(coloured)),
    ]
    return _fact(Kind.DECK_SIZE, "DECK-1", cards(len(DECK)), wrong, Subject())


def _copies(card: Card) -> Draft:
    number = COPIES[card]
    in_four_colours = cards(number * len(Colour))
    wilds = [Wrong(Mistake.OTHER_WILDS, cards(COPIES[CARDS[code]])) for code in ("W+4", "WB")]
    if card.colour is None:
        wrong = [*wilds, Wrong(Mistake.WILD_OF_EACH_COLOUR, in_four_colours)]
    else:
        usual = max(n for c, n in COPIES.items() if c.colour is not None)
        mistake = Mistake.TWO_ZEROS if card.face is Face.ZERO else Mistake.ONE_OF_EACH
        wrong = [
            Wrong(mistake, cards(1 if number == usual else usual)),
            Wrong(Mistake.FOR_EACH_COLOUR, in_four_colours),
            *wilds,
        ]
    wrong.append(Wrong(Mistake.ONE_OF_EACH, cards(1)))
    return _fact(Kind.COPIES, "DECK-1", cards(number), wrong, Subject(card=card))


def _points_of(card: Card) -> Draft:
    symbol, wild = CARDS["RS"].points, CARDS["WB"].points
    wrong = [
        Wrong(Mistake.COUNTS_AS_SYMBOL, points(symbol)),
        Wrong(Mistake.COUNTS_AS_WILD, points(wild)),
        Wrong(Mistake.COUNTS_ONE, points(1)),
    ]
    if card.face not in NUMBERS:
        highest = max(c.points for c in CARDS.values() if c.face in NUMBERS)
        wrong.append(Wrong(Mistake.COUNTS_AS_NUMBER, points(highest)))
    return _fact(Kind.POINTS_OF_CARD, "DECK-3", points(card.points), wrong, Subject(card=card))


def _item_of(colour: Colour | None) -> Draft:
    (shown,) = {card.item for card in CARDS.values() if card.colour is colour}
    wrong = [Wrong(Mistake.ITEM_OF_OTHER_CARDS, item(other)) for other in Item]
    return _fact(Kind.ITEM_OF_COLOUR, "DECK-2", item(shown), wrong, Subject(colour=colour))


def _all_draw_two() -> Draft:
    tempting = (Item.LIGHTNING, Item.BANANA, Item.SHELL, Item.BOBOMB)
    wrong = [Wrong(Mistake.ITEM_MAKES_ALL_DRAW_TWO, item(each)) for each in tempting]
    return _fact(Kind.ALL_DRAW_TWO, "ITEM-7", Answer(Claim.NO_ITEM), wrong, Subject())


def _rule_name(rule: RuleId, seed: int) -> Draft:
    chapter = rule.split("-")[0]
    strangers = [other for other in RULE_IDS if other != rule]
    near = [other for other in strangers if other.split("-")[0] == chapter]
    far = [other for other in strangers if other not in near]
    place = RULE_IDS.index(rule)
    tempting = (*mixed(near, seed, place), *mixed(far, seed, place))[:3]
    wrong = [
        Wrong(Mistake.ANOTHER_RULE, Answer(Claim.TITLE, rule=other), other) for other in tempting
    ]
    return _fact(Kind.RULE_NAME, rule, Answer(Claim.TITLE, rule=rule), wrong, Subject(rule=rule))


def _rule_source(rule: RuleId) -> Draft:
    texts = rulebook(SOURCE_LANGUAGE)
    # A rule for each source there is: an answer names the source by it.
    sources = {text.source: text.id for text in texts.values()}
    right = Answer(Claim.SOURCE, rule=sources[texts[rule].source])
    wrong = [
        Wrong(Mistake.ANOTHER_SOURCE, Answer(Claim.SOURCE, rule=other), rule)
        for other in sources.values()
    ]
    return _fact(Kind.RULE_SOURCE, rule, right, wrong, Subject(rule=rule))
