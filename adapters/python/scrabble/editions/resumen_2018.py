"""The summary in three pages by H. Moavro, 8 April 2018. What the keys mean: see the package."""

from __future__ import annotations

from .common import JUDGES, clauses

RESUMEN_2018 = {
    "starts": {},
    "lots": {},
    "centre_required": True,  # 4.s2
    "taken_back_if": None,  # says nothing of taking a tile back
    "rearranged_to": {"correct", "improve"},  # 18.s1
    "blank_fixed": "said",  # 8.s2
    "exchange_binds": False,
    "exchange_number_binds": False,
    "incidents": {},
    "challenge_from": "placed",  # 23.s1
    "challenge_once": False,
    "slip_items": None,  # says nothing of a slip
    "rulers": JUDGES,  # says nothing of who answers either
    "one_answer": "never",
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "because": ["resumen-2018:25.b"]},
        "passes": {
            "turns_each": 2,  # 25.a
            "kinds": {"pass", "invalid", "withdrawn"},  # 25.a: that the rival rejected it is enough
            "at_nil_nil": True,
            "racks": "stand",  # only 25.b speaks of deductions
            "because": ["resumen-2018:25.a"],
        },
    },
    # each tournament sets its own time
    "leaves_open": {"time-up": ["resumen-2018:21"], "read-clock": ["resumen-2018:21"]},
    "because": clauses(
        "resumen-2018", opening="4.s2", line="6.s1", link="1", announce="5.s1", note="5.s1", accept="22",
        draw="5.s1", pass_="20", exchange="19.s2", challenge="23.s1", entitled="24.s2", lift="23.s2",
        penalty="18.s2", blank="8.s2", digraph="9", rearrange="18.s1",
        rearrange_purpose="18.s1", exchange_announced="19.s2",
    ),
}
