"""What a notebook shows: the Lab, its model in Python and its page in `static`."""

from uno_kart_lab.widgets.lab import Lab

__all__ = ["Lab"]
