"""How a game ends and what is deducted (fise-2003:40, redeletras:37, fise-2009:45, resumen-2018:25).

Which endings an edition knows, and their terms, stand in editions. What ends a game is either the
turn just completed (`after_turn`) or an event of its own (`declare_blocked`, `time_up`,
`close_round`, `read_clock`); an event whose ending the edition does not know is unregulated.
"""

from __future__ import annotations

from functools import wraps

from .game import PLAYERS, rival
from .outcomes import done, refused, unregulated
from .scoring import rack_value

TO_BE_FINISHED = ("placed", "announced", "ruling")


def after_turn(game):
    """Ends the game if the turn just completed does so; gives the clauses of the ending, if any.

    Where fise-2003:27.p2 and redeletras:27.p2 name the ending by time for the equalising turn, no
    other ending applies to it; fise-2009:30.s2 refers to all of them, so they keep their order.
    """
    known = game.edition["endings"]
    only_time = game.equalising and known["time"]["rules_equalising_turn"]
    for reason, has_come in (("time", time_is_over),) if only_time else IN_ORDER:
        if reason in known and has_come(game, known[reason]):
            return end(game, reason)
    return []


def went_out(game, _):
    """A play that stands used up the rack, and the bag is empty: 40.3, 37.4, 45.4, 25.b."""
    turn = game.turns[-1]
    return turn["kind"] == "play" and not game.tiles_of(turn["by"]) and not game.bag


def ran_dry(game, rule):
    """Enough turns in a row by each player, all of the kinds listed: 40.2, 37.2–37.3, 45.2–45.3, 25.a."""
    length = 2 * rule["turns_each"]
    last = [turn["kind"] for turn in game.turns[-length:]]
    if len(last) < length or not rule["kinds"].issuperset(last):
        return False
    return rule["at_nil_nil"] or any(game.scores.values())


def time_is_over(game, _):
    """Total time is used up and both players have had as many turns: 40.4, 37.5, 45.5."""
    return game.time_up and game.turns_are_equal()


IN_ORDER = (
    ("out", went_out),
    ("passes", ran_dry),
    ("scoreless", ran_dry),
    ("time", time_is_over),
)


def end(game, reason, loser=None):
    """Closes the game: deductions, final score, winner. Gives the clauses that ground it."""
    rule = game.edition["endings"][reason]
    deductions = ADJUSTMENTS[rule["racks"]](game)
    if loser:
        deductions[loser] -= rule["loser_pays"]
    for player in PLAYERS:
        game.scores[player] += deductions[player]
    winner = rival(loser) if loser else leader(game.scores)
    game.ended = {"reason": reason, "winner": winner, "deductions": deductions}
    return rule["because"]


def leader(scores):
    return None if scores["A"] == scores["B"] else max(PLAYERS, key=scores.get)


def racks_stand(game):
    """The score stays as it is on the sheets."""
    return {player: 0 for player in PLAYERS}


def racks_deducted(game):
    """Each player loses the value of the own tiles; a score may fall below zero."""
    return {player: -rack_value(game.tiles_of(player)) for player in PLAYERS}


def rack_transferred(game):
    """The value of the rival's tiles goes to the player who went out."""
    winner = game.turns[-1]["by"]
    value = rack_value(game.tiles_of(rival(winner)))
    return {winner: value, rival(winner): -value}


ADJUSTMENTS = {"stand": racks_stand, "own": racks_deducted, "transfer": rack_transferred}


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
    """Nobody can place once both have said so, whatever the bag holds: 40.1, 37.1, 45.1."""
    if game.stage != "to-play" or game.laid:
        return refused("out-of-order", rule["because"])
    game.blocked.add(event["by"])
    return done(end(game, "blocked") if game.blocked == set(PLAYERS) else rule["because"])


@known_ending("time")
def time_up(game, event, rule):
    """A play already on the board is finished first; then turns are made equal: 27.p2, 30.s2."""
    game.time_up = True
    game.equalising = game.stage == "to-play" and not game.laid
    if game.stage not in TO_BE_FINISHED and not game.laid and game.turns_are_equal():
        return done(end(game, "time"))
    return done(rule["because"])


@known_ending("round")
def close_round(game, event, rule):
    """The judge may close the round once enough time has passed: ajs-2024:4.1.12.4."""
    if event["elapsedMs"] < rule["from_ms"]:
        return refused("too-early", rule["because"])
    return done(end(game, "round"))


def read_clock(game, event):
    """Overtime costs points (32, 32.p2, 35.p2) and, where there is such an ending, in the end the game.

    How many points is the profile reloj; an edition that has no clocks says nothing of reading them.
    """
    known = game.edition["endings"]
    if "overtime" not in game.edition["because"]:
        return unregulated(game.edition["leaves_open"].get("read-clock", []))
    game.clocks[event["player"]] = event["usedMs"]
    if "overtime" in known and event["usedMs"] >= known["overtime"]["from_ms"]:
        return done(end(game, "overtime", loser=event["player"]))
    return done(game.because("overtime"))
