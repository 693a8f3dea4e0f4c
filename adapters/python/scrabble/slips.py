"""Challenges in a game on sheets: when they are in time, the slip, and yielding before it is handed in.

Only as far as endings need it: judges with a device and players who look words up themselves are
the profile papeletas, which is not claimed.
"""

from __future__ import annotations

from .outcomes import done, refused, unregulated
from .turns import finish_turn


def outside_window(game, by):
    """Why a challenge is too early or too late, or None: 34.p1, 39, 23.s1, ajs-2024:4.1.7.1.p1.

    It opens when the play is laid, when its count is announced, or when its author has noted it,
    and closes when the rival notes it.
    """
    play, opens = game.play, game.edition["challenge_from"]
    if by in play.noted:
        return refused("already-noted", game.because("accept"))
    open_now = play.by in play.noted if opens == "noted" else opens == "placed" or game.stage == "announced"
    return None if open_now else refused("too-early", game.because("challenge"))


def awaited(game):
    """The judge answers a slip, where the edition knows one."""
    return game.edition["slip_items"] is not None and not game.play.slip_handed_in


def hand_in_slip(game, event):
    """The slip carries what the edition asks for: 35.1, 42.1, ajs-2024:4.1.7.1.b1.

    Only ajs-2024:4.1.7.p5.s3 says what happens to one that cannot be read.
    """
    required, because = game.edition["slip_items"], game.because("slip")
    if required is None:
        return unregulated()
    if game.stage != "ruling":
        return refused("out-of-order", because)
    if not required.issubset(event["items"]):
        return refused("slip-incomplete", because)
    if not event["legible"]:
        illegible = game.because("illegible")
        return refused("slip-illegible", illegible) if illegible else unregulated(because)
    game.play.slip_handed_in = True
    return done(because)


def withdraw(game, event):
    """The author takes the play back and loses the turn, until a ruling has been asked for: 35.5, 42.5.

    Before the rival objects it is the penalty for tiles laid and not played (23, 24, 18.s2), which
    is nowhere compared with a pass: a forfeit. Afterwards it is a play taken back when rejected.
    """
    play, because = game.play, game.because("penalty")
    if play is None:
        return refused("no-play", because)
    if event["by"] != play.by:
        return refused("not-entitled", because)
    if game.stage not in ("placed", "announced", "ruling"):
        return refused("out-of-order", because)
    if play.challenged and (game.automatic or play.slip_handed_in):
        return refused("under-ruling", game.because("frozen"))
    kind = "withdrawn" if play.challenged else "forfeit"
    game.lift()
    return done(because + finish_turn(game, kind))
