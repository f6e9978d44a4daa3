"""The rules of the game: positions, actions, events and the engine. Standard library only."""
