"""The course of a turn: who may begin it, laying a play, passing.

Every handler takes the game and an event and gives an outcome. It looks for reasons to refuse
before it changes anything, so that a refused event leaves the table as it was.
"""

from __future__ import annotations

from collections import Counter

from . import board as layout
from . import endings
from .game import Play, rival
from .grounds import Made, topics_of
from .outcomes import done, refused, unregulated
from .protocol import LETTERS
from .scoring import play_score

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


def record_turn(game, kind):
    """Writes down how the turn was spent and ends the game if that ends it; gives the clauses on that."""
    game.turns.append({"by": game.to_move, "kind": kind})
    return endings.after_turn(game)


def finish_turn(game, kind):
    """Records a turn that left nothing on the board and hands over, unless the game is over."""
    because = record_turn(game, kind)
    if not game.ended:
        game.hand_over()
    return because


def plays_on(game, event):
    """The rival begins a turn while the play before it waits for no more than a note or the clock."""
    play = game.play
    if not (game.clock and play and event["type"] in TURNS and event["by"] == rival(play.by)):
        return False
    return game.stage == "announced" or game.stage == "play-complete" and play.drawn


TURNS = ("place", "lay", "exchange", "announce-exchange", "pass")


def play_on(game):
    """The play stands with what was agreed or counted: 34.p2. A clock that was not pressed goes on as it was: 32."""
    play, because = game.play, game.because("gone_by")
    if game.stage == "announced":
        game.scores[play.by] += play.score if play.agreed is None else play.agreed
        because += record_turn(game, "play")
    if not game.ended:
        game.hand_over(pressed=False)
        game.clock.unpressed = play.by
    return because


def cannot_begin(game, event, because, exchanging=False):
    """Why this player may not begin a turn now, or not in any way but exchanging, or None."""
    if event["by"] != game.to_move:
        late = game.clock and game.clock.unpressed == event["by"] and game.clock.stopped_for == "expired"
        return refused("time-gone" if late else "out-of-turn", because)
    if game.stage == "ruling":
        return refused("under-ruling", game.because("frozen"))
    if game.exchange_announced is not None and not exchanging:
        announced = game.because("exchange_announced")
        binds = game.edition["exchange_binds"]
        return refused("exchange-announced", announced) if binds else unregulated(announced)
    return None if game.stage == "to-play" else refused("out-of-order", because)


def tiles_down(game, because):
    """A player who has begun to lay tiles goes on with that: 22, 23."""
    return refused("out-of-order", [*because, *game.because("must_be_played")]) if game.laid else None


def lacks(game, player, tiles):
    return bool(Counter(tiles) - Counter(game.racks[player]))


def strange_letter(game, tiles):
    """A blank laid for a letter that the set lacks: 10.1, 10.2; resumen-2018:8.s1 excepts none."""
    if all(tile.get("as") in (None, *LETTERS) for tile in tiles):
        return None
    excluded = game.because("blank_letters")
    return refused("no-such-letter", excluded) if excluded else None


def place(game, event):
    """Tiles are laid in one line, joined to the others: 8, 2 (resumen-2018:6, 1)."""
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, event, game.because("original", "line")) or tiles_down(game, [])
    if cannot:
        return cannot
    if lacks(game, by, [tile["tile"] for tile in tiles]):
        return refused("tile-not-on-rack", game.because("original", "line"))
    strange = strange_letter(game, tiles)
    if strange:
        return strange
    problem = layout.placement_problem(game.board, tiles, game.edition["centre_required"])
    if problem:
        return refused(problem, game.because(FORBIDDEN_BY[problem]))
    game.put(by, tiles)
    return begin_play(game, by, tiles)


def begin_play(game, by, tiles):
    """Tiles that lie on the board are now a play of this player."""
    game.play, game.stage = Play(by), "placed"
    if game.clock:
        game.clock.stop("counting")  # 29.p1, 31.1
    return read_play(game, tiles)


def read_play(game, tiles):
    """The words that the play under way forms with these tiles, and its points: 8, 12–19."""
    play = game.play
    runs = layout.words_formed(game.board, tiles)
    play.tiles = tiles
    play.words = [[layout.letter(game.board[square]) for square in squares] for squares in runs]
    play.score = play_score(game.board, tiles, runs)
    made = Made(game.board_without(tiles), tiles, runs, len(game.tiles_of(play.by)))
    because = game.because(*topics_of(made)) + endings.would_go_out(game)
    return done(because, score=play.score, words=play.words)


def pass_turn(game, event):
    """At any time in the own turn: 25, 26, 20. A tile laid has to be played, so that passing over it is a penalty

    (22 and 23, 23 and 24), but for the summary, which has no such rule.
    """
    because, play = game.because("pass"), game.play
    if event["by"] == game.to_move and (game.laid or game.stage == "placed" and not play.counting):
        game.take(event["by"], game.laid or play.tiles)
        kind = "forfeit" if game.because("must_be_played") else "pass"
        over = game.because("must_be_played", "penalty") if kind == "forfeit" else because
        return done(over + finish_turn(game, kind))
    return cannot_begin(game, event, because) or done(because + finish_turn(game, "pass"))
