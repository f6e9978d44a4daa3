"""What goes wrong with a server, a network or a browser, and what becomes of the game."""
