"""Questioning a play, the slip, the ruling, and taking a play off the board.

Only as much as endings need: appeals and challenges settled on a device are the profile
impugnacion, which this adapter does not claim.
"""

from __future__ import annotations

from .game import rival
from .outcomes import done, refused, unregulated
from .turns import finish_turn, record_turn


def challenge(game, event):
    """Only the rival may question, and only until noting the score: 34 and 36, 39 and 43, 23 and 24."""
    by, play = event["by"], game.play
    if play is None:
        return refused("no-play", game.because("challenge"))
    if by != rival(play.by):
        return refused("not-entitled", game.because("entitled"))
    if by in play.noted:
        return refused("already-noted", game.because("accept"))
    if game.stage not in ("placed", "announced"):
        return refused("under-ruling" if game.stage == "ruling" else "already-ruled", game.because("ruling"))
    if not open_to_challenge(game):
        return refused("too-early", game.because("challenge"))
    if play.ruled and game.edition["challenge_once"]:
        return refused("already-ruled", game.because("once"))
    if any(word not in play.words for word in event["words"]):
        return refused("not-in-play", game.because("challenge"))
    play.challenged, play.slip_handed_in = event["words"], False
    play.stage_before_challenge, game.stage = game.stage, "ruling"
    game.running = None
    return done(game.because("challenge"))


def open_to_challenge(game):
    """As soon as it is laid, once its count is announced, or once its author has noted it."""
    if game.edition["challenge_from"] == "noted":
        return game.play.by in game.play.noted
    return game.edition["challenge_from"] == "placed" or game.stage == "announced"


def hand_in_slip(game, event):
    """The slip carries what the edition asks for: 35.1, 42.1, ajs-2024:4.1.7.1.b1.

    Only ajs-2024:4.1.7.p5.s3 says what happens to one that cannot be read.
    """
    required = game.edition["slip_items"]
    if required is None:
        return unregulated()
    if game.stage != "ruling":
        return refused("out-of-order", game.because("slip"))
    if not required.issubset(event["items"]):
        return refused("slip-incomplete", game.because("slip"))
    if not event["legible"]:
        clauses = game.because("illegible")
        return refused("slip-illegible", clauses) if clauses else unregulated()
    game.play.slip_handed_in = True
    return done(game.because("slip"))


def rule(game, event):
    """The words are looked up. One that is not valid costs the play and the turn: 34, 39.s2, 23.s2."""
    if game.stage != "ruling":
        return refused("out-of-order", game.because("ruling"))
    if event["by"] not in game.edition["rulers"]:
        return refused("not-competent", game.because("ruling"))
    if game.edition["slip_items"] is not None and not game.play.slip_handed_in:
        return refused("out-of-order", game.because("slip"))
    verdict = verdict_on(game, game.play.challenged)
    because = game.because("ruling")
    if verdict["valid"]:
        game.stage, game.play.ruled = game.play.stage_before_challenge, True
    else:
        because += reject(game)
    return done(because, **verdict)


def verdict_on(game, words):
    """One answer for all words or one for each: fise-2003:35.2, fise-2009:40.s2, ajs-2024:4.1.7.p3.s2."""
    answers = [{"word": word, "valid": tuple(word) in game.lexicon} for word in words]
    valid = all(answer["valid"] for answer in answers)
    one_answer = game.edition["one_answer"]
    if one_answer == "always" or (one_answer == "several" and len(words) > 1):
        return {"scope": "play", "valid": valid, "words": []}
    return {"scope": "word", "valid": valid, "words": answers}


def reject(game):
    """An invalid play comes off and the turn is lost: 34.p1, 39.s2, 23.s2.

    Where its author lifts it on the own clock, the turn is handed over by pressing that clock.
    """
    game.lift()
    because = game.because("lift") + record_turn(game, "invalid")
    if game.ended:
        return because
    if game.edition["lifts_on_own_clock"]:
        game.stage = "lifting"
        game.play.noted.clear()  # both write down zero points now
    else:
        game.hand_over()
    return because


def withdraw(game, event):
    """The author takes the play back and loses the turn, until a ruling has been asked for: 35.5, 42.5.

    Before the rival objects it is the penalty for tiles laid and not played (23, 24, 18.s2), which
    is nowhere compared with a pass: a forfeit. Afterwards it is a play taken back when rejected.
    """
    play = game.play
    if play is None:
        return refused("no-play")
    if event["by"] != play.by:
        return refused("not-entitled")
    if game.stage not in ("placed", "announced", "ruling"):
        return refused("out-of-order")
    if play.slip_handed_in and game.stage == "ruling":
        return refused("under-ruling", game.because("frozen"))
    kind = "withdrawn" if game.stage == "ruling" else "forfeit"
    game.lift()
    return done(game.because("penalty") + finish_turn(game, kind))
