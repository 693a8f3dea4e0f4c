"""Participles (XII.17.4): the verb lends them no article, and only a transitive use gives more than the masculine."""

from __future__ import annotations

import re

from .letters import plain, playable

MORE = ["a", "os", "as"]


def participles(entry):
    """The regular participle of a verb: its forms, admitted or not, with the clauses."""
    uses = {sense.get("valency") for sense in entry["senses"] if sense["category"] == "verb" and "phrase" not in sense}
    infinitive = re.sub("se$", "", plain(entry["headword"]))
    if not uses or not re.search("[aei]r$", infinitive) or not playable(infinitive):
        return
    stem = infinitive[:-2] + ("ad" if infinitive.endswith("ar") else "id")
    is_transitive = "tr" in uses
    yield f"{stem}o", "valid", ["XII.17.4.p2" if is_transitive else "XII.17.4.p3"]
    for ending in MORE:
        verdict, clause = ("valid", "XII.18.1.p1") if is_transitive else ("invalid", "XII.18.2.9")
        yield stem + ending, verdict, [clause]
