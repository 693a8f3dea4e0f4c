"""FISE as used by ReDeLetras. What the keys mean: see the package."""

from __future__ import annotations

from .common import JUDGES, SIGNED_SLIP, clauses

REDELETRAS = {
    "starts": {  # 4.p1
        kind: {"by": "lot", "because": ["redeletras:4.p1"]}
        for kind in ("round-robin", "swiss", "match", "teams", "koth")
    },
    "lots": {"start": ["redeletras:4.p1"]},
    "centre_required": True,  # 6
    "taken_back_if": ("dropped",),  # 22 speaks of tiles laid; only fise-2009:23 adds those that fall
    "rearranged_to": {"correct"},  # 21.1, 21.2
    "blank_fixed": "counted",  # 21.p2
    "exchange_binds": True,  # 24
    "exchange_number_binds": False,
    "incidents": {},
    "challenge_from": "announced",  # 34.p1: once its author has finished counting
    "challenge_once": False,
    "slip_items": SIGNED_SLIP,  # 35.1
    "rulers": JUDGES,  # 35.2
    "one_answer": "never",  # 35.2
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "because": ["redeletras:37.4", "redeletras:37.p3"]},
        "passes": {
            "turns_each": 2,  # 37.2
            "kinds": {"pass", "invalid", "withdrawn"},  # 37.p1: that the rival rejected it is enough
            "at_nil_nil": True,  # the exception at 0–0 is part of 37.3 only
            "racks": "own",  # 37.p2
            "because": ["redeletras:37.2", "redeletras:37.p2"],
        },
        "scoreless": {
            "turns_each": 6,  # 37.3
            "kinds": {"pass", "invalid", "exchange"},  # 37.3 lists no others
            "at_nil_nil": False,  # 37.3
            "racks": "own",  # 37.p2
            "because": ["redeletras:37.3", "redeletras:37.p2"],
        },
        "blocked": {"racks": "own", "because": ["redeletras:37.1", "redeletras:37.p2"]},
        "time": {
            "racks": "stand",  # 37.p4
            "rules_equalising_turn": True,  # 27.p2 refers to 37.5 alone
            "because": ["redeletras:27.p2", "redeletras:37.5", "redeletras:37.p4"],
        },
    },
    "leaves_open": {},
    "because": clauses(
        "redeletras", opening="6", line="8", link="2.p2", announce="29.p1", note="29.p1", accept="33",
        draw="29.p4", clock="29.p5", pass_="25", exchange="24", challenge="34.p1", entitled="36",
        slip="35.1", ruling="35.2", no_draw="35.3", frozen="35.5", lift="34.p1", penalty="23",
        blank="10.1", blank_letters="10.1", digraph="11.p1", overtime="32.p2",
        set="3", line_fixed="20.1 20.2", must_be_played="22", rearrange="21.p1 21.1 21.2",
        rearrange_purpose="21.2", count_fixes="21.p2", blank_claim="10.1", exchange_announced="24",
        count_bag="26",
    ),
}
