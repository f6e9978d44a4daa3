"""Replays as parts of a page: a case of the library, or a scene of a lesson, to be gone through."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.util.docutils import SphinxDirective

from docs.extensions.links import page_link
from uno_kart_lab.export.replay import write_replay
from uno_kart_lab.lessons import lesson
from uno_kart_lab.lessons.contents import Scene
from uno_kart_lab.lessons.lesson import PARTS
from uno_kart_lab.library import case

_FOLDER: Final = "replays"
_PLAYED: Final = "replays"
_SCENE: Final = "scene"
_CASE: Final = "case"


def replay_link(env: BuildEnvironment, text: str, case_id: str) -> nodes.reference:
    """Return a link to the replay of a case, which fills a page of its own."""
    return page_link(text, _played(env, (_CASE, case_id)))


def _played(env: BuildEnvironment, asked: tuple[str, ...]) -> str:
    """See that a replay is written, and return the name of its page."""
    env.metadata[env.docname].setdefault(_PLAYED, set()).add(asked)
    return f"{_FOLDER}/{'-'.join(asked)}"


class _Embedded(SphinxDirective):
    """A replay in a frame, and a link that opens it by itself."""

    required_arguments = 1
    optional_arguments = 1
    kind: str

    def run(self) -> list[nodes.Node]:
        page = _played(self.env, (self.kind, *self.arguments))
        address = "../" * self.env.docname.count("/") + page + ".html"
        frame = (
            f'<iframe class="replay" src="{escape(address)}" loading="lazy"'
            f' title="{escape(self.title())}"></iframe>'
        )
        alone = nodes.paragraph("", "", page_link("Open it by itself", page), classes=["alone"])
        return [nodes.raw("", frame, format="html"), alone]

    def title(self) -> str:
        raise NotImplementedError


class _CaseDirective(_Embedded):
    """``{replay} banana-peel``."""

    kind = _CASE

    def title(self) -> str:
        return case(self.arguments[0]).title


class _SceneDirective(_Embedded):
    """``{scene} item-boxes 3``."""

    kind = _SCENE

    def run(self) -> list[nodes.Node]:
        if self._scene().ask:
            return super().run()
        return [nodes.paragraph("", "This scene is there to be played, which takes the app.")]

    def title(self) -> str:
        return self._scene().prose.title

    def _scene(self) -> Scene:
        lesson_id, number = self.arguments
        return lesson(lesson_id, "en").scenes[int(number) - 1]


def _write(app: Sphinx, exception: Exception | None) -> None:
    if exception is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir, _FOLDER)
    folder.mkdir(exist_ok=True)
    kept = (each.get(_PLAYED, ()) for each in app.env.metadata.values())
    for asked in set().union(*kept):
        (folder / f"{'-'.join(asked)}.html").write_text(_replay(*asked), "utf-8")


def _replay(kind: str, name: str, number: str = "") -> str:
    if kind == _CASE:
        return write_replay(case(name).scenario, ask=True)
    scene = lesson(name, "en").scenes[int(number) - 1]
    return write_replay(scene.source, reader=scene.reader, ask=scene.ask, show=PARTS)


def setup(app: Sphinx) -> None:
    """Add the directives, and have what they show written."""
    app.add_directive("replay", _CaseDirective)
    app.add_directive("scene", _SceneDirective)
    app.connect("build-finished", _write)
