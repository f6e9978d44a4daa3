"""Korean particles, which differ by the last sound of what they follow.

A translation writes the pair in its neutral form, ``{player}은(는)``, directly after a placeholder.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

_PAIRS: Final = {
    "은(는)": ("은", "는"),
    "이(가)": ("이", "가"),
    "을(를)": ("을", "를"),
    "과(와)": ("과", "와"),
    "아(야)": ("아", "야"),
    "(으)로": ("으로", "로"),
    "(이)": ("이", ""),
}
"""What stands after a consonant, and what after a vowel."""

_AFTER_PLACE: Final = re.compile(
    # A name may stand in quotation marks or brackets.
    r"\{(\w+)\}([”’\"'」』»)\]]*)(" + "|".join(map(re.escape, _PAIRS)) + ")"
)
_FIRST, _LAST = "가", "힣"
_FINALS: Final = 28
"""How many ways a syllable can end; the syllables stand in their order."""
_RIEUL: Final = 8
_NONE: Final = 0
_OF_DIGITS: Final = {
    # 영 일 이 삼 사 오 육 칠 팔 구; and what ends in a nought is read as 십, 백, 천 or 만.
    **dict.fromkeys("2459", _NONE),
    **dict.fromkeys("178", _RIEUL),
    **dict.fromkeys("036", 1),
}


def settled(template: str, values: Mapping[str, object]) -> str:
    """Return a text with each neutral form after a placeholder replaced by the right particle.

    The neutral form stays after what has no sound that is known: a name in another script.

    Parameters
    ----------
    template : str
        Its placeholders are not filled here.
    values : mapping
        What they will be filled with.
    """

    def chosen(found: re.Match[str]) -> str:
        name, between, neutral = found.groups()
        return f"{{{name}}}{between}{_particle(str(values.get(name, '')), neutral)}"

    return _AFTER_PLACE.sub(chosen, template)


def _particle(said: str, neutral: str) -> str:
    final = _final(said)
    if final is None:
        return neutral
    after_consonant, after_vowel = _PAIRS[neutral]
    is_like_vowel = final == _NONE or (final == _RIEUL and neutral == "(으)로")
    return after_vowel if is_like_vowel else after_consonant


def _final(said: str) -> int | None:
    """Return by which consonant a text ends as it is read: `_NONE` for a vowel, None if unknown."""
    letters = [c for c in unicodedata.normalize("NFC", said) if unicodedata.category(c)[0] in "LN"]
    last = letters[-1] if letters else ""
    if _FIRST <= last <= _LAST:
        return (ord(last) - ord(_FIRST)) % _FINALS
    return _OF_DIGITS.get(last)
