"""What leaves the Lab: the explained transcript, as data, text or Markdown."""

from uno_kart_lab.export.markdown import write_markdown
from uno_kart_lab.export.text import write_text
from uno_kart_lab.export.transcript import explain

__all__ = ["explain", "write_markdown", "write_text"]
