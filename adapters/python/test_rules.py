"""Cases beside those of the suite: points and legality on their own, and who stands by when a rule applies.

Run with: python3 -m unittest discover adapters/python
"""

from __future__ import annotations

import unittest

from examples import PATIO, place, play, position, tiles
from scrabble.board import lay, placement_problem, words_formed
from scrabble.scoring import play_score


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
            ("not-in-line", PATIO, []),
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


class Grounds(unittest.TestCase):
    """A play cites the rules that it used, and no others."""

    def test_clauses_of_a_play(self):
        plain = ["1", "8", "2", "9.p1"]
        for title, before, event, expected in (
            ("a word made longer over a covered premium", PATIO, place("A", "H11", "S"),
             [*plain, "9.1", "12", "17"]),
            ("a word across another", PATIO, place("A", "G7 I7", "LO"),
             [*plain, "9.2", "12", "13"]),
            ("a first word of seven tiles with a blank", {}, place("A", "H2 H3 H4 H5 H6 H7 H8", "AEOSRTl"),
             ["1", "8", "6", "12", "13", "14", "16", "19", "10.p1", "10.2", "10.1"]),
        ):
            with self.subTest(title):
                rack = {"A": [tile["tile"] for tile in event["tiles"]] + ["X"], "B": ["E"]}
                found = play("fise-2003", position(board=list(before.values()), racks=rack), event)
                cited = [clause.split(":")[1] for clause in found["outcomes"][0]["because"]]
                self.assertEqual(cited, expected)


NOT_BEGUN = position(racks={"A": [], "B": []})
OFF_CENTRE = place("A", "A1 A2", "SE")
VOID = {"type": "decide-opening", "by": "B", "accept": False}
LAY = {"type": "lay", "by": "A", "tiles": tiles("H8", "S"), "dropped": False, "seen": True}
LOT = {"type": "draw-lots", "purpose": "start", "lots": {"A": "S", "B": "A"}}
START = {
    "type": "assign-start", "format": "swiss", "listed": "B", "game": 1, "firstStarter": "A",
    "starts": {"A": 0, "B": 0}, "program": False, "announced": False, "notified": False,
}


class Replays(unittest.TestCase):
    def test_a_refused_event_leaves_everything_as_it_was(self):
        for title, edition, before, events, reason in (
            ("who has laid a tile does not exchange", "fise-2009", position(),
             [LAY, {"type": "exchange", "by": "A", "tiles": ["E"]}], "out-of-order"),
            ("a play through the centre is not for the rival to void", "fise-2009", position(),
             [place("A", "H8 H9", "SE"), VOID], "nothing-wrong"),
            ("one decides on a missed centre once", "fise-2009", position(),
             [OFF_CENTRE, {**VOID, "accept": True}, VOID], "settled"),
            ("the author does not decide on it", "fise-2009", position(),
             [OFF_CENTRE, {**VOID, "by": "A"}], "not-entitled"),
            ("a tile left off when rearranging", "resumen-2018", position(board=list(PATIO.values())),
             [place("A", "H11 H12", "SE"),
              {"type": "rearrange", "by": "A", "tiles": tiles("H11", "S"), "purpose": "correct"}],
             "tile-not-on-rack"),
            ("no lots for the chair after those for the start", "ajs-2024", NOT_BEGUN,
             [LOT, {"type": "request-seat-lots", "by": "A", "agreed": False}], "too-late"),
            ("no start is settled in mid-game", "fise-2009", position(), [START], "too-late"),
        ):
            with self.subTest(title):
                found = play(edition, before, *events)
                self.assertEqual(found["outcomes"][-1].get("reason"), reason)
                self.assertEqual(found["state"], play(edition, before, *events[:-1])["state"])

    def test_a_void_opening_goes_back_to_the_rack_and_costs_the_turn(self):
        found = play("fise-2009", position(), OFF_CENTRE, VOID)
        self.assertEqual(sorted(found["state"]["racks"]["A"]), sorted("AEOSRTL"))
        self.assertEqual(found["state"]["toMove"], "B")

    def test_tiles_of_a_lot_go_back(self):
        found = play("redeletras", NOT_BEGUN, LOT)
        self.assertEqual(sorted(found["state"]["bag"]), sorted("AEOS"))
        self.assertEqual(found["state"]["toMove"], "B")


if __name__ == "__main__":
    unittest.main()
