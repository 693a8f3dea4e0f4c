"""Who takes a plural (XII.18.1, XII.18.2, XII.18.3), sense by sense: True, False, or None where nothing is said."""

from __future__ import annotations

from .lists import is_named

OPEN = {"noun": "XII.18.1.5", "adjective": "XII.18.1.p1", "pronoun": "XII.18.1.p1"}
CLOSED = {"adverb": "XII.18.2.1", "interjection": "XII.18.2.3", "onomatopoeia": "XII.18.2.7"}
OLD = {"ant": "XII.12.p1", "desus": "XII.12.p2", "germ": "XII.12.p3"}
PHRASES = {
    "loc-adj": "XII.18.2.4", "loc-adv": "XII.18.2.5", "loc-noun": "XII.18.2.6", "set-phrase": "XII.18.2.8",
}
IN_REFERENCE = {"adjective": (True, "XII.18.1.2"), "noun": (True, "XII.18.1.5"), "adverb": (False, "XII.18.2.1")}


def is_old(sense):
    """Old, and no note tells where or by whom it is still used."""
    return sense.get("era") in OLD and not sense.get("use")


def takes(sense, entry):
    """Whether the word takes a plural in this sense, and the clause."""
    phrase = sense.get("phrase")
    if entry.get("italic"):
        # The text bars it and lists DISPLAIS too; the reading of plural-named-of-italics is that the list wins.
        return is_named(entry["headword"]), "XII.18.3"
    if phrase and phrase["kind"] == "reference":
        return in_reference(phrase, entry)
    if is_old(sense):
        return False, OLD[sense["era"]]
    if phrase:
        return in_phrase(phrase, entry)
    if "apocope" in entry.get("labels", []) and sense["category"] != "noun":
        return False, "XII.18.2.2"
    if sense["category"] in OPEN:
        return True, OPEN[sense["category"]]
    if sense["category"] in CLOSED:
        return False, CLOSED[sense["category"]]
    return None, "XII.18.p3"


def in_phrase(phrase, entry):
    """A word that lives in the phrase alone is valid as it stands; an adjective shows it by its two endings."""
    clause = PHRASES.get(phrase["kind"], "XII.8.p2")
    return phrase["kind"] == "loc-adj" and ", " in entry["headword"], clause


def in_reference(phrase, entry):
    """The plural of an old word is no better off because a phrase has it."""
    own = [sense for sense in entry["senses"] if "phrase" not in sense]
    if own and all(map(is_old, own)):
        return False, "XII.12.p5"
    return IN_REFERENCE.get(phrase.get("role"), (None, "XII.18.p3"))
