"""The rulebook's chapters: every rule with its title, its text and where it comes from."""
