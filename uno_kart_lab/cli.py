"""The command ``uno-kart-lab``.

Exit status: 0 for success, 2 for bad input (one line on the standard error), 1 for a failure of its
own. What a subcommand needs is imported when it runs, so that the command starts fast.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, TextIO

import click

from uno_kart_lab import __version__
from uno_kart_lab.environment import LANGUAGE, PUBLIC_URL

if TYPE_CHECKING:
    from uno_kart_lab.server.hosting import Hosting

SUCCESS, FAILURE, BAD_INPUT = 0, 1, 2


class BadInput(click.ClickException):
    """What was asked for cannot be done as it was asked."""

    exit_code = BAD_INPUT


class Failure(click.ClickException):
    """What was asked for is fine, and could not be done here and now."""

    exit_code = FAILURE


@click.group(invoke_without_command=True)
@click.version_option(__version__)
@click.pass_context
def commands(context: click.Context) -> None:
    """Learn the card game UNO Mario Kart one action at a time."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@commands.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    type=click.IntRange(0, 65535),
    help="Port to listen on, 0 for any.  [default: the first free one from 8866]",
)
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
@click.option(
    "--public-url",
    metavar="URL",
    envvar=PUBLIC_URL,
    help="Address of the app for others, where the links and QR codes of the teacher's desk lead.",
)
@click.option(
    "--lang",
    envvar=LANGUAGE,
    help="Language of the app.  [default: each browser's, else English]",
)
@click.option(
    "--base-url",
    metavar="PATH",
    default="/",
    show_default=True,
    help="Path below which the app is, as where it shares a host.",
)
@click.option(
    "--max-visitors",
    "most_visitors",
    type=click.IntRange(1, 10_000),
    default=100,
    show_default=True,
    help="How many there may be at once; each takes some 50 MiB.",
)
@click.option(
    "--waiting",
    metavar="PAGE=NUMBER",
    multiple=True,
    help="How many kernels wait for visitors of a page.  [default: index=1, play=1]",
)
@click.option(
    "--embedded-in",
    metavar="SITE",
    multiple=True,
    help="A site that may show the pages in a frame, such as https://example.org; * for all.",
)
@click.option(
    "--visits", metavar="FILE", help="Write a line for each visit, without who; - for the terminal."
)
def app(
    host: str,
    port: int | None,
    no_browser: bool,
    public_url: str | None,
    lang: str | None,
    visits: str | None,
    **hosted: Any,
) -> None:
    """Serve the Lab as a web app on this machine."""
    if lang:
        # The kernels are given the environment.
        os.environ[LANGUAGE] = _known(lang)
    if public_url:
        # The kernels are given the environment.
        os.environ[PUBLIC_URL] = _root(public_url)
    from uno_kart_lab.server import ports, quick_start

    hosting = _hosting(**hosted)
    if visits:
        _write_visits(visits)
    try:
        listener = ports.listen(host, port)
    except ports.CannotListen as error:
        raise BadInput(str(error)) from error
    except ports.NoFreePort as error:
        raise Failure(str(error)) from error

    quick_start.leave_out_slow_grammar()
    from uno_kart_lab.notebook_files import notebook_folder
    from uno_kart_lab.server.app import serve

    url = ports.url(host, listener, hosting.base_url)
    serve(
        listener,
        notebook_folder(),
        hosting,
        on_ready=lambda: _announce(url, open_browser=not no_browser),
    )


def _hosting(
    base_url: str,
    most_visitors: int,
    waiting: Sequence[str],
    embedded_in: Sequence[str],
) -> Hosting:
    from uno_kart_lab.notebook_files import notebook_folder
    from uno_kart_lab.server import hosting

    pages = [path.name for path in notebook_folder().glob("*.ipynb")]
    try:
        return hosting.Hosting(
            base_url=hosting.base_url(base_url),
            most_visitors=most_visitors,
            waiting=hosting.waiting(waiting, pages),
            embedded_in=hosting.embedded_in(embedded_in),
        )
    except hosting.BadHosting as error:
        raise BadInput(str(error)) from error


def _write_visits(file: str) -> None:
    from uno_kart_lab.server.visits import write_visits

    try:
        write_visits(file)
    except OSError as error:
        raise BadInput(f"--visits: {file}: {error.strerror}") from error


def _known(lang: str) -> str:
    from uno_kart_lab.i18n import languages

    if lang not in languages():
        raise BadInput(f"--lang: {lang!r} is not there; allowed: {', '.join(languages())}")
    return lang


def _root(public_url: str) -> str:
    from uno_kart_lab.files import InputError
    from uno_kart_lab.files.addresses import root_at
    from uno_kart_lab.files.at import At

    try:
        return root_at(At("--public-url", public_url))
    except InputError as error:
        raise BadInput(str(error)) from error


def _announce(url: str, *, open_browser: bool) -> None:
    print(f"Uno Kart Lab is ready at {url} (Ctrl-C stops it)", flush=True)
    if open_browser:
        import threading
        import webbrowser

        # A browser in the terminal returns only when it is closed.
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


@commands.command()
@click.argument("folder", metavar="[DIR]", default="uno-kart-lab", type=click.Path(path_type=Path))
@click.option("--port", type=click.IntRange(0, 65535), help="Port to listen on.")
@click.option("--no-browser", is_flag=True, help="Do not open a browser.")
def lab(folder: Path, port: int | None, no_browser: bool) -> None:
    """Copy the notebooks to DIR and open them in JupyterLab.

    DIR is ./uno-kart-lab if it is not given. A file that is already there is never written over.
    """
    from uno_kart_lab.notebook_files import copy_notebooks

    try:
        copied = copy_notebooks(folder)
    except OSError as error:
        raise BadInput(f"{folder}: {error.strerror}") from error
    for name in copied.kept:
        print(f"{folder / name} differs from the notebook of this version and is left as it is")

    from uno_kart_lab.server import quick_start

    quick_start.leave_out_slow_grammar()
    from uno_kart_lab.server.jupyterlab import open_jupyterlab

    open_jupyterlab(folder, port, open_browser=not no_browser)


_lang = click.option("--lang", default="en", show_default=True, help="Language of the sentences.")
_reader = click.option(
    "--reader",
    metavar="teacher|table|SEAT",
    default="teacher",
    show_default=True,
    help="Who reads it: the teacher sees all, the table what lies open, a seat its own hand too.",
)


@commands.command()
@click.argument("file")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "markdown", "html"]),
    default="text",
    show_default=True,
    help="Form of the output.",
)
@_lang
@_reader
def explain(file: str, form: str, lang: str, reader: str) -> None:
    """Print every event of a game, explained.

    FILE is a scenario, a record or a session; - is the standard input.
    """
    data = _read(file)
    from uno_kart_lab import export
    from uno_kart_lab.files import InputError

    writers: dict[str, Callable[[dict[str, Any]], str]] = {
        "text": export.write_text,
        "json": _as_json,
        "markdown": export.write_markdown,
        "html": export.write_html,
    }
    try:
        explained = export.explain(data, lang=lang, reader=reader)
    except InputError as error:
        raise BadInput(str(error)) from error
    print(writers[form](explained).rstrip("\n"))


def _as_json(explained: dict[str, Any]) -> str:
    import json

    return json.dumps(explained, ensure_ascii=False)


@commands.command()
@click.argument("file")
@click.option("-o", "--output", metavar="FILE.html", required=True, help="Where to write the page.")
@_lang
@_reader
@click.option("--ask", is_flag=True, help="Ask what happens before it is shown.")
def replay(file: str, output: str, lang: str, reader: str, ask: bool) -> None:
    """Write a game as a page that plays it, explained.

    FILE is a scenario, a record or a session; - is the standard input, and as FILE.html the
    standard output. The page is one file that needs no other, and no network.
    """
    data = _read(file)
    from uno_kart_lab.export.replay import write_replay
    from uno_kart_lab.files import InputError

    try:
        page = write_replay(data, lang=lang, reader=reader, ask=ask)
    except InputError as error:
        raise BadInput(str(error)) from error
    if output == "-":
        print(page, end="")
        return
    if file != "-" and os.path.realpath(file) == os.path.realpath(output):
        raise BadInput(f"{output}: the game itself is in this file")
    with _created(output) as stream:
        stream.write(page)


@commands.command()
@click.option("--games", default=10_000, show_default=True, help="How many rounds are played.")
@click.option("--seed", default=0, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--players",
    metavar="NAME,NAME,…",
    default="random,random,random,random",
    show_default=True,
    help="Who plays, by seat: random, beginner, simple, careful or expert.",
)
@click.option("--rules", metavar="PRESET", default="standard", show_default=True, help="A preset.")
@click.option(
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option that differs from the preset; it may be given several times.",
)
@click.option("--dealer", type=int, help="Who deals, where the cards don't decide.")
@click.option("--out", metavar="FILE", help="Write the table, a row a game, as .csv or .parquet.")
@click.option("--run", metavar="DIR", help="Keep what is finished there, and go on with it.")
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Form of the output.",
)
def simulate(form: str, **asked: Any) -> None:
    """Play many rounds with computer players, and print what they come to.

    It needs the extra: pip install "uno-kart-lab[sim]".
    """
    try:
        from uno_kart_lab.simulation.command import Asked, simulated
    except ModuleNotFoundError as error:
        raise Failure(f'{error}: pip install "uno-kart-lab[sim]"') from error
    from uno_kart_lab.files import InputError

    try:
        summary = simulated(Asked(**asked))
    except InputError as error:
        raise BadInput(str(error)) from error
    except OSError as error:
        if error.filename is None:
            raise
        raise BadInput(f"{error.filename}: {error.strerror}") from error
    print(_as_json(summary.as_json()) if form == "json" else summary.as_text())


def _created(file: str) -> TextIO:
    try:
        return Path(file).open("w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error
    except ValueError as error:  # a null character in the name
        raise BadInput(f"{file}: {error}") from error


def _read(file: str) -> bytes:
    """Read a file; of one that is too large, enough to tell."""
    from uno_kart_lab.files.strict_json import MAX_BYTES

    try:
        with _opened(file) as stream:
            return stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadInput(f"{file}: {error.strerror}") from error
    except ValueError as error:  # a null character in the name
        raise BadInput(f"{file}: {error}") from error


def _opened(file: str) -> BinaryIO:
    return os.fdopen(0, "rb", closefd=False) if file == "-" else Path(file).open("rb")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command.

    Parameters
    ----------
    arguments
        Those after the command's name; the process's own if not given.

    Returns
    -------
    int
        The exit status.
    """
    _write_utf8(sys.stdout, sys.stderr)
    try:
        _run(sys.argv[1:] if arguments is None else list(arguments))
        sys.stdout.flush()
    except click.ClickException as error:
        _complain(_place(error) + error.format_message())
        return error.exit_code
    except KeyboardInterrupt:
        return FAILURE
    except BrokenPipeError:
        _let_go_of(sys.stdout)
    except OSError as error:
        _complain(str(error))
        _let_go_of(sys.stdout)
        return FAILURE
    return SUCCESS


def _run(arguments: list[str]) -> None:
    """Run without click's own `main`, which has an exit status and a usage block of its own."""
    try:
        with commands.make_context("uno-kart-lab", arguments) as context:
            commands.invoke(context)
    except click.exceptions.Exit:
        pass  # --help and --version have said what there is to say


def _place(error: click.ClickException) -> str:
    if isinstance(error, click.UsageError) and error.ctx is not None:
        return f"{error.ctx.command_path}: "
    return ""


def _write_utf8(*streams: TextIO) -> None:
    """Have the streams write UTF-8 whatever the locale says, and escape half a surrogate pair."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def _complain(message: str) -> None:
    """Write `message` as exactly one line: a file's name may hold a line break."""
    print("".join(c if c.isprintable() else ascii(c)[1:-1] for c in message), file=sys.stderr)


def _let_go_of(stream: TextIO) -> None:
    """Keep the interpreter from complaining, at its end, of what `stream` could not write."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
