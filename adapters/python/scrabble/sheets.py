"""A game in which the players keep the score on their sheets: announcing, noting, pressing the clock.

Only as far as endings need it: drawing after a play and the clock itself are other profiles.
"""

from __future__ import annotations

from . import manners
from .game import PLAYERS
from .outcomes import done, refused
from .turns import finish_turn, record_turn

OPEN = ("placed", "announced")


def announce(game, event):
    """The author says the score aloud: 29, 32."""
    problem = not_open(game, event["by"])
    if problem:
        return problem
    game.stage, game.play.counting = "announced", True
    return done(game.because("announce"))


def note(game, event):
    """Writing the score down; when the rival does it, that alone accepts the play: 33, 38, 22."""
    by, play = event["by"], game.play
    if play is None:
        return refused("no-play", game.because("note"))
    if game.stage in ("ruling", "lifting"):
        return refused("under-ruling", game.because("frozen"))
    if by in play.noted:
        return refused("already-noted", game.because("note"))
    if game.dispute or play.agreed not in (None, event["points"]):
        return refused("not-agreed", game.because("dispute"))
    play.noted.add(by)
    written = {key: event[key] for key in ("word", "others", "total", "dash") if key in event}
    game.sheets[by].append({"by": play.by, "points": event["points"], **written})
    if by == play.by and game.stage == "placed":  # whoever has written the points down has counted them
        game.stage, play.counting = "announced", True
    because = game.because("note")
    if by != play.by:
        game.stage = "accepted"
        game.scores[play.by] += event["points"]
        because = game.because("accept") + record_turn(game, "play")
    if game.stage == "accepted" and play.noted == set(PLAYERS):
        game.stage = "play-complete"
    return manners.cited(game, done(because, **manners.of_note(game, event, play)))


def press_clock(game, event):
    """Hands the turn over, once the play is complete or an invalid one has been lifted: 29.p3, 4.1.7.1.e2."""
    if game.stage == "lifting" and event["by"] != game.to_move:
        game.lifting_timed = True  # the challenger sets the time of the author going
        return done(game.because("clock", "found_invalid"))
    if event["by"] != game.to_move:
        return refused("out-of-turn", game.because("clock"))
    if game.stage == "lifting" and not game.lifting_timed:
        return refused("out-of-order", game.because("clock", "found_invalid"))
    if game.stage == "lifting":
        return done(game.because("clock", "found_invalid") + finish_turn(game, "invalid"))
    if game.stage != "play-complete":
        return refused("out-of-order", game.because("clock"))
    game.hand_over()
    return done(game.because("clock"))


def not_open(game, by):
    """Why the play on the board is not this player's to change, or None: 35.5, 42.5."""
    if game.play is None:
        return refused("no-play", game.because("line"))
    if by != game.play.by:
        return refused("not-entitled", game.because("line"))
    if game.stage == "ruling":
        return refused("under-ruling", game.because("frozen"))
    return None if game.stage in OPEN else refused("too-late", game.because("accept"))
