"""The limits and settings that the Lab is served with."""

from traitlets.config import Config

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK
from uno_kart_lab.server.kernels import KernelManager

# Seconds. A visitor's kernel goes when the page is left; this is for pages that could not say
# goodbye, and long enough for a phone that was put away for a while.
IDLE_KERNEL_KEPT = 20 * 60
IDLE_KERNELS_LOOKED_FOR_EVERY = 60

# A kernel that waits takes about 40 MiB, so only the first page has one.
KERNELS_WAITING = 1


def voila_settings() -> Config:
    """Give the configuration of the Voilà app: what visitors see, and what they may take up."""
    config = Config()
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.show_tracebacks = False
    config.VoilaConfiguration.allow_template_override = "NO"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.multi_kernel_manager_class = KernelManager
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaKernelManager.kernel_pools_config = {
        "default": {"pool_size": 0},
        FIRST_NOTEBOOK: {"pool_size": KERNELS_WAITING},
    }
    config.VoilaExecutor.cell_error_instruction = "Reload the page to start it anew."
    config.MappingKernelManager.transport_encryption = "auto"
    config.MappingKernelManager.allow_tracebacks = False
    config.MappingKernelManager.cull_idle_timeout = IDLE_KERNEL_KEPT
    config.MappingKernelManager.cull_interval = IDLE_KERNELS_LOOKED_FOR_EVERY
    return config
