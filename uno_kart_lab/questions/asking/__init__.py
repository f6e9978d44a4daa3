"""Finding what can be asked: a module for each chapter of the rulebook.

A chapter's `of_event` asks about an event of a scene, its `of_table` about a position. Both take
what one reader sees; the right answer is read off the events, or asked of the engine, and never
worked out anew. What mistakes would answer stands beside it, row by row.
"""
