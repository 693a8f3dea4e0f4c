"""AJS technical criteria, season 2024-2025. What the keys mean: see the package."""

from __future__ import annotations

from .common import MINUTE_MS, by_topic, citing
from .fise_2009 import FISE_2009

clauses = citing("ajs-2024")
BASE = FISE_2009["because"]

# The AJS criteria lie over a regulation numbered like fise-2009: what they do not mention is inherited
# with its clauses (ajs-2024:2.p1.s1), and in conflict they prevail (ajs-2024:2.p1.s2).
AJS_2024 = {
    **FISE_2009,
    "starts": {
        **FISE_2009["starts"],
        "swiss": {"by": "program", "because": clauses("2.art4.2 3.1.1.b.p1.s2 3.1.1.b.p3.s2")},
        "koth": {"by": "less", "because": clauses("3.1.1.p1.s1 3.1.1.p1.s2")},
    },
    "lots": {
        "start": clauses("3.1.1.b.p2.s1 3.1.1.b.p2.s2 3.1.1.b.p2.s3 3.1.1.b.p2.s4"),
        "chair": clauses("3.1.1.a.s2"),
        "side": clauses("3.1.1.a.s2"),
    },
    "taken_back_if": ("dropped",),  # 2.art23
    "manners": {
        **{name: rule for name, rule in FISE_2009["manners"].items() if name != "on-board"},  # 2.art25
        "opening-face-up": {"because": clauses("3.1.3.2.b 3.1.3.2.c")},
    },
    "challenge_from": "noted",  # 2.art39, 4.1.7.1.p1
    "slip_items": {"words", "table", "round", "tick-A", "tick-B"},  # 4.1.7.1.b1
    "rulers": {"judge", "runner"},  # 4.1.7.p5.s2
    "one_answer": "always",  # 4.1.7.p3.s2
    "lifts_on_own_clock": True,  # 4.1.7.1.e2
    "endings": {
        **{name: rule for name, rule in FISE_2009["endings"].items() if name != "time"},  # 2.art30
        "passes": {**FISE_2009["endings"]["passes"], "not_at_nil_nil": clauses("2.art45.2")},
        "round": {
            "from_ms": 80 * MINUTE_MS,  # 4.1.12.4
            "racks": "stand",  # 4.1.12.4 prescribes no deduction; what it refers to is not in the text
            "ends": clauses("4.1.12.4"),
            "deducts": [],
        },
        "overtime": {
            "from_ms": (30 + 10) * MINUTE_MS,  # 3.1.3.1.p1, p4.s1
            "loser_pays": 100,  # 3.1.3.1.p4.s2
            "racks": "stand",  # 3.1.3.1.p4.s3
            "ends": clauses("3.1.3.1.p4.s1"),
            "deducts": clauses("3.1.3.1.p4.s2 3.1.3.1.p4.s3"),
        },
    },
    "leaves_open": {"time-up": clauses("2.art30")},
    "because": {
        **BASE,
        **by_topic(
            clauses,
            # the play
            blank_digraph="2.art10.2",
            # challenges
            challenge="2.art39 4.1.7.1.p1", own_play="4.1.7.2", ruling="4.1.7.p5.s1 4.1.7.p5.s2",
            slip="4.1.7.1.b1", illegible="4.1.7.p5.s3",
            # the table
            opening_draw="3.1.3.2.b 3.1.3.2.c 3.1.3.2.e", starter_draws_first="3.1.3.2.b 3.1.3.2.c",
            must_be_played="2.art23", overtime="3.1.3.1.p1 3.1.3.1.p2", seat="3.1.1.a.s1",
            side="3.1.1.a.s3", program_announced="3.1.1.b.p1.s3", program_notified="3.1.1.b.p3.s1",
        ),
        # said again, with something more
        "accept": BASE["accept"] + clauses("4.1.7.1.a.s1"),
        "found_valid": BASE["found_valid"] + clauses("4.1.7.1.e1.p1"),
        "found_invalid": BASE["found_invalid"] + clauses("4.1.7.1.e2"),
        "frozen": BASE["frozen"] + clauses("4.1.7.1.c"),
        "once": BASE["once"] + clauses("4.1.7.p3.s1"),
        "which_words": BASE["which_words"] + clauses("4.1.7.p1 4.1.7.p2"),
        "one_answer": BASE["one_answer"] + clauses("4.1.7.p3.s2 4.1.7.p4"),
    },
}
