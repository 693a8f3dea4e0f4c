"""The course of a turn: laying, announcing, noting, drawing, pressing the clock; passing.

Every handler takes the game and an event and gives an outcome. It looks for reasons to refuse
before it changes anything, so that a refused event leaves the table as it was.
"""

from __future__ import annotations

from collections import Counter

from . import board as layout
from . import endings
from .game import PLAYERS, Play, rival
from .outcomes import done, refused, unregulated
from .scoring import FULL_RACK, play_score

FORBIDDEN_BY = {
    "square-occupied": "line",
    "not-in-line": "line",
    "gap": "line",
    "not-connected": "link",
    "too-few-tiles": "opening",
    "centre-missed": "opening",
    "blank-undefined": "blank",
    "split-digraph": "digraph",
}
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


def cannot_begin(game, player, exchanging=False):
    """Why this player may not begin a turn now, or not in any way but exchanging, or None."""
    if player != game.to_move:
        return refused("out-of-turn")
    if game.stage == "ruling":
        return refused("under-ruling", game.because("frozen"))
    if game.exchange_announced is not None and not exchanging:
        announced = game.because("exchange_announced")
        binds = game.edition["exchange_binds"]
        return refused("exchange-announced", announced) if binds else unregulated(announced)
    return None if game.stage == "to-play" else refused("out-of-order")


def tiles_down(game):
    """A player who has begun to lay tiles goes on with that: 22, 23."""
    return refused("out-of-order", game.because("must_be_played")) if game.laid else None


def lacks(game, player, tiles):
    return bool(Counter(tiles) - Counter(game.racks[player]))


def place(game, event):
    """Tiles are laid in one line, joined to the others: 8, 2 (resumen-2018:6, 1)."""
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, by) or tiles_down(game)
    if cannot:
        return cannot
    if lacks(game, by, [tile["tile"] for tile in tiles]):
        return refused("tile-not-on-rack")
    problem = layout.placement_problem(game.board, tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because(FORBIDDEN_BY[problem]))
    game.put(by, tiles)
    return begin_play(game, by, tiles)


def begin_play(game, by, tiles):
    """Tiles that lie on the board are now a play of this player."""
    game.play, game.stage = Play(by), "placed"
    game.blocked.clear()  # the board has changed, so nobody's inability is established any more
    if game.timing == "stopped":
        game.running = None
    return read_play(game, tiles)


def read_play(game, tiles):
    """The words that the play under way forms with these tiles, and its points: 8, 12–19."""
    runs = layout.words_formed(game.board, tiles)
    words = [[layout.letter(game.board[square]) for square in squares] for squares in runs]
    game.play.tiles, game.play.words = tiles, words
    return done(game.because("line"), score=play_score(game.board, tiles, runs), words=words)


def announce(game, event):
    """The author says the score aloud: 29, 32."""
    if game.play is None or event["by"] != game.play.by:
        return refused("no-play" if game.play is None else "out-of-turn")
    if game.stage != "placed":
        return refused("out-of-order")
    game.stage, game.play.counting = "announced", True
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
    if opening and by != game.starter and game.because("opening_draw") and not game.tiles_of(game.starter):
        return refused("out-of-order", game.because("opening_draw"))
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
    return done(game.because("draw"), by=by, drawn=drawn, shown=[])


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
    cannot = cannot_begin(game, event["by"]) or tiles_down(game)
    return cannot or done(game.because("pass") + finish_turn(game, "pass"))
