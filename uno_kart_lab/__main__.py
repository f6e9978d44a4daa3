"""``python -m uno_kart_lab`` is the command ``uno-kart-lab``."""

from uno_kart_lab.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
