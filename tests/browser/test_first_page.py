import pytest
from playwright.sync_api import Page, expect


def test_the_app_opens_on_the_first_page(page: Page, app_url: str, page_errors: list[str]) -> None:
    page.goto(app_url)
    expect(page).to_have_title("Uno Kart Lab")
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    assert page_errors == []


@pytest.mark.parametrize(
    ("scheme", "name", "background"),
    [
        ("light", "JupyterLab Light", "rgb(255, 255, 255)"),
        ("dark", "JupyterLab Dark", "rgb(17, 17, 17)"),
    ],
)
def test_the_page_is_as_light_or_dark_as_the_browser(
    page: Page, app_url: str, scheme: str, name: str, background: str
) -> None:
    page.goto(app_url)
    page.emulate_media(color_scheme="light" if scheme == "light" else "dark")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-name", name)
    expect(page.locator("body")).to_have_css("background-color", background)


def test_leaving_the_page_ends_its_kernel(page: Page, app_url: str) -> None:
    page.goto(app_url)
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    kernel = page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
    )
    address = f"{app_url}api/kernels/{kernel}"
    assert page.request.get(address).status == 200

    onlooker = page.context.new_page()
    onlooker.goto(f"{app_url}no-such-page")
    page.goto("about:blank")
    onlooker.wait_for_function(
        "async address => (await fetch(address)).status === 404", arg=address
    )
