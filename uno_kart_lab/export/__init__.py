"""What leaves the Lab: the explained transcript, as data, text, Markdown or a page to print."""

from uno_kart_lab.export.html import write_html
from uno_kart_lab.export.markdown import write_markdown
from uno_kart_lab.export.text import write_text
from uno_kart_lab.export.transcript import explain

__all__ = ["explain", "write_html", "write_markdown", "write_text"]
