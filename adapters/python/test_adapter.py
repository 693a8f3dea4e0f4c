"""Checks that the suite cannot make: points and legality on their own, and bad lines on stdin.

Run with: python3 adapters/python/test_adapter.py
"""

from __future__ import annotations

import json
import pathlib
import subprocess
import sys
import unittest

from scrabble.board import lay, placement_problem, words_formed
from scrabble.replay import replay
from scrabble.scoring import play_score

ADAPTER = pathlib.Path(__file__).with_name("adapter.py")


def tiles(squares, letters):
    """tiles("H7 H8", "SI") lays S and I; a lower-case letter is a blank that stands for it."""
    laid = []
    for square, letter in zip(squares.split(), letters.split() if " " in letters else letters):
        blank = {"tile": "?", "as": letter.upper()}
        laid.append({"square": square, **(blank if letter.islower() else {"tile": letter})})
    return laid


PATIO = lay({}, tiles("H6 H7 H8 H9 H10", "PATIO"))


def score(board, laid):
    after = lay(board, laid)
    return play_score(after, laid, words_formed(after, laid))


class Points(unittest.TestCase):
    def test_points_of_a_play(self):
        for title, board, laid, expected in (
            ("the first word is doubled by the centre", {}, tiles("H7 H8", "SI"), 4),
            ("covered premiums count no more", PATIO, tiles("H11", "S"), 8),
            ("a letter premium, then the word", PATIO, tiles("H11 H12", "S Z"), 28),
            ("a blank is worth nothing", PATIO, tiles("H11", "s"), 7),
            ("a digraph is one tile", {}, tiles("H8 H9 H10 H11", "CH A L E"), 16),
            ("seven tiles earn fifty points", {}, tiles("H8 I8 J8 K8 L8 M8 N8", "ORDENAS"), 68),
            ("every word formed counts", PATIO, tiles("G10 G11", "LA"), 4),
        ):
            with self.subTest(title):
                self.assertEqual(score(board, laid), expected)

    def test_refusals(self):
        for reason, board, laid in (
            ("square-occupied", PATIO, tiles("H8", "S")),
            ("blank-undefined", PATIO, [{"square": "H11", "tile": "?"}]),
            ("not-in-line", PATIO, tiles("H11 I12", "SE")),
            ("too-few-tiles", {}, tiles("H8", "A")),
            ("centre-missed", {}, tiles("A1 A2", "SI")),
            ("gap", PATIO, tiles("H11 H13", "SE")),
            ("not-connected", PATIO, tiles("A1 A2", "SI")),
            ("split-digraph", {}, tiles("H8 H9 H10 H11", "CHAL")),
            ("split-digraph", {}, tiles("H6 H7 H8 H9", "CAÑr") + tiles("H10", "R")),
            (None, {}, tiles("H8 H9 H10 H11", "HCAL")),
            (None, PATIO, tiles("G10 I10", "LA")),
        ):
            with self.subTest(reason):
                self.assertEqual(placement_problem(board, laid, centre_required=True), reason)


def position(**changes):
    """A game just begun, unless changes say otherwise."""
    both = {"A": 0, "B": 0}
    return {
        "board": [], "racks": {"A": list("AEOSRTL"), "B": list("EAINDCU")}, "bag": list("AEOS"),
        "scores": both, "toMove": "A", "turns": [], "recording": "sheets", "timing": "running",
        "clocks": both, "lexicon": [], "handling": {"mode": "slips"}, **changes,
    }


NOT_BEGUN = position(racks={"A": [], "B": []})
OFF_CENTRE = {"type": "place", "by": "A", "tiles": tiles("A1 A2", "SE")}
VOID = {"type": "decide-opening", "by": "B", "accept": False}
LAY = {"type": "lay", "by": "A", "tiles": tiles("H8", "S"), "dropped": False, "seen": True}
LOT = {"type": "draw-lots", "purpose": "start", "lots": {"A": "S", "B": "A"}}


class Replays(unittest.TestCase):
    """Cases beside those of the suite: a refused event leaves everything as it was."""

    def test_refused(self):
        for title, edition, before, events, reason in (
            ("who has laid a tile does not pass", "fise-2009", position(),
             [LAY, {"type": "pass", "by": "A"}], "out-of-order"),
            ("nor exchanges", "fise-2009", position(),
             [LAY, {"type": "exchange", "by": "A", "tiles": ["E"]}], "out-of-order"),
            ("a play through the centre is not for the rival to void", "fise-2009", position(),
             [{**OFF_CENTRE, "tiles": tiles("H8 H9", "SE")}, VOID], "nothing-wrong"),
            ("one decides on a missed centre once", "fise-2009", position(),
             [OFF_CENTRE, {**VOID, "accept": True}, VOID], "settled"),
            ("the author does not decide on it", "fise-2009", position(),
             [OFF_CENTRE, {**VOID, "by": "A"}], "not-entitled"),
            ("a tile left off when rearranging", "resumen-2018", position(board=list(PATIO.values())),
             [{**OFF_CENTRE, "tiles": tiles("H11 H12", "SE")},
              {"type": "rearrange", "by": "A", "tiles": tiles("H11", "S"), "purpose": "correct"}],
             "must-be-played"),
            ("no lots for the chair after those for the start", "ajs-2024", NOT_BEGUN,
             [LOT, {"type": "request-seat-lots", "by": "A", "agreed": False}], "too-late"),
            ("no start is settled in mid-game", "fise-2009", position(),
             [{"type": "assign-start", "format": "swiss", "listed": "B"}], "too-late"),
        ):
            with self.subTest(title):
                ask = {"edition": edition, "readings": {}, "position": before}
                found = replay({**ask, "events": events})
                self.assertEqual(found["outcomes"][-1].get("reason"), reason)
                self.assertEqual(found["state"], replay({**ask, "events": events[:-1]})["state"])

    def test_a_void_opening_is_an_invalid_play(self):
        ask = {"edition": "fise-2009", "readings": {}, "position": position()}
        found = replay({**ask, "events": [OFF_CENTRE, VOID]})
        self.assertEqual(found["state"]["turns"], [{"by": "A", "kind": "invalid"}])
        self.assertEqual(sorted(found["state"]["racks"]["A"]), sorted("AEOSRTL"))

    def test_tiles_of_a_lot_go_back(self):
        found = replay({"edition": "redeletras", "readings": {}, "position": NOT_BEGUN, "events": [LOT]})
        self.assertEqual(sorted(found["state"]["bag"]), sorted("AEOS"))
        self.assertEqual(found["state"]["toMove"], "B")


class Lines(unittest.TestCase):
    def test_answers_to_bad_lines(self):
        lines = {
            b"this is not JSON": (None, -32700),
            b"\xff\xfe\x00": (None, -32700),
            b"[" * 100_000: (None, -32700),
            b"": (None, -32700),
            b"[]": (None, -32600),
            b"{}": (None, -32600),
            b'{"jsonrpc":"2.0","id":7,"method":"lexicon/judge","params":{}}': (7, -32601),
            b'{"jsonrpc":"2.0","id":8,"method":"game/replay","params":{}}': (8, -32602),
            b'{"jsonrpc":"2.0","id":9,"method":"shutdown"}': (9, None),
        }
        sent = b"\n".join(lines) + b"\n"
        run = subprocess.run([sys.executable, str(ADAPTER)], input=sent, capture_output=True)
        answers = [json.loads(line) for line in run.stdout.splitlines()]
        found = [(answer["id"], answer.get("error", {}).get("code")) for answer in answers]
        self.assertEqual(found, list(lines.values()))
        self.assertEqual(run.returncode, 0)


if __name__ == "__main__":
    unittest.main()
