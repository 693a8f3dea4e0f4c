"""How a game ends and what is deducted (fise-2003:40, redeletras:37, fise-2009:45, resumen-2018:25).

Which endings an edition knows, and their terms, stand in editions. `after_turn` sees whether the
turn just completed ends the game; endings that come by an event of their own are in `arbiter`.
"""

from __future__ import annotations

from .game import PLAYERS, rival
from .scoring import rack_value


def after_turn(game):
    """Ends the game if the turn just completed does so; gives the clauses on that.

    Where fise-2003:27.p2 and redeletras:27.p2 name the ending by time for the equalising turn, no
    other ending applies to it; fise-2009:30.s2 refers to all of them, so they keep their order.
    """
    known = game.edition["endings"]
    because = known["time"]["ends"] if game.equalising else []
    only_time = game.equalising and known["time"]["rules_equalising_turn"]
    for reason, has_come in (("time", time_is_over),) if only_time else IN_ORDER:
        if reason in known and has_come(game, known[reason]):
            return because + end(game, reason)
    return because + on_the_way(game)


def went_out(game, _):
    """A play that stands used up the rack, and the bag is empty: 40.3, 37.4, 45.4, 25.b."""
    turn = game.turns[-1]
    return turn["kind"] == "play" and not game.tiles_of(turn["by"]) and not game.bag


def ran_dry(game, rule):
    """Enough turns in a row of the kinds listed: 40.2, 37.2–37.3, 45.2–45.3, 25.a."""
    return run_is_full(game, rule) and not barred(game, rule)


def run_is_full(game, rule):
    length = 2 * rule["turns_each"]
    last = [turn["kind"] for turn in game.turns[-length:]]
    return len(last) == length and rule["kinds"].issuperset(last)


def barred(game, rule):
    """Some endings do not apply while the score is 0–0: redeletras:37.3, fise-2009:45.3.s2, ajs-2024:2.art45.2."""
    return bool(rule["not_at_nil_nil"]) and not any(game.scores.values())


def time_is_over(game, _):
    """Total time is used up and both players have had as many turns: 40.4, 37.5, 45.5."""
    return game.time_up and game.turns_are_equal()


IN_ORDER = (
    ("out", went_out),
    ("passes", ran_dry),
    ("scoreless", ran_dry),
    ("time", time_is_over),
)
RUNS = ("passes", "scoreless")


def on_the_way(game):
    """Clauses of endings that the last turn came near to and that did not come."""
    known, turn = game.edition["endings"], game.turns[-1]
    because = []
    for rule in (known[name] for name in RUNS if name in known):
        breaks = len(game.turns) > 1 and game.turns[-2]["kind"] in rule["kinds"]
        if turn["kind"] != "play" or breaks:
            because += said_of(rule, turn["kind"])
        if run_is_full(game, rule):
            because += rule["not_at_nil_nil"]
    return because + (known["out"]["ends"] if nearly_out(game) else [])


def nearly_out(game):
    """A play stood and left one of rack and bag empty, or was lifted that would have gone out."""
    if game.play is None:
        return False
    left = game.tiles_of(game.play.by)
    return not game.bag and len(left) == len(game.play.tiles) if game.play.lifted else not (left and game.bag)


def would_go_out(game):
    """Clauses of going out, when the play under way does so if it stands: 40.3, 37.4, 45.4, 25.b."""
    emptied = not game.bag and not game.tiles_of(game.play.by)
    return game.edition["endings"]["out"]["ends"] if emptied else []


def upheld(game):
    """What is said of a play that is lifted, when one found valid breaks a run of turns that count as it would."""
    known, last = game.edition["endings"], game.turns[-1]["kind"] if game.turns else None
    rules = [known[name] for name in RUNS if name in known]
    return [clause for rule in rules if last in rule["kinds"] for clause in said_of(rule, "invalid")]


def said_of(rule, kind):
    """What is said of this kind of turn in particular, or else the rule itself."""
    return rule["says"].get(kind, rule["ends"])


def end(game, reason, loser=None):
    """Closes the game: deductions, final score, winner. Gives the clauses that end it and that deduct."""
    from .clock import overtime  # the clock knows endings too

    rule = game.edition["endings"][reason]
    deductions = ADJUSTMENTS[rule["racks"]](game)
    if loser:
        deductions[loser] -= rule["loser_pays"]
    for player in PLAYERS:
        deductions[player] -= overtime(game, player) if game.clock else 0
        game.scores[player] += deductions[player]
    winner = rival(loser) if loser else leader(game.scores)
    for sanction in game.sanctions:  # off the score already
        deductions[sanction["player"]] -= sanction["points"]
    game.ended = {"reason": reason, "winner": winner, "deductions": deductions}
    because = rule["ends"] + rule["deducts"]
    if reason in RUNS:
        because = said_of(rule, game.turns[-1]["kind"]) + because + rule["not_at_nil_nil"]
    game.ended_because = because
    return because


def ended_before(game, ended):
    """The position is of a game that is over: its score has the deductions already."""
    items = ended.get("items", {player: {} for player in PLAYERS})
    deductions = {player: sum(items[player].values()) for player in PLAYERS}
    loser = ended.get("loser")
    winner = rival(loser) if loser else leader(game.scores)
    game.ended = {"reason": ended["reason"], "winner": winner, "deductions": deductions}


def leader(scores):
    return None if scores["A"] == scores["B"] else max(PLAYERS, key=scores.get)


def racks_stand(game):
    """The score stays as it is."""
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
