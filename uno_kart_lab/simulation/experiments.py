"""Questions that many games answer: each function plays them, and returns what it found.

The seed is fixed, so an answer is the same each time; its sentence is made from the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, wraps
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from uno_kart_lab.i18n import Message, say, translate, translator
from uno_kart_lab.rules.cards import CARDS, DRAWS, Face
from uno_kart_lab.rules.wild_draw_four import IN_VAIN
from uno_kart_lab.simulation import experiment_words as words
from uno_kart_lab.simulation.findings import Finding, Notice, Numbers, Row
from uno_kart_lab.spoken import spoken

if TYPE_CHECKING:
    from uno_kart_lab.simulation.estimates import Estimate

GAMES: Final = 100_000
SEED: Final = 7

_SIMPLE: Final = ("simple",) * 4
_HOUSE_RULES: Final[tuple[tuple[Message, dict[str, str | bool]], ...]] = (
    (words.DRAW_ON, {"after_draw": "draw_until_playable"}),
    (words.MUST_PLAY, {"after_draw": "must_play"}),
    (words.BANANA, {"banana_target": "last_to_act"}),
    (words.LAST_BOX, {"last_item_box": "ends_round"}),
    (words.STACKING, {"stacking": "any"}),
    (words.SEVEN_ZERO, {"seven_zero": True}),
    (words.JUMP_IN, {"jump_in": True}),
)
_MOST_RANDOM: Final = 2
"""Of four: with more of them a round takes its time, and so does the page."""

_ACCEPTED: Final = DRAWS[Face.WILD_DRAW_FOUR]
_PUNISHED: Final = _ACCEPTED + IN_VAIN
"""Cards drawn without a challenge (WD4-1), and for one that finds no bluff (CHAL-4)."""

Experiment: TypeAlias = Callable[[], Finding]


def _where_installed(experiment: Experiment) -> Callable[[], Finding | Notice]:
    """Have an experiment say what is missing, if what it needs is not installed."""

    @wraps(experiment)
    def tried() -> Finding | Notice:
        try:
            return experiment()
        except ModuleNotFoundError:
            return Notice(_say(words.NO_EXTRA))

    return tried


def introduction() -> Notice:
    """Return what the experiments are, with ways to the simulation lab and the first page."""
    return Notice(
        f"# {_say(words.TITLE)}\n\n{_say(words.INTRODUCTION, games=_say(words.MANY))}\n\n"
        f"[{_say(words.TO_THE_LAB)}](simulate.ipynb) · [{_say(words.TO_THE_COURSE)}](index.ipynb)"
    )


@_where_installed
def first_player() -> Finding:
    """Return whether it is an advantage to play first."""
    from uno_kart_lab.simulation.estimates import share_of

    games = _games(_SIMPLE)
    seats = len(_SIMPLE)
    turn = (games["winner"] - games["first_seat"]) % seats
    shares = [share_of(int((turn == place).sum()), len(turn)) for place in range(seats)]
    first, fair = shares[0], 1 / seats
    if first.holds(fair):
        says = words.FIRST_PLAYER_EVEN
    else:
        says = words.FIRST_PLAYER_WINS if first.value > fair else words.FIRST_PLAYER_LOSES
    facts = {"first": _percent(first.value), "interval": _shares(first), "fair": _percent(fair)}
    rows = [
        Row(_say(said), share) for said, share in zip(words.PLAYS.values(), shares, strict=True)
    ]
    return _found(words.FIRST_PLAYER, _say(says, **facts), rows, first)


@_where_installed
def house_rules() -> Finding:
    """Return whether house rules make a round longer, each by itself."""
    from uno_kart_lab.simulation.estimates import mean_of

    standard = _games(_SIMPLE)["turns"]
    rows = [Row(_say(words.STANDARD), mean_of(standard))]
    changes: list[tuple[str, Estimate]] = []
    for said, option in _HOUSE_RULES:
        turns = _games(_SIMPLE, **option)["turns"]
        rows.append(Row(_say(said), mean_of(turns)))
        # The same seeds: what a deal brings about by itself is in both.
        changes.append((_say(said), mean_of(turns - standard)))
    findings = [
        _say(
            heading, rules=", ".join(_changed(*change) for change in changes if belongs(change[1]))
        )
        for heading, belongs in (
            (words.LONGER, _is_longer),
            (words.SHORTER, _is_shorter),
            (words.SAME, _is_same),
        )
        if any(belongs(change) for _, change in changes)
    ]
    turns = _numbers().number(rows[0].estimate.value)
    sentence = " ".join([_say(words.HOUSE_RULES_SAY, turns=turns), *findings])
    return _found(words.HOUSE_RULES, sentence, rows, changes[0][1], kind="mean")


def _is_longer(change: Estimate) -> bool:
    return change.low > 0


def _is_shorter(change: Estimate) -> bool:
    return change.high < 0


def _is_same(change: Estimate) -> bool:
    return change.holds(0)


def _changed(rule: str, change: Estimate) -> str:
    return _say(words.TURNS_CHANGED, rule=rule, turns=_numbers().change(change.value))


@_where_installed
def item_box() -> Finding:
    """Return what an Item Box in the first hand is worth."""
    from uno_kart_lab.simulation.estimates import difference_of, share_of

    won = _games(_SIMPLE)["winner"] == 0
    boxes = _boxes_dealt()
    dealt = {
        words.NO_BOX: boxes == 0,
        words.ONE_BOX: boxes == 1,
        words.MORE_BOXES: boxes >= 2,
    }
    rows = [
        Row(_say(said), share_of(int(won[those].sum()), int(those.sum())))
        for said, those in dealt.items()
    ]
    none, one, _ = (row.estimate for row in rows)
    worth = difference_of(one, none)
    numbers = _numbers()
    sentence = _say(
        words.ITEM_BOX_HELPS if worth.low > 0 else words.ITEM_BOX_NO_HELP,
        one=_percent(one.value),
        none=_percent(none.value),
        more=numbers.number(100 * worth.value),
        interval=numbers.between(numbers.number(100 * worth.low), numbers.number(100 * worth.high)),
    )
    return _found(words.ITEM_BOX, sentence, rows, worth)


@_where_installed
def challenging() -> Finding:
    """Return how often a challenge finds a bluff, and whether that is worth it."""
    rates = [_bluffs_found(randoms) for randoms in range(_MOST_RANDOM + 1)]
    rows = [
        Row(say(words.RANDOM_PLAYERS, _translations(), randoms), rate)
        for randoms, rate in enumerate(rates)
    ]
    last = rates[-1]
    # One in three is where a challenge costs as much as to accept.
    pays = last.low > 1 - _ACCEPTED / _PUNISHED
    cards = _numbers().number(_PUNISHED * (1 - last.value))
    sentence = _say(
        words.CHALLENGES_SAY,
        careful=_percent(rates[0].value),
        random=_percent(last.value),
        interval=_shares(last),
        verdict=_say(words.CHALLENGES_PAY if pays else words.CHALLENGES_COST, cards=cards),
    )
    return _found(words.CHALLENGING, sentence, rows, last, words.BY_MIXED)


@_where_installed
def chain_of_three() -> Finding:
    """Return how often three Item Boxes or more come up in a row."""
    from uno_kart_lab.simulation.estimates import share_of

    longest = _games(_SIMPLE)["longest_chain"].clip(max=3)
    shares = {length: share_of(int((longest == length).sum()), len(longest)) for length in range(4)}
    three = shares[3]
    sentence = _say(
        words.CHAIN_SAYS,
        share=_percent(three.value),
        interval=_shares(three),
        rounds=round(1 / three.value),
    )
    rows = [Row(_say(words.CHAIN_OF[length]), share) for length, share in shares.items()]
    return _found(words.CHAIN, sentence, rows, three)


def _games(players: tuple[str, ...], **options: str | bool) -> Any:
    """Return the rows of the games; those that most experiments are about are played once."""
    return _standard_games() if (players, options) == (_SIMPLE, {}) else _played(players, options)


@cache
def _standard_games() -> Any:
    return _played(_SIMPLE, {})


def _played(players: tuple[str, ...], options: dict[str, str | bool]) -> Any:
    import numpy as np

    from uno_kart_lab.simulation.plan import read_plan
    from uno_kart_lab.simulation.runs import play_games

    plan = read_plan(players, {"options": options}, SEED, None)
    return np.concatenate(list(play_games(plan, GAMES)))


def _boxes_dealt() -> Any:
    """Return how many Item Boxes seat 0 is dealt in each game; −1 if it drew for the opening."""
    import numpy as np

    from uno_kart_lab.simulation.kernel.playing import count_dealt
    from uno_kart_lab.simulation.plan import read_plan
    from uno_kart_lab.simulation.translating import new_table

    plan = read_plan(_SIMPLE, "standard", SEED, None)
    dealt = np.zeros((GAMES, len(plan.players)), np.int64)
    table = new_table(plan.rules, plan.players)
    count_dealt(table, plan.seed, 0, 0, CARDS["WB"].rank, dealt)
    return dealt[:, 0]


def _bluffs_found(randoms: int) -> Estimate:
    """Return which share of challenges finds a bluff where so many of four play anything."""
    from uno_kart_lab.simulation.estimates import rate_of

    games = _games(("random",) * randoms + ("careful",) * (len(_SIMPLE) - randoms))
    found = games["challenges_won"]
    return rate_of(found, found + games["challenges_lost"])


def _found(
    title: Message,
    sentence: str,
    rows: list[Row],
    interval: Estimate,
    by: Message = words.BY_SIMPLE,
    kind: Any = "share",
) -> Finding:
    note = _say(words.FROM_GAMES, games=_say(words.MANY), players=_say(by))
    return Finding(_say(title), sentence, rows, interval, note, kind, spoken())


def _translations() -> Any:
    return translator(spoken())


def _say(message: Message, **values: object) -> str:
    return (
        say(message, _translations(), **values) if values else translate(message, _translations())
    )


def _numbers() -> Numbers:
    return Numbers(spoken())


def _percent(share: float) -> str:
    return _numbers().percent(share)


def _shares(estimate: Estimate) -> str:
    return _numbers().between(_percent(estimate.low), _percent(estimate.high))
