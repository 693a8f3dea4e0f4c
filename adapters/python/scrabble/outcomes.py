"""The three things a regulation can make of an event, with the clauses that say so."""

from __future__ import annotations


def done(because, **report):
    """It has effect. What else is to be told depends on the event."""
    outcome = {"kind": "done", "because": once(because)}
    return {**outcome, "report": report} if report else outcome


def refused(reason, because):
    """The regulation does not admit it. The table stays as it was."""
    return {"kind": "refused", "reason": reason, "because": once(because)}


def unregulated(because=()):
    """The edition has no rule for it, so the arbiter decides. The table stays as it was."""
    return {"kind": "unregulated", "because": once(because)}


def cite(outcome, because):
    """Adds the clauses of what came of it afterwards."""
    outcome["because"] = once([*outcome["because"], *because])


def once(clauses):
    """Each clause once, in the order in which they were first named."""
    return list(dict.fromkeys(clauses))
