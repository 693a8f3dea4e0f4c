"""Games whose score a program keeps: when a play stands, and what a challenge does to it."""

from __future__ import annotations

import unittest

from examples import RULE, challenge, online, passing, place, play
from scrabble.editions import EDITIONS

PATIOS = place("A", "H11", "S")
SEA = place("A", "I7 I8 I9", "SEA")  # forms SEA, AS, TE, IA
VALID = [list(word) for word in ("PATIOS", "SEA", "AS", "TE")]
AGAIN = ("fise-2003", "redeletras", "resumen-2018")  # editions that admit a second challenge


def in_every_edition(before, *events):
    return [play(edition, before, *events) for edition in EDITIONS]


class Standing(unittest.TestCase):
    def test_a_play_not_challenged_counts_and_is_replaced_from_the_front_of_the_bag(self):
        for found in in_every_edition(online(), SEA):
            self.assertEqual(found["state"]["scores"], {"A": 73, "B": 45})
            self.assertEqual(found["state"]["racks"]["A"], list("ORTL") + list("AEO"))
            self.assertEqual((found["state"]["bag"], found["state"]["toMove"]), (["S"], "B"))

    def test_the_rival_who_plays_on_lets_it_stand(self):
        for found in in_every_edition(online(), SEA, passing("B"), challenge("B", "IA")):
            self.assertEqual(found["outcomes"][2]["reason"], "turn-gone-by")
            self.assertEqual(found["state"]["scores"], {"A": 73, "B": 45})

    def test_what_is_refused_lets_nothing_stand(self):
        for found in in_every_edition(online(), SEA, passing("A"), challenge("B", "IA"), RULE):
            self.assertEqual([outcome["kind"] for outcome in found["outcomes"]],
                             ["done", "refused", "done", "done"])
            self.assertEqual(found["state"]["scores"], {"A": 60, "B": 45})

    def test_going_out_waits_until_the_play_stands(self):
        last = online(bag=[], racks={"A": ["S"], "B": ["Z", "A"]}, lexicon=VALID)
        for found in in_every_edition(last, PATIOS, challenge("B", "PATIOS")):
            self.assertIsNone(found["state"]["ended"])
        for found in in_every_edition(last, PATIOS, challenge("B", "PATIOS"), RULE):
            self.assertEqual(found["state"]["ended"]["reason"], "out")
            self.assertEqual(found["state"]["scores"], {"A": 79, "B": 34})
        for found in in_every_edition(last, PATIOS, passing("B")):
            self.assertEqual(found["outcomes"][1]["reason"], "game-over")

    def test_a_rack_that_was_short_is_filled_to_seven_save_in_the_summary(self):
        short = online(racks={"A": list("SEAO"), "B": list("EAINDCU")}, bag=list("AEOSNRL"))
        for edition, size in (("fise-2003", 7), ("redeletras", 7), ("fise-2009", 7), ("resumen-2018", 4)):
            with self.subTest(edition):
                self.assertEqual(len(play(edition, short, SEA)["state"]["racks"]["A"]), size)

    def test_a_rack_is_filled_only_as_far_as_the_bag_goes(self):
        for found in in_every_edition(online(bag=["Z"]), SEA):
            self.assertEqual(found["state"]["racks"]["A"], list("ORTLZ"))
            self.assertIsNone(found["state"]["ended"])


class Challenges(unittest.TestCase):
    def test_one_wrong_word_brings_the_play_down_and_costs_the_turn(self):
        for edition in EDITIONS:
            with self.subTest(edition):
                found = play(edition, online(lexicon=VALID), SEA, challenge("B", "SEA", "IA"), RULE)
                self.assertFalse(found["outcomes"][2]["report"]["valid"])
                self.assertEqual(sorted(found["state"]["racks"]["A"]), sorted("AEOSRTL"))
                self.assertEqual(found["state"]["toMove"], "B")

    def test_answers_to_one_word_and_to_several(self):
        for edition, one, several in (
            ("fise-2003", "word", "word"), ("redeletras", "word", "word"), ("fise-2009", "word", "play"),
            ("resumen-2018", "word", "word"), ("ajs-2024", "play", "play"),
        ):
            for words, scope in ((["SEA"], one), (["SEA", "AS"], several)):
                with self.subTest(edition, words=words):
                    found = play(edition, online(lexicon=VALID), SEA, challenge("B", *words), RULE)
                    report = found["outcomes"][2]["report"]
                    self.assertEqual((report["scope"], report["valid"]), (scope, True))
                    self.assertEqual(len(report["words"]), len(words) if scope == "word" else 0)

    def test_another_word_after_an_answer_in_favour(self):
        for edition in EDITIONS:
            with self.subTest(edition):
                events = [SEA, challenge("B", "SEA"), RULE, challenge("B", "IA")]
                last = play(edition, online(lexicon=VALID), *events)["outcomes"][3]
                self.assertEqual(last.get("reason"), None if edition in AGAIN else "already-ruled")

    def test_refused_challenges(self):
        for title, events, reason in (
            ("of the own play", [SEA, challenge("A", "SEA")], "not-entitled"),
            ("by the arbiter", [SEA, challenge("arbiter", "SEA")], "not-entitled"),
            ("of a word that only lies there", [SEA, challenge("B", "PATIO")], "not-in-play"),
            ("while another awaits its answer", [SEA, challenge("B", "SEA"), challenge("B", "IA")], "under-ruling"),
            ("of a play that fell", [SEA, challenge("B", "IA"), RULE, challenge("B", "IA")], "already-ruled"),
            ("of the play before the own one", [PATIOS, place("B", "I9", "A"), challenge("B", "PATIOS")],
             "turn-gone-by"),
            ("an answer that nobody asked for", [SEA, RULE], "no-play"),
            ("a turn while an answer is awaited", [SEA, challenge("B", "SEA"), passing("A")], "under-ruling"),
        ):
            for edition in EDITIONS:
                with self.subTest(title, edition=edition):
                    last = play(edition, online(), *events)["outcomes"][-1]
                    self.assertEqual((last["kind"], last.get("reason")), ("refused", reason))

    def test_who_may_answer(self):
        for by, kinds in (
            ("judge", {"fise-2003": "done", "redeletras": "done", "fise-2009": "done", "ajs-2024": "done"}),
            ("runner", {"fise-2003": "refused", "redeletras": "refused", "fise-2009": "refused", "ajs-2024": "done"}),
            ("A", {"fise-2003": "refused", "ajs-2024": "refused", "resumen-2018": "unregulated"}),
        ):
            for edition, kind in kinds.items():
                with self.subTest(edition, by=by):
                    events = [SEA, challenge("B", "SEA"), {**RULE, "by": by}]
                    self.assertEqual(play(edition, online(), *events)["outcomes"][2]["kind"], kind)

    def test_a_play_found_invalid_may_be_the_fourth_pass(self):
        passes = [{"by": player, "kind": "pass"} for player in "ABABAB"][-3:]
        before = online(turns=[{"by": "A", "kind": "play"}, *passes], toMove="A")
        for edition in EDITIONS:
            with self.subTest(edition):
                found = play(edition, before, SEA, challenge("B", "IA"), RULE)
                self.assertEqual(found["state"]["ended"]["reason"], "passes")
                deducted = 0 if edition == "resumen-2018" else -7
                self.assertEqual(found["state"]["scores"]["A"], 60 + deducted)


if __name__ == "__main__":
    unittest.main()
