"""Many visitors at once: what each has to wait, and what each takes; see docs/hosting.md."""
