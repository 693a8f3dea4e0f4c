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
            (None, PATIO, tiles("G10 I10", "LA")),
        ):
            with self.subTest(reason):
                self.assertEqual(placement_problem(board, laid, centre_required=True), reason)


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
