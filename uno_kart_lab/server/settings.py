"""The limits and settings that the Lab is served with."""

from functools import partial

from traitlets.config import Config

from uno_kart_lab.i18n import _, translate, translator
from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
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
}

# A kernel that waits takes about 40 MiB, so only the first page has one.
KERNELS_WAITING = 1

# Of JupyterLab's extensions that are installed: whatever else there is would be fetched before the
# page is there, and might not go with it.
EXTENSIONS = (
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
)


def voila_settings() -> Config:
    """Give the configuration of the Voilà app: what visitors see, and what they may take up."""
    config = Config()
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.http_header_envs = [LANGUAGE_HEADER]
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.extension_allowlist = list(EXTENSIONS)
    config.VoilaConfiguration.multi_kernel_manager_class = KernelManager
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": 0},
        FIRST_NOTEBOOK: {"pool_size": KERNELS_WAITING},
    }
    config.MappingKernelManager.transport_encryption = "auto"
    config.MappingKernelManager.allow_tracebacks = False
    config.MappingKernelManager.cull_idle_timeout = IDLE_KERNEL_KEPT
    config.MappingKernelManager.cull_interval = IDLE_KERNELS_LOOKED_FOR_EVERY
    config.merge(in_language(spoken()))
    return config


def in_language(lang: str) -> Config:
    """Give what the pages say of themselves in a language."""
    config = Config()
    config.HTMLExporter.language_code = lang
    config.VoilaExecutor.cell_error_instruction = translate(_AFTER_AN_ERROR, translator(lang))
    config.TemplateExporter.filters = {"page_word": partial(_page_word, lang)}
    return config


def _page_word(lang: str, name: str) -> str:
    return translate(_PAGE_WORDS[name], translator(lang))
