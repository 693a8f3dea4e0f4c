"""What several editions share."""

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
