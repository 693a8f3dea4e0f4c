"""The course of a turn: laying, announcing, noting, drawing, pressing the clock; passing, exchanging.

Every handler takes the game and an event and gives an outcome. It looks for reasons to refuse
before it changes anything, so that a refused event leaves the table as it was.
"""

from __future__ import annotations

from collections import Counter

from . import board as layout
from . import endings
from .game import PLAYERS, Play, rival
from .outcomes import done, refused
from .scoring import FULL_RACK, play_score

TO_BE_HANDED_OVER = ("play-complete", "turn-complete", "lifting")


def record_turn(game, kind):
    """Writes down how the turn was spent and ends the game if that ends it; gives the clauses if so."""
    game.turns.append({"by": game.to_move, "kind": kind})
    return endings.after_turn(game)


def finish_turn(game, kind):
    """Records a turn that left nothing on the board and hands over, unless the game is over."""
    because = record_turn(game, kind)
    if not game.ended:
        game.hand_over()
    return because


def cannot_begin(game, player):
    """Why this player may not begin a turn now, or None."""
    if player != game.to_move:
        return refused("out-of-turn")
    if game.stage == "ruling":
        return refused("under-ruling", game.because("frozen"))
    return None if game.stage == "to-play" else refused("out-of-order")


def lacks(game, player, tiles):
    return bool(Counter(tiles) - Counter(game.racks[player]))


def place(game, event):
    """Tiles are laid in one line, joined to the others: 8, 2 (resumen-2018:6, 1)."""
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, by)
    if cannot:
        return cannot
    if lacks(game, by, [tile["tile"] for tile in tiles]):
        return refused("tile-not-on-rack")
    problem = layout.placement_problem(game.board, tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because("line", "link") if game.board else game.because("opening"))
    game.board = layout.lay(game.board, tiles)
    for tile in tiles:
        game.racks[by].remove(tile["tile"])
    runs = layout.words_formed(game.board, tiles)
    words = [[layout.letter(game.board[square]) for square in squares] for squares in runs]
    game.play, game.stage = Play(by, tiles, words), "placed"
    game.blocked.clear()  # the board has changed, so nobody's inability is established any more
    if game.timing == "stopped":
        game.running = None
    return done(game.because("line"), score=play_score(game.board, tiles, runs), words=words)


def announce(game, event):
    """The author says the score aloud: 29, 32."""
    if game.play is None or event["by"] != game.play.by:
        return refused("no-play" if game.play is None else "out-of-turn")
    if game.stage != "placed":
        return refused("out-of-order")
    game.stage = "announced"
    return done(game.because("announce"))


def note(game, event):
    """Writing the score down; when the rival does it, that alone accepts the play: 33, 38, 22."""
    by, play = event["by"], game.play
    if play is None:
        return refused("no-play")
    if game.stage == "ruling":
        return refused("under-ruling")
    if by in play.noted:
        return refused("already-noted")
    play.noted.add(by)
    line = {"by": play.by, "points": event["points"]}
    game.sheets[by].append({**line, "word": event["word"]} if "word" in event else line)
    because = game.because("note")
    if by != play.by and game.stage != "lifting":
        because = game.because("accept") + accept(game, event["points"])
    if game.stage == "accepted" and play.noted == set(PLAYERS):
        game.stage = "play-complete"
    return done(because)


def accept(game, points):
    """The play stands. It counts as a turn from here on, though the draw is still to come."""
    game.stage = "accepted"
    game.scores[game.play.by] += points
    return record_turn(game, "play")


def draw(game, event):
    """The rack is filled after noting, never during a ruling: 29, 32, 35.3, 42.3.

    Drawing too many or too few is not refused: it is a fact, and its remedies are the profile fichas.
    """
    by, count = event["by"], event["count"]
    opening = not game.turns and not game.board and not game.tiles_of(by)
    if game.stage == "ruling" and by == game.play.by:
        return refused("under-ruling", game.because("no_draw"))
    if not opening and by != game.to_move:
        return refused("out-of-turn")
    if not opening and game.stage not in ("play-complete", "turn-complete"):
        return refused("out-of-order", game.because("draw"))
    if count > len(game.bag):
        return refused("bag-too-small")
    drawn, game.bag = game.bag[:count], game.bag[count:]
    game.racks[by] += drawn[: event["racked"]]
    game.hands[by] += drawn[event["racked"] :]
    if not opening and (len(game.tiles_of(by)) >= FULL_RACK or not game.bag):
        game.stage = "turn-complete"
    return done(game.because("draw"), drawn=drawn)


def press_clock(game, event):
    """Hands the turn over or, when the clock stands still, sets the time of the other player going."""
    by = event["by"]
    if by != game.to_move:
        if game.running is not None:
            return refused("out-of-turn")
        game.running = rival(by)
        return done(game.because("clock"))
    if game.stage not in TO_BE_HANDED_OVER:
        return refused("out-of-order", game.because("clock"))
    game.hand_over()
    return done(game.because("clock"))


def pass_turn(game, event):
    """At any time in the own turn, as long as no tile has been laid: 25, 26, 20."""
    cannot = cannot_begin(game, event["by"])
    return cannot or done(game.because("pass") + finish_turn(game, "pass"))


def exchange(game, event):
    """As many tiles are drawn as are given back, and drawn first, so the bag must hold them: 24, 25, 19."""
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, by)
    if cannot:
        return cannot
    if not tiles:
        return refused("wrong-number", game.because("exchange"))
    if lacks(game, by, tiles):
        return refused("tile-not-on-rack", game.because("exchange"))
    if len(tiles) > len(game.bag):
        return refused("bag-too-small", game.because("exchange"))
    for tile in tiles:
        game.racks[by].remove(tile)
    game.racks[by] += game.bag[: len(tiles)]
    game.bag = game.bag[len(tiles) :] + tiles
    game.blocked.discard(by)
    return done(game.because("exchange") + finish_turn(game, "exchange"))
