"""How plurals are made (XII.18.4): by the ending, unless the regulation tells of this very word."""

from __future__ import annotations

import re

from .letters import ends_stressed, from_end, nuclei, plain
from .lists import BY_ENDING

# The consonants that have one rule and no more.
ADDS = {**dict.fromkeys("bcfgmptv", "s"), **dict.fromkeys("djlr", "es")}
CLAUSES = {"l": "XII.18.4.3.l-ll"}


def plurals(word, compound=False):
    """The plurals of a word with its accents, and the clause; None where nothing is said of such words."""
    letters = plain(word)
    for clause, told in BY_ENDING.items():
        if letters in told:
            return told[letters], clause
    if re.search("[aeiou]$", letters):
        return after_vowel(word, letters)
    if letters.endswith("ch"):
        return [letters], "XII.18.4.3.ch"
    return after_consonant(word, letters, compound)


def after_vowel(word, letters):
    if not ends_stressed(word):
        return [f"{letters}s"], "XII.18.4.1"
    if letters[-1] in "iu":
        return [f"{letters}s", f"{letters}es"], "XII.18.4.2.i-u"
    return [f"{letters}s"], "XII.18.4.2.e" if letters[-1] == "e" else "XII.18.4.2.a-o"


def after_consonant(word, letters, compound):
    last, stress = letters[-1], from_end(word)
    if last in ADDS:
        return [f"{letters}{ADDS[last]}"], CLAUSES.get(last, f"XII.18.4.3.{last}")
    if last == "n":
        return ([letters], "XII.18.4.3.n.p2") if stress == 2 else ([f"{letters}es"], "XII.18.4.3.n.p1")
    if last == "s" and compound and stress == 0 and len(nuclei(word)) > 1:
        return [letters], "XII.18.4.3.s.p3"
    if last in "sx":
        rule = f"XII.18.4.3.{last}"
        return ([f"{letters}es"], f"{rule}.p1") if stress == 0 else ([letters], f"{rule}.p2")
    if last == "z":
        return [f"{letters[:-1]}ces"], "XII.18.4.3.z"
    if re.search("[aeiou]y$", letters):
        return [f"{letters}es"], "XII.18.4.3.y.p1"
    return None
