"""The Lab as it is served: over Voilà as a web app, and in JupyterLab."""
