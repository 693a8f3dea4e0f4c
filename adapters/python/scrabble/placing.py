"""Laying tiles one by one, taking them back, moving them about, giving the play up (20–23, 21–24, 18).

`place` in turns is the short form: everything laid at once and finished.
"""

from __future__ import annotations

from collections import Counter

from . import board as layout
from .clock import timer_is_over
from .outcomes import cite, done, refused, unregulated
from .sheets import not_open
from .turns import FORBIDDEN_BY, begin_play, cannot_begin, finish_turn, lacks, read_play, strange_letter


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
    strange = strange_letter(game, tiles)
    if strange:
        return strange
    because = game.because("line_fixed", *["several_at_once"] * (len(tiles) > 1))
    laid = game.laid + [{**tile, "dropped": event["dropped"], "seen": event["seen"]} for tile in tiles]
    placed = [tile["square"] for tile in laid if is_placed(game, tile)]
    if because and placed and not layout.in_line(placed):
        return refused("line-fixed", because)
    game.put(by, tiles)
    game.laid = laid
    fell = game.because("must_be_played") if any(tile["dropped"] for tile in laid) else []
    letters = game.because("blank", "blank_letters") if any("as" in tile for tile in tiles) else []
    return done((because or game.because("rearrange")) + fell + letters)


def is_placed(game, laid):
    """A tile that fell was not placed, unless it has to be played all the same: fise-2009:23."""
    return not (laid["dropped"] and "dropped" in (game.edition["taken_back_if"] or ()))


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
    if timer_is_over(game):
        return refused("time-gone", game.because("timer"))
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
    laid = game.laid if event["by"] == game.to_move else []
    problem = None if laid else not_open(game, event["by"])
    if problem:
        return problem
    if timer_is_over(game):
        return refused("time-gone", game.because("timer"))
    old = [layout.bare(tile) for tile in laid] or play.tiles
    if play and play.counting:  # some editions do not say until when tiles may be moved
        fixes = game.because("count_fixes")
        return refused("counting-begun", fixes) if fixes else unregulated(game.because("rearrange"))
    if Counter(tile["tile"] for tile in tiles) != Counter(tile["tile"] for tile in old):
        return refused("tile-not-on-rack", game.because("rearrange"))
    if Counter(tile.get("as") for tile in tiles) != Counter(tile.get("as") for tile in old):
        return refused("not-allowed", game.because("blank"))
    if not same_line(old, tiles):
        return refused("line-fixed", game.because("rearrange"))
    before = game.board_without(old)
    barred = bar_to_moving(game, before, old, tiles, event["purpose"])
    if barred:
        return barred
    problem = layout.placement_problem(before, tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because(FORBIDDEN_BY[problem]))
    game.board = layout.lay(before, tiles)
    if laid:
        game.laid = []
        outcome = begin_play(game, event["by"], tiles)
    else:
        outcome = read_play(game, tiles)
    letters = game.because("blank") if any("as" in tile for tile in tiles) else []
    cite(outcome, game.because("rearrange", "rearrange_purpose") + letters)
    return outcome


def bar_to_moving(game, before, old, new, purpose):
    """What the edition has against the tiles going there: 21.1–21.3, 22.1, 22.2; nothing in resumen-2018:18.

    A word slides so that it links correctly, from where it does not to where it does. Letters change
    places to put a word right, which leaves fewer of them wrong, or for anything.
    """
    was, will_be = wrong_words(game, before, old), wrong_words(game, before, new)
    slides = {tile["square"] for tile in old} != {tile["square"] for tile in new}
    if slides and game.edition["slides_to_link"] and not (was > 0 and will_be == 0):
        return refused("not-allowed", game.because("rearrange"))
    corrects = purpose == "correct" and will_be < was
    if spelling(old) != spelling(new) and not (corrects or "improve" in game.edition["rearranged_to"]):
        return refused("not-allowed", game.because("rearrange_purpose"))
    return None


def spelling(tiles):
    """The letters of some tiles of one line in reading order."""
    ordered = sorted(tiles, key=lambda tile: layout.coordinates(tile["square"]))
    return [layout.letter(tile) for tile in ordered]


def wrong_words(game, before, tiles):
    """How many words of a play are not valid; more than any number while it does not lie as a play must."""
    after = layout.lay(before, tiles)
    if layout.placement_problem(before, tiles, True):
        return float("inf")
    words = [tuple(layout.letter(after[square]) for square in run) for run in layout.words_formed(after, tiles)]
    return sum(word not in game.lexicon for word in words)


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
    if event["by"] in game.play.noted:  # the play is laid and counted, and waits for the rival
        return refused("already-noted", game.because("penalty"))
    game.lift()
    return done(game.because("penalty") + finish_turn(game, "forfeit"))
