"""FISE, version of 13 April 2009. What the keys mean: see the package."""

from __future__ import annotations

from .common import JUDGES, SIGNED_SLIP, clauses

FISE_2009 = {
    "starts": {
        "round-robin": {"by": "listed", "because": ["fise-2009:4.1"]},
        "swiss": {"by": "listed", "because": ["fise-2009:4.2"]},
        "match": {"by": "alternate", "because": ["fise-2009:4.3"]},
        "teams": {"by": "lot", "because": ["fise-2009:4.4"]},
    },
    "lots": {},  # 4.3 and 4.4 ask for one and do not describe it
    "taken_back_if": (),  # 23
    "rearranged_to": {"correct", "improve"},  # 22.2
    "blank_fixed": "counted",  # 22.p3
    "exchange_binds": True,  # 25.s2
    "exchange_number_binds": False,
    "incidents": {"blank-not-noted": {"ruling": "warning", "because": ["fise-2009:10.4.s5"]}},
    "centre_required": False,  # 20.p1–20.2: the rival may accept the play, which is then not doubled
    "challenge_from": "announced",  # 39
    "challenge_once": True,  # 40
    "slip_items": SIGNED_SLIP,  # 42.1
    "rulers": JUDGES,  # 42.2
    "one_answer": "several",  # 40.s2
    "lifts_on_own_clock": False,
    "endings": {
        "out": {"racks": "transfer", "because": ["fise-2009:45.4", "fise-2009:45.4.s2"]},
        "passes": {
            "turns_each": 2,  # 45.2
            "kinds": {"pass", "invalid"},  # 45.2.s2: the play must have been declared not valid
            "at_nil_nil": True,  # 45.3.s2 excepts 45.3 only
            "racks": "own",  # 45.p1
            "because": ["fise-2009:45.2", "fise-2009:45.p1"],
        },
        "scoreless": {
            "turns_each": 6,  # 45.3
            "kinds": {"pass", "invalid", "exchange"},  # 45.3 lists no others
            "at_nil_nil": False,  # 45.3.s2
            "racks": "own",  # 45.p1
            "because": ["fise-2009:45.3", "fise-2009:45.p1"],
        },
        "blocked": {"racks": "own", "because": ["fise-2009:45.1", "fise-2009:45.p1"]},
        "time": {
            "racks": "stand",  # 45.5
            "rules_equalising_turn": False,  # 30.s2 refers to the whole of 45
            "because": ["fise-2009:30.s2", "fise-2009:45.5"],
        },
    },
    "leaves_open": {},
    "because": clauses(
        "fise-2009", opening="6 6.s2", line="8", link="2.s2", announce="32.1", note="32.1.s3", accept="38",
        draw="32.p1", clock="32.p1", pass_="26", exchange="25.s3", challenge="39", entitled="43.s2",
        once="40", slip="42.1", ruling="42.2", no_draw="42.3", frozen="42.5", lift="39.s2", penalty="24",
        blank="10.2", blank_letters="10.2.s2", digraph="11", overtime="35.p2", set="3",
        missed_centre="20.p1", missed_centre_void="20.1", missed_centre_stands="20.2",
        line_fixed="21.1 21.2", must_be_played="23",
        rearrange="22.p1 22.1 22.2", rearrange_purpose="22.2", count_fixes="22.p3",
        blank_settled="10.4.s2 10.4.s3 10.4.s4", blank_claim="10.4", exchange_announced="25.s2",
        count_bag="27 27.s2 27.s3",
    ),
}
