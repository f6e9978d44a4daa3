"""How fast the engine and the page are, each beside something that is known; see README.md."""
