"""What several editions share."""

from __future__ import annotations

MINUTE_MS = 60_000
SIGNED_SLIP = {"words", "signature-A", "signature-B"}


def citing(edition):
    """A function that gives full clause ids: citing("fise-2003")("25 40.2") is ["fise-2003:25", "fise-2003:40.2"]."""
    return lambda numbers: [f"{edition}:{number}" for number in numbers.split()]


def by_topic(cite, **numbers):
    """Clauses by topic. A name that Python keeps for itself ends in an underscore: pass_ is the topic "pass"."""
    return {topic.rstrip("_"): cite(listed) for topic, listed in numbers.items()}
