import pytest

from tests.widgets.page import Page
from uno_kart_lab import Lab


@pytest.fixture
def page() -> Page:
    return Page(Lab())
