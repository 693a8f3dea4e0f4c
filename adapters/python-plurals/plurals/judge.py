"""lexicon/judge: words are looked up among the singulars and plurals of the articles that the request brings."""

from __future__ import annotations

import re

from .formation import plurals
from .letters import from_end, plain, playable, spelt
from .lists import BY_LABEL
from .participles import participles
from .takers import takes

EDITION = "redeletras"
BOOKS = {"drae22-web", "marked-for-deletion"}  # XI.p5, XI.p7
BETTER = {"valid": 2, "undetermined": 1, "invalid": 0}


def judge(entries, words):
    """A judgement for each word, in order."""
    forms = {}
    for entry in entries:
        for letters, verdict, clauses in forms_of(entry):
            if letters not in forms or BETTER[verdict] > BETTER[forms[letters][0]]:
                forms[letters] = verdict, clauses
    return [judgement(forms.get(spelt(word), ("invalid", ["XI.p5"]))) for word in words]


def judgement(found):
    verdict, clauses = found
    return {"verdict": verdict, "because": [f"{EDITION}:{clause}" for clause in clauses]}


def forms_of(entry):
    """Every singular and plural, admitted or not, with the clauses."""
    listed = BOOKS.intersection(entry.get("recorded", BOOKS))
    for headword in headwords(entry["headword"]):
        letters = plain(headword)
        if not playable(letters):
            continue
        if not listed:
            yield letters, "invalid", ["XI.p5"]
            continue
        yield letters, "valid", ["XI.p5"]
        yield from plural_forms(headword, letters, entry)
    if listed:
        yield from participles(entry)


def plural_forms(headword, letters, entry):
    found = [plurals_in(sense, headword, entry) for sense in entry["senses"]]
    told = [one for one in found if one[0]]
    for made, clauses in told:
        for plural in made:
            yield plural, "valid", clauses
    if told or not any(made is None for made, _ in found):
        return
    for plural in tempting(letters):  # nobody rules on them: the arbiters judge
        yield plural, "undetermined", ["XII.18.p3"]


def plurals_in(sense, headword, entry):
    """The plurals of the word in a sense, with the clauses; an empty list where it takes none, None where nothing is said."""
    letters, labels = plain(headword), entry.get("labels", [])
    for label in labels:
        told, clause = BY_LABEL.get(label, ({}, None))
        if letters in told and "phrase" not in sense:
            return told[letters], [clause]
    can, who = takes(sense, entry)
    if not can:
        return (None if can is None else []), [who]
    made = plurals(headword, "plural-compound" in labels)
    if made is None:
        return None, ["XII.18.p3"]
    own = entry.get("plurals", {}).get("dictionary", []) if "people" in labels else []
    return [*map(plain, own), *made[0]], [who, made[1], *(["XII.18.1.7.p2"] if own else [])]


def tempting(letters):
    endings = {"z": "ces", "y": "is", "c": "ques"}
    yield f"{letters}s"
    yield f"{letters}es"
    if letters[-1] in endings:
        yield letters[:-1] + endings[letters[-1]]


def headwords(printed):
    """`burladero, ra` stands for two; the ending takes the place of the word from the same consonant on."""
    first, _, ending = printed.partition(", ")
    if not ending:
        return [first]
    onset = re.match("ch|ll|rr|.", ending)[0]
    at = plain(first).rfind(onset)
    # FRANCÉS, FRANCESA: the stress stays, and needs no accent any more.
    stem = plain(first[:at]) if re.search("[ns]$", first) and from_end(first) == 0 else first[:at]
    return [first, stem + ending]
