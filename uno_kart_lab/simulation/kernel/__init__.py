"""The rulebook once more, compiled: what plays 100,000 games while a class is looking.

The engine (`uno_kart_lab.rules`) is the one to be read, and the one that is right. This is checked
against it: `tests/simulation/test_lockstep.py` plays whole games in both and compares the tables
after every action. A module here is a chapter there, with the same names for the same things; what
is missing are the events, and the reasons. Constants come from the engine.

A table is one record (`kernel.table.TABLE`), which the functions change in place. By numba's leave
they may be as small as is good to read: the compiler puts them together.
"""
