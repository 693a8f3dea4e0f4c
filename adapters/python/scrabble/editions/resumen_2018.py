"""The summary in three pages by H. Moavro, 8 April 2018. What the keys mean: see the package."""

from __future__ import annotations

from .common import by_topic, citing

clauses = citing("resumen-2018")

RESUMEN_2018 = {
    "starts": {},
    "lots": {},
    "centre_required": True,  # 4.s2
    "taken_back_if": None,  # says nothing of taking a tile back
    "slides_to_link": False,  # 18.s1
    "rearranged_to": {"correct", "improve"},  # 18.s1
    "blank_fixed": "said",  # 8.s2
    "exchange_binds": False,
    "exchange_number_binds": False,
    "manners": {
        "face-up": {"because": clauses("19.s2")},
        "returned-first": {"because": clauses("19.s2")},
        "unannounced": {"because": clauses("19.s2")},
    },
    "sanction": None,  # names no sanction
    "refill": "as-laid",  # 5.s1 leaves out the sentence about seven tiles
    "challenge_from": "placed",  # 23.s1 sets no beginning
    "challenge_once": False,  # 23.s1 asks only that the score is not yet noted
    "slip_items": None,  # says nothing of a slip
    "rulers": None,  # does not say who answers
    "one_answer": "never",  # 23.s2 speaks of the word
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "ends": clauses("25.b"), "deducts": clauses("25.b")},
        "passes": {
            "turns_each": 2,  # 25.a
            "kinds": {"pass", "invalid", "withdrawn"},  # 25.a: that the rival rejected it is enough
            "says": {},
            "not_at_nil_nil": [],
            "racks": "stand",  # only 25.b speaks of deductions
            "ends": clauses("25.a"),
            "deducts": [],
        },
    },
    # each tournament sets its own time
    "clock": None,  # reloj and planilla are not claimed
    "leaves_open": {"time-up": clauses("21")},
    "because": by_topic(
        clauses,
        # the play
        line="1 6.s1", link="1", opening="4.s2", lengthening="7.a", crossing="7.b", parallel="7.c",
        values="10", letter_premium="11", word_premium="12.s1 12.s2", word_premiums="13", centre="14",
        premium_once="15", several_words="6.s2 16", full_rack="17", digraph="9", blank="8.s2",
        blank_letter="8.s1", blank_value="8.s3", exchange="19.s1 19.s2 19.s3", pass_="20", draw="5.s1",
        # challenges
        accept="22", gone_by="23.s3", challenge="23.s1", entitled="24.s2", ruling="23.s2",
        found_valid="23.s2", found_invalid="23.s2", meaning="23.s4",
        # the table
        opening_draw="4.s1", rearrange="18.s1", rearrange_purpose="18.s1", penalty="18.s2",
        exchange_announced="19.s2", announce="5.s1", note="5.s1",
    ),
}
