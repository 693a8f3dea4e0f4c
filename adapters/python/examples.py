"""Tables and events that the tests share."""

from __future__ import annotations

from scrabble.board import lay
from scrabble.replay import replay


def tiles(squares, letters):
    """tiles("H7 H8", "SI") lays S and I; a lower-case letter is a blank that stands for it."""
    laid = []
    for square, letter in zip(squares.split(), letters.split() if " " in letters else letters):
        blank = {"tile": "?", "as": letter.upper()}
        laid.append({"square": square, **(blank if letter.islower() else {"tile": letter})})
    return laid


PATIO = lay({}, tiles("H6 H7 H8 H9 H10", "PATIO"))


def position(**changes):
    """A game just begun, unless changes say otherwise."""
    return {
        "board": [], "racks": {"A": list("AEOSRTL"), "B": list("EAINDCU")}, "bag": list("AEOS"),
        "scores": {"A": 0, "B": 0}, "clocks": {"A": 0, "B": 0}, "toMove": "A", "turns": [],
        "recording": "sheets", "lexicon": [],
        **changes,
    }


def online(**changes):
    """A game in progress, with PATIO on the board, whose score a program keeps."""
    played = [{"by": "A", "kind": "play"}, {"by": "B", "kind": "play"}]
    return position(**{
        "recording": "automatic", "board": list(PATIO.values()), "scores": {"A": 60, "B": 45},
        "turns": played, **changes,
    })


def play(edition, before, *events):
    return replay({"edition": edition, "readings": {}, "position": before, "events": list(events)})


def place(by, squares, letters):
    return {"type": "place", "by": by, "tiles": tiles(squares, letters)}


def challenge(by, *words):
    return {"type": "challenge", "by": by, "words": [list(word) for word in words]}


def passing(by):
    return {"type": "pass", "by": by}


RULE = {"type": "rule", "by": "judge", "agreed": ["A", "B"], "inView": True}
