"""FISE on the DRAE XXII CD (1.0-2003). What the keys mean: see the package."""

from __future__ import annotations

from .common import JUDGES, SIGNED_SLIP, clauses

FISE_2003 = {
    "starts": {
        "round-robin": {"by": "listed", "because": ["fise-2003:4.1"]},
        "swiss": {"by": "listed", "because": ["fise-2003:4.2"]},
        "match": {"by": "alternate", "because": ["fise-2003:4.3"]},
    },
    "lots": {},  # 4.3 asks for one and does not describe it
    "centre_required": True,  # 6
    "taken_back_if": ("unseen", "dropped"),  # 22: seen by the rival because it was laid
    "rearranged_to": {"correct"},  # 21.1–21.3
    "blank_fixed": "said",  # 10.1
    "exchange_binds": False,
    "exchange_number_binds": True,  # 24
    "incidents": {},
    "challenge_from": "placed",  # 34.p1 asks only that the score is not yet noted
    "challenge_once": False,
    "slip_items": SIGNED_SLIP,  # 35.1
    "rulers": JUDGES,  # 35.2
    "one_answer": "never",  # 35.2 speaks of the word
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "because": ["fise-2003:40.3"]},
        "passes": {
            "turns_each": 2,  # 40.2
            "kinds": {"pass", "invalid"},  # 40.p1: the word must have been found invalid
            "at_nil_nil": True,
            "racks": "own",  # 40.p2
            "because": ["fise-2003:40.2", "fise-2003:40.p2"],
        },
        "blocked": {"racks": "own", "because": ["fise-2003:40.1", "fise-2003:40.p2"]},
        "time": {
            "racks": "stand",  # 40.4
            "rules_equalising_turn": True,  # 27.p2 refers to 40.4 alone
            "because": ["fise-2003:27.p2", "fise-2003:40.4"],
        },
    },
    "leaves_open": {},
    "because": clauses(
        "fise-2003", opening="6", line="8", link="2", announce="29.p1", note="29.p1", accept="33",
        draw="29.p2", clock="29.p3", pass_="25", exchange="24", challenge="34.p1", entitled="36",
        slip="35.1", ruling="35.2", no_draw="35.3", frozen="35.5", lift="34.p1", penalty="23",
        blank="10.1", blank_letters="10.1", digraph="11", overtime="32",
        set="3", line_fixed="20.1 20.2", must_be_played="22", rearrange="21.p1 21.1 21.2",
        rearrange_purpose="21.3", exchange_announced="24", count_bag="26",
    ),
}
