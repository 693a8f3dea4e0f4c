"""The first play when it misses the centre square (fise-2009:20).

Most editions refuse such a play (6, resumen-2018:4.s2). Where `centre_required` is false it may be
laid, and the rival decides: void, with the turn lost, or standing, but not doubled. The centre keeps
its premium then, which needs no rule of its own: a premium counts when its square is first covered.
"""

from __future__ import annotations

from .board import CENTRE
from .game import rival
from .outcomes import done, refused, unregulated
from .turns import finish_turn


def misses_centre(game):
    """The play under way is all there is on the board, and the centre is bare."""
    return len(game.board) == len(game.play.tiles) and CENTRE not in game.board


def decide_opening(game, event):
    """The rival lets it stand or declares it void, which is the turn of an invalid play: 20.1, 20.2."""
    play, because = game.play, game.because("missed_centre")
    if game.edition["centre_required"]:
        return unregulated()
    if play is None:
        return refused("no-play", because)
    if event["by"] != rival(play.by):
        return refused("not-entitled", because)
    if not misses_centre(game):
        return refused("nothing-wrong", because)
    if play.opening_settled or game.stage not in ("placed", "announced"):
        return refused("settled", because)
    if event["accept"]:
        play.opening_settled = True
        return done(because + game.because("missed_centre_stands"))
    game.lift()
    return done(because + game.because("missed_centre_void") + finish_turn(game, "invalid"))
