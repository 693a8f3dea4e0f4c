"""A game in which a program keeps the score: nothing is announced, noted or pressed.

A play stays open until the next act that has effect. Unless that act objects to it, it stands: its
points count, its author's rack is filled from the bag and the turn passes, all at once.
"""

from __future__ import annotations

from .game import FULL_RACK
from .turns import record_turn

OBJECTIONS = ("challenge", "decide-opening")


def stands_before(game, event):
    """Whether this event, if it has effect, lets the play before it stand."""
    return is_open(game) and event["type"] not in OBJECTIONS


def is_open(game):
    """There is a play on the board, and no challenge of it awaits its answer."""
    return game.automatic and not game.ended and game.play is not None and not game.play.challenged


def let_stand(game):
    """The play under way stands; gives the clauses on the end of the game and on filling the rack."""
    play = game.play
    game.scores[play.by] += play.score
    because = record_turn(game, "play")
    if game.ended:
        return because
    game.racks[play.by] += game.draw(DUE[game.edition["refill"]](play, game.racks[play.by]))
    game.hand_over()
    return because + game.because("draw")


# How many tiles are due after a play: fise-2003:29.p2, redeletras:29.p4, fise-2009:32.p1, resumen-2018:5.s1.
DUE = {
    "to-seven": lambda play, rack: max(0, FULL_RACK - len(rack)),
    "as-laid": lambda play, rack: len(play.tiles),
}


def playing_on(game):
    """The clauses by which a player who goes on playing accepts the play: 33, 34.p2, 38, 39.s3, 22, 23.s3."""
    return game.because("accept", "gone_by", *["found_valid"] * game.play.ruled)
