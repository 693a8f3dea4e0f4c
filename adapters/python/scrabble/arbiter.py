"""Endings that do not come by a turn: nobody can place, the total time, the round, the own clock.

An edition that does not know an ending leaves its event unregulated.
"""

from __future__ import annotations

from functools import wraps

from .endings import end
from .game import rival
from .outcomes import done, refused, unregulated
from .placeable import can_place


def known_ending(ending):
    """Marks the handler of an event that only editions with this ending provide for."""

    def wrap(handler):
        @wraps(handler)
        def handle(game, event):
            if ending not in game.edition["endings"]:
                return unregulated(game.edition["leaves_open"].get(event["type"], []))
            return handler(game, event, game.edition["endings"][ending])

        return handle

    return wrap


@known_ending("blocked")
def declare_blocked(game, event, rule):
    """Nobody can place, which the position shows, whoever says so and whatever the bag holds: 40.1, 37.1, 45.1."""
    if game.laid or game.stage in ("placed", "announced", "ruling"):
        return refused("out-of-order", rule["ends"])
    if can_place(game, event["by"]):
        return refused("not-applicable", rule["ends"])
    return done(rule["ends"] if can_place(game, rival(event["by"])) else end(game, "blocked"))


@known_ending("time")
def time_up(game, event, rule):
    """A play already on the board is finished first; then turns are made equal: 27.p2, 30.s2."""
    if game.time_up:
        return refused("not-applicable", rule["ends"])
    begun = bool(game.laid) or game.stage in ("placed", "announced", "ruling")
    game.time_up = True
    game.equalising = game.stage == "to-play" and not begun
    return done(end(game, "time") if not begun and game.turns_are_equal() else rule["ends"])


@known_ending("round")
def close_round(game, event, rule):
    """The judge may close the round once enough time has passed: ajs-2024:4.1.12.4."""
    if event["elapsedMs"] < rule["from_ms"]:
        return refused("too-early", rule["ends"])
    return done(end(game, "round"))


def wait(game, event):
    """Time goes by for whoever is to move; where there is such an ending, too much of it loses the game.

    How many points each minute costs, and what stops the clock, is the profile reloj.
    """
    known, because = game.edition["endings"], game.because("overtime")
    if game.stage != "ruling":
        game.clocks[game.to_move] += event["ms"]
    if "overtime" in known and game.clocks[game.to_move] >= known["overtime"]["from_ms"]:
        return done(because + end(game, "overtime", loser=game.to_move))
    return done(because)
