"""The fonts of what is read without the Lab."""

from typing import Final

FONTS: Final = (
    "system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR',"
    " 'Kohinoor Devanagari', 'Nirmala UI', 'Noto Sans Devanagari', sans-serif"
)
"""The system's own, and by name those for Hangul and Devanagari, which it may lack."""
