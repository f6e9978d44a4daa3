"""What a visitor of the built site can do; `make site` runs it, once the site is there."""
