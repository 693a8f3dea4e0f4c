"""AJS technical criteria, season 2024-2025. What the keys mean: see the package."""

from __future__ import annotations

from .common import JUDGES, MINUTE_MS, clauses
from .fise_2009 import FISE_2009

# The AJS criteria lie over a regulation numbered like fise-2009: what they do not mention is inherited
# with its clauses (ajs-2024:2.p1.s1), and in conflict they prevail (ajs-2024:2.p1.s2).
AJS_2024 = {
    **FISE_2009,
    "starts": {
        **FISE_2009["starts"],
        "swiss": {"by": "program", "because": ["ajs-2024:3.1.1.b.p1.s2", "ajs-2024:3.1.1.b.p3.s2"]},
        "koth": {"by": "less", "because": ["ajs-2024:3.1.1.p1.s1", "ajs-2024:3.1.1.p1.s2"]},
    },
    "lots": {
        "start": [f"ajs-2024:3.1.1.b.p2.s{sentence}" for sentence in range(1, 5)],
        "chair": ["ajs-2024:3.1.1.a.s2"],
        "side": ["ajs-2024:3.1.1.a.s2"],
    },
    "taken_back_if": ("dropped",),  # 2.art23
    "incidents": {
        **FISE_2009["incidents"],
        "exchange-tiles-on-board": {"ruling": "allowed", "because": ["ajs-2024:2.art25"]},
    },
    "challenge_from": "noted",  # 2.art39, 4.1.7.1.p1
    "slip_items": {"words", "table", "round", "tick-A", "tick-B"},  # 4.1.7.1.b1
    "rulers": JUDGES | {"runner"},  # 4.1.7.p5.s2
    "one_answer": "always",  # 4.1.7.p3.s2
    "lifts_on_own_clock": True,  # 4.1.7.1.e2
    "endings": {
        **{name: rule for name, rule in FISE_2009["endings"].items() if name != "time"},  # 2.art30
        "passes": {
            **FISE_2009["endings"]["passes"],
            "at_nil_nil": False,  # 2.art45.2
            "because": ["fise-2009:45.2", "fise-2009:45.p1", "ajs-2024:2.art45.2"],
        },
        "round": {
            "from_ms": 80 * MINUTE_MS,  # 4.1.12.4
            "racks": "stand",  # 4.1.12.4 prescribes no deduction; what it refers to is not in the text
            "because": ["ajs-2024:4.1.12.4"],
        },
        "overtime": {
            "from_ms": (30 + 10) * MINUTE_MS,  # 3.1.3.1.p1, p4.s1
            "loser_pays": 100,  # 3.1.3.1.p4.s2
            "racks": "stand",  # 3.1.3.1.p4.s3
            "because": [f"ajs-2024:3.1.3.1.p4.{sentence}" for sentence in ("s1", "s2", "s3")],
        },
    },
    "leaves_open": {"time-up": ["ajs-2024:2.art30"]},
    "because": {
        **FISE_2009["because"],
        **clauses(
            "ajs-2024", accept="4.1.7.1.a.s1", challenge="2.art39 4.1.7.1.p1", once="4.1.7.p3.s1",
            slip="4.1.7.1.b1", illegible="4.1.7.p5.s3", ruling="4.1.7.p5.s2", lift="4.1.7.1.e2",
            overtime="3.1.3.1.p1 3.1.3.1.p2", must_be_played="2.art23", seat="3.1.1.a.s1",
            opening_draw="3.1.3.2.b 3.1.3.2.c",
            side="3.1.1.a.s3", program_announced="3.1.1.b.p1.s3", program_notified="3.1.1.b.p3.s1",
        ),
    },
}
