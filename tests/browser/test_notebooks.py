"""Every notebook, opened in the app and run in JupyterLab: nothing goes wrong in the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENT, errors_of
from tests.browser.jupyterlab_process import running_jupyterlab
from uno_kart_lab.lessons import lessons
from uno_kart_lab.notebook_files import notebook_folder

NOTEBOOKS = sorted(path.name for path in notebook_folder().glob("*.ipynb"))
# The cells of one lesson are those of another but for its name and the number of its scenes.
ALIKE = {lesson.notebook for lesson in lessons("en")[1:-1]}
ERRORS = ".jp-RenderedText[data-mime-type='application/vnd.jupyter.error']"
WARNINGS = ".jp-RenderedText[data-mime-type='application/vnd.jupyter.stderr']"

OPEN = "name => window.jupyterapp.commands.execute('docmanager:open', { path: name })"
# What is not saved is asked about.
CLOSE = """async () => {
  const { commands, serviceManager } = window.jupyterapp;
  await commands.execute("docmanager:save");
  await commands.execute("application:close-all");
  await serviceManager.sessions.shutdownAll();
}"""


class JupyterLab:
    """JupyterLab in a browser, with one notebook open at a time.

    Parameters
    ----------
    page
        The browser's, with nothing on it yet.
    url
        Where JupyterLab opens the notebooks.
    """

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.errors = errors_of(page)
        page.add_init_script(PATIENT)

    def start(self) -> None:
        """Have the page load, with no notebook open."""
        self.page.goto(self.url)
        expect(self.page.get_by_role("menuitem", name="Run", exact=True)).to_be_visible()

    def run(self, name: str) -> None:
        """Open a notebook, and run its cells."""
        self.errors.clear()
        self.page.evaluate(OPEN, name)
        expect(self.page.get_by_text("| Idle")).to_be_visible()
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        last = self.page.locator(".jp-Notebook .jp-CodeCell").last
        count = (notebook_folder() / name).read_text("utf-8").count('"cell_type": "code"')
        expect(last.locator(".jp-InputPrompt")).to_have_text(f"[{count}]:")

    def close(self) -> None:
        """Close the notebook, and shut down its kernel."""
        self.page.evaluate(CLOSE)


@pytest.fixture(scope="module")
def started(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[JupyterLab]:
    """Give JupyterLab in one browser, which reads and compiles its front end once."""
    with running_jupyterlab(tmp_path_factory.mktemp("jupyterlab")) as app:
        page = browser.new_page()
        jupyterlab = JupyterLab(page, f"{app.url}lab")
        jupyterlab.start()
        yield jupyterlab
        page.close()


@pytest.fixture
def jupyterlab(started: JupyterLab) -> Iterator[JupyterLab]:
    """Give JupyterLab with no kernel running."""
    yield started
    started.close()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_opens_in_the_app(
    page: Page, app_url: str, page_errors: list[str], name: str
) -> None:
    asked_for: list[str] = []
    page.on("request", lambda request: asked_for.append(request.url))
    # The experiments play a million games first.
    page.goto(f"{app_url}voila/render/{name}", timeout=120_000)
    expect(page.locator(".jp-OutputArea-output").last).to_be_visible()
    expect(page.locator("#loading")).to_be_hidden()
    page.wait_for_load_state("networkidle")
    assert page.locator(f"{ERRORS}, {WARNINGS}").count() == 0
    assert page_errors == []
    assert [url for url in asked_for if not url.startswith((app_url, "blob:", "data:"))] == []


@pytest.mark.parametrize("name", [name for name in NOTEBOOKS if name not in ALIKE])
def test_a_notebook_runs_in_jupyterlab(jupyterlab: JupyterLab, name: str) -> None:
    jupyterlab.run(name)
    assert jupyterlab.page.locator(f"{ERRORS}, {WARNINGS}").count() == 0
    assert jupyterlab.errors == []


def test_the_list_of_lessons_leads_to_one_in_jupyterlab(jupyterlab: JupyterLab) -> None:
    jupyterlab.run("index.ipynb")
    page = jupyterlab.page
    # The first of its name is the text that is kept in the notebook.
    page.locator(".uk-course").get_by_role("link", name="Saying UNO").click()
    expect(page).to_have_url(f"{jupyterlab.url}/tree/lesson-7-saying-uno.ipynb")
    expect(page.get_by_role("tab", name="lesson-7-saying-uno.ipynb")).to_be_visible()
