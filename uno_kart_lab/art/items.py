"""The five items, drawn 32 units across and centred on their origin.

Each has a fill that shows on a dark page and an outline that shows on a light one.
"""

from typing import Final

from uno_kart_lab.art.drawing import Drawing

_ART: Final[dict[str, str]] = {
    "mushroom": (
        '<g stroke="#6d1420" stroke-width="1.5" stroke-linejoin="round">'
        '<path d="M-4.5 1.5Q-4-1 0-1T4.5 1.5L6.5 11Q7 14.5 0 14.5T-6.5 11z" fill="#f6e7cf"/>'
        '<path d="M-15 2.5C-15-8-8-14.5 0-14.5S15-8 15 2.5Q8 5.5 0 5.5T-15 2.5z"'
        ' fill="#dc2f3f"/></g>'
        '<g fill="#fff3df"><ellipse cx="-1" cy="-8.5" rx="3.6" ry="2.8"/>'
        '<ellipse cx="-9" cy="-2.5" rx="2.4" ry="2.9"/><ellipse cx="8.5" cy="-4" rx="2.5" ry="3"/>'
        '<ellipse cx="1.5" cy="1" rx="2.7" ry="1.9"/></g>'
    ),
    "banana": (
        '<g stroke="#7a5200" stroke-width="1.4" stroke-linejoin="round">'
        '<path d="M-1-4C-8-3-13 2-15.5 10Q-13.5 12.5-10.5 10.5C-9 6-6 3-2 2z" fill="#fff0b8"/>'
        '<path d="M1-4C8-3 13 2 15.5 10Q13.5 12.5 10.5 10.5C9 6 6 3 2 2z" fill="#fff0b8"/>'
        '<path d="M-2.5-12.5L-2.5-7C-10-6.5-15.5 1-15.5 10C-11 3-8 0-3.5-.5C-6 4-5.5 9-3.5 14'
        "Q0 15.5 3.5 14"
        'C5.5 9 6 4 3.5-.5C8 0 11 3 15.5 10C15.5 1 10-6.5 2.5-7L2.5-12.5z" fill="#ffd02f"/>'
        '<path d="M-2.8-14.5Q0-15.5 2.8-14.5L2.5-11Q0-10.2-2.5-11z" fill="#7a5200"/></g>'
        '<path d="M0-5V9" fill="none" stroke="#c88d12" stroke-width="1.2" stroke-linecap="round"/>'
    ),
    "shell": (
        '<g stroke="#0b4a24" stroke-width="1.5" stroke-linejoin="round">'
        '<path d="M-15 6.5C-14-6-8-12.5 0-12.5S14-6 15 6.5Q8 9 0 9T-15 6.5z" fill="#2fa857"/>'
        '<path d="M-15 6Q-16 10-12.5 11Q0 14.5 12.5 11Q16 10 15 6Q8 8.5 0 8.5T-15 6z"'
        ' fill="#e3d9a4"/>'
        '<path d="M-4.5-5.5H4.5L7.5 1.5L4 8M-4.5-5.5L-7.5 1.5L-4 8M-4.5-5.5L-6.5-10.5'
        'M4.5-5.5L6.5-10.5M-7.5 1.5L-13.5 .5M7.5 1.5L13.5 .5" fill="none"/></g>'
    ),
    "lightning": (
        '<path d="M3-15L-11 2.5H-2L-5 15L11-4.5H2L7-15z" fill="#3f8cff" stroke="#0c2f73"'
        ' stroke-width="1.5" stroke-linejoin="round"/>'
    ),
    "bobomb": (
        '<path d="M5-6Q7-13 12-11" fill="none" stroke="#b98a4b" stroke-width="2.5"'
        ' stroke-linecap="round"/>'
        '<circle cx="-2" cy="3.5" r="11.5" fill="#545c78" stroke="#1b1e2b" stroke-width="1.5"/>'
        '<path d="M1.5-8L4.5-10L9-5.5L7-2.5z" fill="#7b84a3" stroke="#1b1e2b" stroke-width="1.5"'
        ' stroke-linejoin="round"/>'
        '<path d="M-9 2Q-8-3.5-3-4.5" fill="none" stroke="#c6ccde" stroke-width="2.2"'
        ' stroke-linecap="round"/>'
        '<path d="M12-16L13-12.5L16.5-12L13.5-10L14.5-6.5L11.5-8.5L8.5-6.5L9.5-10L7-12.5'
        'L10.5-12.5z" fill="#ff9d2e"/>'
    ),
}

ITEMS: Final[dict[str, Drawing]] = {f"item-{name}": (art,) for name, art in _ART.items()}
