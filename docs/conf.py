"""How Sphinx builds the documents: `make docs`.

Its source is the whole repository, so that what is linked from a document is linked from its page.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from docs.extensions.lesson_pages import PAGES
from uno_kart_lab import __version__

project = "Uno Kart Lab"
author = "Uno Kart Lab contributors"
version = release = __version__

extensions = [
    "myst_nb",
    "numpydoc",
    "sphinx.ext.autodoc",
    "sphinx.ext.viewcode",
    "docs.extensions",
]
root_doc = "docs/index"
include_patterns = [
    "docs/**",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "trials/benchmarks/README.md",
    "tests/*/SURVIVORS.md",
    "uno_kart_lab/locale/README.md",
    *(f"notebooks/{page}.ipynb" for page in PAGES),
]
# Never to be looked into.
exclude_patterns = [
    ".*",
    "**/.*",
    "**/__pycache__",
    "build",
    "dist",
    "mutants",
    "node_modules",
]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
nb_custom_formats = {".ipynb": "docs.extensions.lesson_pages.as_page"}
nb_execution_mode = "force"
nb_execution_excludepatterns = ["notebooks/*"]
nb_execution_raise_on_error = True
nb_execution_timeout = 120
# No page shows a widget, which would be fetched from elsewhere.
nb_ipywidgets_js = {}

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
default_role = "code"
numpydoc_show_class_members = False
python_use_unqualified_type_names = True
nitpicky = True
# What other packages have is not looked up: these pages are built without a network.
nitpick_ignore_regex = [
    ("py:.*", r"(collections|os|pandas|pd|t|threading|traitlets)\..*"),
    ("py:.*", "Client|Event|Progress|RuleId"),
]

pygments_style = "a11y-light"
pygments_dark_style = "a11y-dark"
html_theme = "furo"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#4a2fbd", "color-brand-content": "#4a2fbd"},
    "dark_css_variables": {"color-brand-primary": "#b5a3ff", "color-brand-content": "#b5a3ff"},
}
html_title = "Uno Kart Lab"
html_static_path = ["static"]
html_css_files = ["docs.css"]
html_extra_path = ["index.html"]
html_copy_source = False
html_show_copyright = False
