"""A server for each who signs in, on one machine: for a trial, or in a school's own network.

Whoever knows the password may come, under any name. For more than that, JupyterHub has other
authenticators, and spawners that give each a container or a machine; the rest stays as it is.
"""

# ruff: noqa: F821 what JupyterHub hands in
import os
import sys
from pathlib import Path

from uno_kart_lab.notebook_files import FIRST_NOTEBOOK, copy_notebooks

BIN = Path(sys.executable).parent
# Everybody reads the same notebooks: a game is kept in the browser.
NOTEBOOKS = Path("notebooks").resolve()
copy_notebooks(NOTEBOOKS)

c = get_config()
c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = os.environ["UNO_KART_LAB_PASSWORD"]
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = str(Path("homes").resolve() / "{username}")

c.Spawner.cmd = [str(BIN / "jupyterhub-singleuser")]
c.Spawner.notebook_dir = str(NOTEBOOKS)
c.Spawner.default_url = f"/voila/render/{FIRST_NOTEBOOK}"
c.Spawner.args = ["--ServerApp.jpserver_extensions=uno_kart_lab.server.extension=True"]
# A kernel of a page that was left takes 50 MiB.
c.Spawner.args += ["--MappingKernelManager.cull_idle_timeout=1200"]
