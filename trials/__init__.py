"""What takes longer than a test may: how fast it is, what many visitors take, what it survives."""
