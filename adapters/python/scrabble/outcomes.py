"""The three things a regulation can make of an event, with the clauses that say so."""

from __future__ import annotations


def done(because, **report):
    """It has effect. What else is to be told depends on the event."""
    outcome = {"kind": "done", "because": list(because)}
    return {**outcome, "report": report} if report else outcome


def refused(reason, because=()):
    """The regulation does not admit it. The table stays as it was."""
    return {"kind": "refused", "reason": reason, "because": list(because)}


def unregulated(because=()):
    """The edition has no rule for it, so the arbiter decides. The table stays as it was."""
    return {"kind": "unregulated", "because": list(because)}
