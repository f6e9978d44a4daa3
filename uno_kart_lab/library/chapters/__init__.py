"""The cases, a file for each part of the game, in the order of a course."""
