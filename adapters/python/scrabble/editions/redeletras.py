"""FISE as used by ReDeLetras. What the keys mean: see the package."""

from __future__ import annotations

from .common import SIGNED_SLIP, by_topic, citing

clauses = citing("redeletras")

REDELETRAS = {
    "starts": {  # 4.p1
        kind: {"by": "lot", "because": clauses("4.p1")}
        for kind in ("round-robin", "swiss", "match", "teams", "koth")
    },
    "lots": {"start": clauses("4.p1")},
    "centre_required": True,  # 6
    "taken_back_if": ("dropped",),  # 22 speaks of tiles laid; only fise-2009:23 adds those that fall
    "slides_to_link": True,  # 21.1
    "rearranged_to": {"correct"},  # 21.1, 21.2
    "blank_fixed": "counted",  # 21.p2
    "exchange_binds": True,  # 24
    "exchange_number_binds": False,
    "manners": {
        "face-up": {"because": clauses("24")},
        "on-board": {"because": clauses("24")},
        "on-board-unannounced": {"because": clauses("24")},
        "returned-first": {"because": clauses("24")},
        "unannounced": {"because": clauses("24")},
    },
    "sanction": {"points": 30, "exact": True, "because": clauses("38.p5")},
    "refill": "to-seven",  # 29.p4, 29.p7
    "challenge_from": "announced",  # 34.p1: once its author has finished counting
    "challenge_once": False,  # 34.p1 asks only that the opponent has not noted the score
    "slip_items": SIGNED_SLIP,  # 35.1
    "rulers": {"judge"},  # 35.2
    "one_answer": "never",  # 35.2 speaks of the word
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "ends": clauses("37.4"), "deducts": clauses("37.p3")},
        "passes": {
            "turns_each": 2,  # 37.2
            "kinds": {"pass", "invalid", "withdrawn"},  # 37.p1: that the rival rejected it is enough
            "says": {kind: clauses("37.p1") for kind in ("exchange", "invalid", "withdrawn")},
            "not_at_nil_nil": [],  # the exception at 0–0 is part of 37.3 only
            "racks": "own",  # 37.p2
            "ends": clauses("37.2"),
            "deducts": clauses("37.p2"),
        },
        "scoreless": {
            "turns_each": 6,  # 37.3
            "kinds": {"pass", "invalid", "exchange"},  # 37.3 lists no others
            "says": {},
            "not_at_nil_nil": clauses("37.3"),
            "racks": "own",  # 37.p2
            "ends": clauses("37.3"),
            "deducts": clauses("37.p2"),
        },
        "blocked": {"racks": "own", "ends": clauses("37.1"), "deducts": clauses("37.p2")},
        "time": {
            "racks": "stand",  # 37.p4
            "rules_equalising_turn": True,  # 27.p2 refers to 37.5 alone
            "ends": clauses("27.p2 37.5"),
            "deducts": clauses("37.p4"),
        },
    },
    "clock": None,  # reloj and planilla are not claimed
    "leaves_open": {},
    "because": by_topic(
        clauses,
        # the play
        original="1", line="2.p1 8", link="2.p2", opening="6", lengthening="9.p1 9.1",
        crossing="9.p1 9.2", parallel="9.p1 9.3", values="12", letter_premium="13",
        word_premium="14.p1 14.p2", word_premiums="15", centre="16", premium_once="17",
        several_words="18", full_rack="19", digraph="11.p1", blank="10.1", blank_letter="10.p1",
        blank_letters="10.1", blank_value="10.2", blank_repeats="10.3", blanks_and_bonus="10.1",
        exchange="24", pass_="25", draw="29.p4",
        # challenges
        accept="33", gone_by="34.p2", challenge="34.p1", entitled="36", ruling="35.2",
        found_valid="34.p1", found_invalid="34.p1", frozen="35.5", meaning="35.p1", slip="35.1",
        # the table
        set="3", opening_draw="6", line_fixed="20.1 20.2", several_at_once="20.p1", must_be_played="22",
        rearrange="21.p1 21.1 21.2", rearrange_purpose="21.2", count_fixes="21.p2", penalty="23",
        blank_claim="10.1", exchange_announced="24", count_bag="26", announce="29.p1", note="29.p1",
        clock="29.p5", overtime="32.p2",
    ),
}
