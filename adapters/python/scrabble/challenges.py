"""Questioning a play, and what the judge answers (33–36, 38–43, 22–24, ajs-2024:4.1.7).

The rival questions words of the play just laid. `rule` answers: the play stays, or it comes off the
board and costs its author the turn. What a game on sheets asks for besides is in `slips`.
"""

from __future__ import annotations

from . import endings, slips
from .game import PLAYERS
from .outcomes import done, refused, unregulated
from .turns import finish_turn


def challenge(game, event):
    """Only the rival, only the last play, only words that it forms."""
    by, words, play = event["by"], event["words"], game.play or game.last_play
    if by not in PLAYERS:
        return refused("not-entitled", game.because("entitled", "accept"))
    if play is None:
        return refused("no-play", game.because("challenge", "gone_by"))
    if by == play.by and forms(game.last_play, words):
        return refused("turn-gone-by", game.because("accept", "gone_by"))
    if by == play.by:
        return refused("not-entitled", game.because("entitled", "own_play"))
    if play is not game.play:
        return refused("already-ruled" if play.lifted else "turn-gone-by", game.because("accept", "gone_by"))
    if play.challenged:
        return refused("under-ruling", game.because("frozen", "challenge"))
    if play.ruled and game.edition["challenge_once"]:
        return refused("already-ruled", game.because("challenge", "once"))
    if not forms(play, words):
        return refused("not-in-play", game.because("challenge", "which_words", "gone_by"))
    outside = None if game.automatic else slips.outside_window(game, by)
    if outside:
        return outside
    play.challenged, play.slip_handed_in = words, False
    play.stage_before, game.stage = game.stage, "ruling"
    if game.clock:
        game.clock.stop("ruling")  # 31.2
    return done(game.because("challenge", "entitled", "which_words"))


def forms(play, words):
    return play is not None and all(word in play.words for word in words)


def rule(game, event):
    """The words are looked up. One that is not valid costs the play and the turn: 34, 39.s2, 23.s2."""
    play, because = game.play, game.because("ruling")
    if play is None or not play.challenged:
        return refused("out-of-order" if play else "no-play", because)
    rulers = game.edition["rulers"]
    if event["by"] not in (rulers or {"judge"}):
        return refused("not-competent", because) if rulers else unregulated(because)
    if not game.automatic and slips.awaited(game):
        return refused("out-of-order", game.because("slip"))
    verdict = verdict_on(game, play.challenged)
    because = because + grounds_of(game, verdict)
    play.ruled, play.challenged, game.stage = True, [], play.stage_before
    if game.clock:
        game.clock.stop("counting")  # as before it; an invalid play hands the time over
    because += endings.upheld(game) if verdict["valid"] else reject(game)
    return done(because, **verdict)


def verdict_on(game, words):
    """One answer for all words or one for each: fise-2003:35.2, fise-2009:40.s2, ajs-2024:4.1.7.p3.s2."""
    answers = [{"word": word, "valid": is_valid(game, word)} for word in words]
    valid = all(answer["valid"] for answer in answers)
    one_answer = game.edition["one_answer"]
    if one_answer == "always" or (one_answer == "several" and len(words) > 1):
        return {"scope": "play", "valid": valid, "words": []}
    return {"scope": "word", "valid": valid, "words": answers}


def is_valid(game, word):
    return tuple(word) in game.lexicon


def grounds_of(game, verdict):
    topics = ["which_words", "found_valid" if verdict["valid"] else "found_invalid"]
    if verdict["scope"] == "play":
        topics.append("one_answer")
    before = game.last_play
    if before and not before.lifted and not all(is_valid(game, word) for word in before.words):
        topics.append("gone_by")  # a wrong word that was let stand is not judged again
    return game.because(*topics)


def reject(game):
    """The play comes off the board and the turn is lost, in a game on sheets perhaps only at the clock."""
    game.lift()
    if not game.automatic and game.edition["lifts_on_own_clock"]:
        game.stage, game.lifting_timed = "lifting", False
        return []
    return finish_turn(game, "invalid")


def demand_meaning(game, event):
    """Nobody has to know what the own word means: 35.7, 35.p1, 42.p1, 23.s4."""
    return refused("meaning-not-required", game.because("meaning"))
