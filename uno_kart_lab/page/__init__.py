"""The page of a game: what it is sent and says, and its front end in `static`.

The Lab in a notebook shows it with a kernel behind it, a replay file without one.
"""
