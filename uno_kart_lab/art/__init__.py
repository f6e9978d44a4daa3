"""The cards and items as SVG: our own drawings, the one source for every place that shows a card.

Each function returns markup as text; nothing in it is a script or comes from elsewhere.
"""

from uno_kart_lab.art.svg import card_svg, colour_svg, item_svg, symbol_id, symbol_sheet

__all__ = ["card_svg", "colour_svg", "item_svg", "symbol_id", "symbol_sheet"]
