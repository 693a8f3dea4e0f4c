"""lexicon/judge as lexico-lista asks it: whether a word stands in the official book, and in which books that is.

What a dictionary has is in the request: each article with the books that have it, or without any where the official
one does. Inflection is not judged here; an article stands for its headword alone.
"""

from __future__ import annotations

import re
import unicodedata

from .protocol import check_judge
from .replay import Unsupported

# By edition: the clauses for what the official book has and for what it has not; the books that make a word, the
# others that are named, and the words that count all the same, each with its clauses.
WORDS = {
    "fise-2003": {
        "has": ["38"], "lacks": ["39.2"],
        "books": {"drae22-cd": ["37"]},
        "others": {"drae22-print": ["37"], "seco": ["37"], "bello": ["37"]},
        "besides": {"refundar": ["XII.17.p1"]},
    },
    "redeletras": {
        "has": ["XI.p5"], "lacks": ["XI.p5"],
        "books": {"drae22-web": ["XI.p5"], "marked-for-deletion": ["XI.p7"]},
        "others": {
            "drae22-print": ["XI.p1"], "drae22-cd": ["XI.p5"], "web-amendment-23": ["XI.p6"], "dpd-2005": ["XI.p3"],
            "seco": ["XI.p2"], "bello": ["XI.p2"], "dle23": ["XII.17.p1"],
        },
        "besides": {},
    },
    "fise-2009": {
        "has": ["XI.p1"], "lacks": ["XI.p1"],
        "books": {"drae22-cd": ["XI.p1", "XII.17.p2", "XII.final"]},
        "others": {
            "drae22-print": ["XI.p1", "XII.17.p3"], "dpd-2005": ["XI.p3"], "seco": ["XI.p2"], "bello": ["XI.p2"],
            "dle23": ["XII.17.p1"],
        },
        "besides": {},
    },
    "resumen-2018": {
        "has": ["2.p1.s1"], "lacks": ["2.p1.s1"], "books": {"lexicon-2017": ["2.p1.s1"]}, "others": {}, "besides": {},
    },
    "ajs-2024": {
        "has": ["4.1.7.p5.s1"], "lacks": ["4.1.7.p5.s1"], "books": {"ajs-app": ["4.1.7.p5.s1"]}, "others": {},
        "besides": {},
    },
}


def judge(params):
    check_judge(params)
    edition = params["edition"]
    if edition not in WORDS:
        raise Unsupported(f'no edition "{edition}", only {", ".join(WORDS)}')
    rules = WORDS[edition]
    known = {}
    for entry in params["dictionary"]["entries"]:
        verdict, clauses = standing(rules, entry)
        tiles = tiles_of(entry["headword"])
        if verdict == "valid" or tiles not in known:
            known[tiles] = verdict, clauses
    found = [known.get(tuple(word), ("invalid", rules["lacks"])) for word in params["words"]]
    return {"judgements": [
        {"verdict": verdict, "because": [f"{edition}:{clause}" for clause in clauses]} for verdict, clauses in found
    ]}


def standing(rules, entry):
    """Whether an article makes a word, and why: by the books that have it, where it names any."""
    if entry["headword"] in rules["besides"]:
        return "valid", rules["besides"][entry["headword"]]
    if "recorded" not in entry:
        return "valid", rules["has"]
    for books, verdict in (("books", "valid"), ("others", "invalid")):
        for book in entry["recorded"]:
            if book in rules[books]:
                return verdict, rules[books][book]
    return "invalid", rules["lacks"]


def tiles_of(headword):
    """Accents fall, but Ñ is a letter; CH, LL and RR are one tile each."""
    parts = unicodedata.normalize("NFD", headword.upper())
    kept = "".join(c for c in parts if c == "\N{COMBINING TILDE}" or not unicodedata.combining(c))
    return tuple(re.findall("CH|LL|RR|.", unicodedata.normalize("NFC", kept)))
