"""What strangers may send, sent at random, for longer than a test may take."""
