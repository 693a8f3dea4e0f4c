"""Laying tiles one by one, taking them back, moving them about, giving the play up (20–23, 21–24, 18).

`place` in turns is the short form: everything laid at once and finished.
"""

from __future__ import annotations

from collections import Counter

from . import board as layout
from .outcomes import cite, done, refused, unregulated
from .sheets import not_open
from .turns import FORBIDDEN_BY, begin_play, cannot_begin, finish_turn, lacks, read_play


def lay(game, event):
    """The first tile ties the play to its row and column, the second to one of them: 20, 21."""
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, event, game.because("line"))
    if cannot:
        return cannot
    if lacks(game, by, [tile["tile"] for tile in tiles]):
        return refused("tile-not-on-rack", game.because("line"))
    squares = [tile["square"] for tile in tiles]
    if layout.occupied(game.board, squares):
        return refused("square-occupied", game.because("line"))
    because = game.because("line_fixed", *["several_at_once"] * (len(tiles) > 1))
    bound = [laid["square"] for laid in game.laid if not may_be_taken_back(game, laid)]
    if because and not layout.in_line(bound + squares):
        return refused("line-fixed", because)
    game.put(by, tiles)
    game.laid += [{**tile, "dropped": event["dropped"], "seen": event["seen"]} for tile in tiles]
    return done(because or game.because("rearrange"))


def may_be_taken_back(game, laid):
    """A tile on the board has to be played, but for the exceptions of the edition: 22, 23, ajs-2024:2.art23."""
    return any(condition(laid) for condition in map(EXCEPTIONS.get, game.edition["taken_back_if"] or ()))


EXCEPTIONS = {
    "unseen": lambda laid: not laid["seen"],
    "dropped": lambda laid: laid["dropped"],
}


def pick_up(game, event):
    """Taking one tile back while placing: 22, 23, ajs-2024:2.art23."""
    laid = next((laid for laid in game.laid if laid["square"] == event["square"]), None)
    if event["by"] != game.to_move:
        return refused("out-of-turn", game.because("must_be_played"))
    if laid is None:
        return refused("not-in-play", game.because("must_be_played"))
    if game.edition["taken_back_if"] is None:
        return unregulated()
    if not may_be_taken_back(game, laid):
        return refused("must-be-played", game.because("must_be_played"))
    game.laid.remove(laid)
    game.take(event["by"], [laid])
    return done(game.because("must_be_played"))


def finish_placing(game, event):
    """All tiles are down: now they have to make a play."""
    if event["by"] != game.to_move:
        return refused("out-of-turn", game.because("line"))
    if not game.laid:
        return refused("no-play", game.because("line"))
    tiles = [layout.bare(laid) for laid in game.laid]
    problem = layout.placement_problem(game.board_without(tiles), tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because(FORBIDDEN_BY[problem]))
    game.laid = []
    outcome = begin_play(game, event["by"], tiles)
    cite(outcome, game.because("line_fixed"))
    return outcome


def rearrange(game, event):
    """The same tiles in the same line, as long as the edition lets them be moved: 21, 22, 18.s1."""
    play, tiles = game.play, event["tiles"]
    problem = not_open(game, event["by"])
    if problem:
        return problem
    if play.counting:  # some editions do not say until when tiles may be moved
        fixes = game.because("count_fixes")
        return refused("counting-begun", fixes) if fixes else unregulated(game.because("rearrange"))
    if Counter(tile["tile"] for tile in tiles) != Counter(tile["tile"] for tile in play.tiles):
        return refused("must-be-played", game.because("must_be_played"))
    if not same_line(play.tiles, tiles):
        return refused("line-fixed", game.because("rearrange"))
    if event["purpose"] not in game.edition["rearranged_to"]:
        return refused("not-allowed", game.because("rearrange_purpose"))
    before = game.board_without(play.tiles)
    problem = layout.placement_problem(before, tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because(FORBIDDEN_BY[problem]))
    game.board = layout.lay(before, tiles)
    outcome = read_play(game, tiles)
    cite(outcome, game.because("rearrange", "rearrange_purpose"))
    return outcome


def same_line(old, new):
    """A word keeps its row or column; a single tile may go along either: fise-2009:22.1, 22.p2."""
    squares = [tile["square"] for tile in old]
    return layout.in_line(squares + [tile["square"] for tile in new])


def begin_count(game, event):
    """From here on nothing is moved: redeletras:21.p2, fise-2009:22.p3."""
    problem = not_open(game, event["by"])
    if problem:
        return problem
    game.play.counting = True
    return done(game.because("announce"))


def give_up_play(game, event):
    """Who cannot or will not comply takes the tiles back and loses the turn: 23, 24, 18.s2."""
    if game.laid and event["by"] == game.to_move:
        game.take(event["by"], game.laid)
        return done(game.because("penalty") + finish_turn(game, "forfeit"))
    problem = not_open(game, event["by"])
    if problem:
        return problem
    game.lift()
    return done(game.because("penalty") + finish_turn(game, "forfeit"))
