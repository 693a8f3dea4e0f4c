"""FISE on the DRAE XXII CD (1.0-2003). What the keys mean: see the package."""

from __future__ import annotations

from .common import SIGNED_SLIP, by_topic, citing

clauses = citing("fise-2003")

FISE_2003 = {
    "starts": {
        "round-robin": {"by": "listed", "because": clauses("4.1")},
        "swiss": {"by": "listed", "because": clauses("4.2")},
        "match": {"by": "alternate", "because": clauses("4.3")},
    },
    "lots": {},  # 4.3 asks for one and does not describe it
    "centre_required": True,  # 6
    "taken_back_if": ("unseen", "dropped"),  # 22: seen by the rival because it was laid
    "slides_to_link": True,  # 21.1
    "rearranged_to": {"correct"},  # 21.1–21.3
    "blank_fixed": "said",  # 10.1
    "exchange_binds": False,
    "exchange_number_binds": True,  # 24
    "manners": {
        "face-up": {"because": clauses("24")},
        "on-board": {"because": clauses("24")},
        "on-board-unannounced": {"because": clauses("24")},
        "returned-first": {"because": clauses("24")},
        "unannounced": {"because": clauses("24")},
    },
    "sanction": {"points": 30, "exact": True, "because": clauses("41.5")},
    "refill": "to-seven",  # 29.p2
    "challenge_from": "announced",  # 29.p1: the rival decides after hearing the score
    "challenge_once": False,  # 34.p1 asks only that the score is not yet noted
    "slip_items": SIGNED_SLIP,  # 35.1
    "rulers": {"judge"},  # 35.2
    "one_answer": "never",  # 35.2 speaks of the word
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "ends": clauses("40.3"), "deducts": clauses("40.3")},
        "passes": {
            "turns_each": 2,  # 40.2
            "kinds": {"pass", "invalid"},  # 40.p1: the word must have been found invalid
            "says": {"invalid": clauses("40.p1"), "withdrawn": clauses("40.p1")},
            "not_at_nil_nil": [],
            "racks": "own",  # 40.p2
            "ends": clauses("40.2"),
            "deducts": clauses("40.p2"),
        },
        "blocked": {"racks": "own", "ends": clauses("40.1"), "deducts": clauses("40.p2")},
        "time": {
            "racks": "stand",  # 40.4
            "rules_equalising_turn": True,  # 27.p2 refers to 40.4 alone
            "ends": clauses("27.p2 40.4"),
            "deducts": clauses("40.4"),
        },
    },
    "clock": {"timer_ms": 120_000, "points_a_minute": 10},  # 28.1, 32
    "leaves_open": {},
    "because": by_topic(
        clauses,
        # the play
        original="1", line="8", link="2", opening="6", lengthening="9.p1 9.1", crossing="9.p1 9.2",
        parallel="9.p1 9.3", values="12", letter_premium="13", word_premium="14", word_premiums="15",
        centre="16", premium_once="17", several_words="18", full_rack="19", digraph="11",
        blank="10.1", blank_letter="10.p1", blank_letters="10.1", blank_value="10.2",
        blank_repeats="10.3", blanks_and_bonus="10.1", exchange="24", pass_="25", draw="29.p2",
        # challenges
        accept="33", gone_by="34.p2", challenge="34.p1 29.p1", entitled="36", ruling="35.2",
        found_valid="34.p1", found_invalid="34.p1", frozen="35.5", meaning="35.7", slip="35.1",
        # the table
        set="3", opening_draw="6", line_fixed="20.1 20.2", several_at_once="20.3", must_be_played="22",
        rearrange="21.p1 21.1 21.2", rearrange_purpose="21.3", penalty="23", exchange_announced="24",
        count_bag="26", announce="29.p1", note="29.p1", clock="29.p3",
        overtime="32",
        # time and sheets
        time="27.p1 28.p1 28.2", timer="28.1 30.p1", handling="32", stops="31.p1", half="31.p1", arbiter="31.5",
        dispute="31.3", sheet="5.1", surplus="7.p2 7.2 7.3 31.4",
    ),
}
