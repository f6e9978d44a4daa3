"""A QR code holds the link, as a reader of codes reads it."""

from __future__ import annotations

import re

import pytest
import zxingcpp

from uno_kart_lab.export.qr import QUIET_ZONE, TooLong, qr_svg

LINK = "https://lab.example.org/voila/render/play.ipynb#game="


def drawn(svg: str) -> list[list[int]]:
    """Return the picture as grey values, a few for each module."""
    width, height = map(int, re.findall(r'viewBox="0 0 (\d+) (\d+)"', svg)[0])
    grey = [[255] * width for _ in range(height)]
    path = re.findall(r'class="qrline" d="([^"]*)"|stroke="#000"[^>]* d="([^"]*)"', svg)
    x, y = 0.0, 0.0
    for kind, numbers in re.findall(r"([Mmh])([-\d. ]+)", "".join(path[0])):
        values = [float(number) for number in numbers.split()]
        if kind == "h":
            for column in range(int(x), int(x + values[0])):
                grey[int(y)][column] = 0
            x += values[0]
        elif kind == "M":
            x, y = values
        else:
            x, y = x + values[0], y + values[1]
    return grey


def read(svg: str) -> list[str]:
    large = [[dot for dot in row for _ in range(4)] for row in drawn(svg) for _ in range(4)]
    picture = memoryview(bytes(dot for row in large for dot in row))
    return [
        found.text for found in zxingcpp.read_barcodes(picture.cast("B", (len(large), len(large))))
    ]


@pytest.mark.parametrize("length", [1, 300, 1200, 2800])
def test_what_is_read_is_the_link(length: int) -> None:
    link = LINK + ("aZ09-_" * 500)[:length]
    assert read(qr_svg(link)) == [link]


def test_white_lies_all_around_it() -> None:
    grey = drawn(qr_svg(LINK))
    edge = [*grey[:QUIET_ZONE], *(row[:QUIET_ZONE] for row in grey)]
    assert {dot for row in edge for dot in row} == {255}


def test_it_brings_its_own_white_ground() -> None:
    assert 'fill="#fff"' in qr_svg(LINK)


def test_more_than_a_code_holds_is_refused() -> None:
    with pytest.raises(TooLong):
        qr_svg("a" * 3000)
