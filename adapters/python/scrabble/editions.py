"""What each regulation says, as data. Rules are functions that read it and never ask which edition it is.

centre_required     a first play off the centre is refused; otherwise the rival may let it stand
challenge_from      when a play becomes open to challenge: "placed", "announced" or "noted" by its author
challenge_once      all words in question are named at once; there is no second challenge
slip_items          what a challenge slip must carry; None where the edition knows no slip
rulers              who may answer a challenge
one_answer          when all words questioned get one answer: "never", "several" (if several), "always"
lifts_on_own_clock  after an invalid play the turn is handed over by the clock, not by the ruling
endings             the endings that exist, each with its terms; one that is missing does not exist
                    racks: each deducts the "own", the rival's are a "transfer" to who went out, or all "stand"
leaves_open         clauses by which the edition expressly leaves an event to others
because             the clauses that ground ordinary events, by topic
"""

from __future__ import annotations

MINUTE_MS = 60_000
SIGNED_SLIP = {"words", "signature-A", "signature-B"}
JUDGES = {"judge", "arbiter"}


def clauses(edition, **numbers):
    """Full clause ids by topic: pass_="25" of fise-2003 gives {"pass": ["fise-2003:25"]}."""
    return {
        topic.rstrip("_"): [f"{edition}:{number}" for number in listed.split()]
        for topic, listed in numbers.items()
    }


FISE_2003 = {
    "centre_required": True,  # 6
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
    ),
}

REDELETRAS = {
    "centre_required": True,  # 6
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
    ),
}

FISE_2009 = {
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
    ),
}

RESUMEN_2018 = {
    "centre_required": True,  # 4.s2
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
    "leaves_open": {"time-up": ["resumen-2018:21"]},  # each tournament sets its own time
    "because": clauses(
        "resumen-2018", opening="4.s2", line="6.s1", link="1", announce="5.s1", note="5.s1", accept="22",
        draw="5.s1", pass_="20", exchange="19.s2", challenge="23.s1", entitled="24.s2", lift="23.s2",
        penalty="18.s2",
    ),
}

# The AJS criteria lie over a regulation numbered like fise-2009: what they do not mention is inherited
# with its clauses (ajs-2024:2.p1.s1), and in conflict they prevail (ajs-2024:2.p1.s2).
AJS_2024 = {
    **FISE_2009,
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
        ),
    },
}

EDITIONS = {
    "fise-2003": FISE_2003,
    "redeletras": REDELETRAS,
    "fise-2009": FISE_2009,
    "resumen-2018": RESUMEN_2018,
    "ajs-2024": AJS_2024,
}
