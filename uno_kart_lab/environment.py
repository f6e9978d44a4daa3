"""The variables of the environment that the Lab goes by."""

from typing import Final

PUBLIC_URL: Final = "UNO_KART_LAB_PUBLIC_URL"
"""The address that the app has for others."""

LANGUAGE: Final = "UNO_KART_LAB_LANG"
"""What the app speaks, unless a visitor wants another language."""

VISITOR_LANGUAGE: Final = "HTTP_UNO_KART_LAB_LANGUAGE"
"""What a visitor's kernel is told to speak: as Voilà hands on the header of a request."""
