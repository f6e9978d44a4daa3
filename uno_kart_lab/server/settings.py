"""The limits and settings that the Lab is served with."""

from functools import partial
from typing import Any

from jinja2 import pass_context
from jinja2.runtime import Context
from traitlets.config import Config

from uno_kart_lab.i18n import _, translate, translator
from uno_kart_lab.server.compiled import CompileOnce
from uno_kart_lab.server.hosting import Hosting
from uno_kart_lab.server.kernels import KernelManager
from uno_kart_lab.spoken import spoken

LANGUAGE_HEADER = "Uno-Kart-Lab-Language"
"""By which a kernel is told what its visitor speaks."""

# Seconds. A visitor's kernel goes when the page is left; this is for pages that could not say
# goodbye, and long enough for a phone that was put away for a while.
IDLE_KERNEL_KEPT = 20 * 60
IDLE_KERNELS_LOOKED_FOR_EVERY = 60

_AFTER_AN_ERROR = _("Reload the page to start it anew.")

_PAGE_WORDS = {
    "did_not_come": _("This part of the page did not come: there is much to do here just now."),
    "load_again": _("Load again"),
    "loading": _("One moment: the table is being laid …"),
    "no_script": _("This page needs JavaScript. Please allow it, and load the page again."),
}

# Of JupyterLab's extensions that are installed: whatever else there is would be fetched before the
# page is there, and might not go with it.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)


def voila_settings(hosting: Hosting) -> Config:
    """Give the configuration of the Voilà app: what visitors see, and what they may take up."""
    config = page_settings()
    config.VoilaConfiguration.multi_kernel_manager_class = KernelManager
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": 0},
        **{name: {"pool_size": waiting} for name, waiting in hosting.waiting.items()},
    }
    config.VoilaKernelManager.most_visitors = hosting.most_visitors
    config.MappingKernelManager.transport_encryption = "auto"
    config.MappingKernelManager.allow_tracebacks = False
    config.MappingKernelManager.cull_idle_timeout = IDLE_KERNEL_KEPT
    config.MappingKernelManager.cull_interval = IDLE_KERNELS_LOOKED_FOR_EVERY
    return config


def page_settings() -> Config:
    """Give the configuration of the pages, wherever they are served."""
    config = Config()
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.http_header_envs = [LANGUAGE_HEADER]
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.page_config_hook = _from_here
    config.VoilaExporter.preprocessors = [CompileOnce]
    config.merge(in_language(spoken()))
    return config


def _from_here(page_config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Have a page set formulas with what Voilà brings along, and not with another host's."""
    return page_config | {"fullMathjaxUrl": None, "mathjaxConfig": None}


def in_language(lang: str) -> Config:
    """Give what the pages say of themselves in a language."""
    config = Config()
    config.HTMLExporter.language_code = lang
    config.VoilaExecutor.cell_error_instruction = translate(_AFTER_AN_ERROR, translator(lang))
    # Without a context, a word would be looked up when its template is compiled, for all languages.
    config.TemplateExporter.filters = {"page_word": pass_context(partial(_page_word, lang))}
    return config


def _page_word(lang: str, _context: Context, name: str) -> str:
    return translate(_PAGE_WORDS[name], translator(lang))
