"""Files: reading untrusted input, and writing it. Nothing else in the package parses."""

from uno_kart_lab.files.actions import write_action
from uno_kart_lab.files.arrangements import write_arrangement
from uno_kart_lab.files.codes import write_card, write_direction
from uno_kart_lab.files.errors import InputError
from uno_kart_lab.files.positions import write_awaiting, write_position
from uno_kart_lab.files.reading import read_source
from uno_kart_lab.files.records import Record, read_record, write_record
from uno_kart_lab.files.rule_sets import read_rules, write_rules
from uno_kart_lab.files.scenarios import Scenario, read_scenario, write_scenario
from uno_kart_lab.files.sessions import (
    Session,
    SessionNode,
    Start,
    players_of,
    read_session,
    title_of,
    write_names,
    write_session,
    write_start,
)

__all__ = [
    "InputError",
    "Record",
    "Scenario",
    "Session",
    "SessionNode",
    "Start",
    "players_of",
    "read_record",
    "read_rules",
    "read_scenario",
    "read_session",
    "read_source",
    "title_of",
    "write_action",
    "write_arrangement",
    "write_awaiting",
    "write_card",
    "write_direction",
    "write_names",
    "write_position",
    "write_record",
    "write_rules",
    "write_scenario",
    "write_session",
    "write_start",
]
