"""FISE, version of 13 April 2009. What the keys mean: see the package."""

from __future__ import annotations

from .common import SIGNED_SLIP, by_topic, citing

clauses = citing("fise-2009")

FISE_2009 = {
    "starts": {
        "round-robin": {"by": "listed", "because": clauses("4.1")},
        "swiss": {"by": "listed", "because": clauses("4.2")},
        "match": {"by": "alternate", "because": clauses("4.3")},
        "teams": {"by": "lot", "because": clauses("4.4")},
    },
    "lots": {},  # 4.3 and 4.4 ask for one and do not describe it
    "centre_required": False,  # 20.p1–20.2: the rival may accept the play, which is then not doubled
    "taken_back_if": (),  # 23
    "slides_to_link": True,  # 22.1
    "rearranged_to": {"correct", "improve"},  # 22.2
    "blank_fixed": "counted",  # 22.p3
    "exchange_binds": True,  # 25.s2
    "exchange_number_binds": False,
    "manners": {
        "face-up": {"because": clauses("25.s3")},
        "on-board": {"because": clauses("25.s3")},
        "on-board-unannounced": {"because": clauses("25.s3")},
        "returned-first": {"because": clauses("25.s3")},
        "unannounced": {"because": clauses("25.s2")},
        "blank-not-noted": {"offence": "blank-not-noted", "due": ["warning"], "because": clauses("10.4 10.4.s5")},
    },
    "sanction": {"points": 25, "exact": False, "because": clauses("49.p2")},
    "refill": "to-seven",  # 32.p1, 32.p3
    "challenge_from": "announced",  # 39
    "challenge_once": True,  # 40
    "slip_items": SIGNED_SLIP,  # 42.1
    "rulers": {"judge"},  # 42.2
    "one_answer": "several",  # 40.s2
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "ends": clauses("45.4"), "deducts": clauses("45.4.s2")},
        "passes": {
            "turns_each": 2,  # 45.2
            "kinds": {"pass", "invalid"},  # 45.2.s2: the play must have been declared not valid
            "says": {kind: clauses("45.2.s2") for kind in ("exchange", "invalid", "withdrawn")},
            "not_at_nil_nil": [],  # 45.3.s2 excepts 45.3 only
            "racks": "own",  # 45.p1
            "ends": clauses("45.2"),
            "deducts": clauses("45.p1"),
        },
        "scoreless": {
            "turns_each": 6,  # 45.3
            "kinds": {"pass", "invalid", "exchange"},  # 45.3 lists no others
            "says": {},
            "not_at_nil_nil": clauses("45.3.s2"),
            "racks": "own",  # 45.p1
            "ends": clauses("45.3"),
            "deducts": clauses("45.p1"),
        },
        "blocked": {"racks": "own", "ends": clauses("45.1"), "deducts": clauses("45.p1")},
        "time": {
            "racks": "stand",  # 45.5
            "rules_equalising_turn": False,  # 30.s2 refers to the whole of 45
            "ends": clauses("30.s2 45.5"),
            "deducts": clauses("45.5"),
        },
    },
    "clock": None,  # reloj and planilla are not claimed
    "leaves_open": {},
    "because": by_topic(
        clauses,
        # the play
        original="1", line="2 8", link="2.s2", opening="6 6.s2", missed_centre="6.s2 20.p1",
        missed_centre_void="20.1", missed_centre_stands="20.2", lengthening="9.1", crossing="9.2",
        parallel="8.s2 9.3", values="12", letter_premium="13", word_premium="14.p1 14.p2",
        word_premiums="15", centre="16", premium_once="17", several_words="8.s2 8.s3 18 18.s2",
        full_rack="19", digraph="11", blank="10.2", blank_letter="10.p1", blank_letters="10.2.s2",
        blank_value="10.1", blank_repeats="10.3", blanks_and_bonus="10.2.s3",
        exchange="25 25.s3 25.s4", pass_="26", draw="32.p1",
        # challenges
        accept="38", gone_by="39.s3", challenge="39", entitled="43.s2", which_words="40", once="40",
        ruling="42.2", one_answer="40.s2", found_valid="39.s2", found_invalid="39.s2", frozen="42.5",
        meaning="42.p1", slip="42.1",
        # the table
        set="3", opening_draw="3.s2 6", line_fixed="21.1 21.2", several_at_once="21.p1", must_be_played="23",
        rearrange="22.p1 22.1 22.2 22.p2", rearrange_purpose="22.2", count_fixes="22.p3", penalty="24",
        blank_settled="10.4.s2 10.4.s3 10.4.s4", blank_claim="10.4", exchange_announced="25.s2 25.s4",
        count_bag="27 27.s2 27.s3", announce="32.1", note="32.1.s3", clock="32.p1",
        overtime="35.p2",
    ),
}
