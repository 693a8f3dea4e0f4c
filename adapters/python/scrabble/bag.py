"""Counting the tiles left in the bag (fise-2003:26, redeletras:26, fise-2009:27)."""

from __future__ import annotations

from .game import PLAYERS
from .outcomes import done, refused, unregulated


def count_bag(game, event):
    """At any time: from outside freely, inside if both consent, by monitors where there are any."""
    because = game.because("count_bag")
    if not because:
        return unregulated()
    if event["monitors"] and event["by"] != "runner":
        return refused("not-competent", because)
    if event["inside"] and not set(PLAYERS) <= set(event["agreed"]):
        return refused("not-agreed", because)
    return done(because, counted=len(game.bag))
