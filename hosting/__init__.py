"""Settings for others' programs that host the Lab, and the tests that start them."""
