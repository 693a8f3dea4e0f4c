"""After the game: going over sheets, filling in and signing the result, asking to put it right (fise-2003:5.1)."""

from __future__ import annotations

from itertools import zip_longest

from .game import rival
from .outcomes import done, refused, unregulated

CERTIFIES = ("rival-sheet", "control-sheet")


def review_sheet(game, event):
    """A line lacks its points, or has others than the other sheet."""
    own, others = (game.sheets[player] for player in (event["of"], "B" if event["of"] == "A" else "A"))
    lacks = [
        {"line": number, "item": "points", "duty": "required"}
        for number, line in enumerate(own, 1)
        if "points" not in line
    ]
    differs = [
        number
        for number, (line, other) in enumerate(zip_longest(own, others, fillvalue={}), 1)
        if line.get("points") != other.get("points")
    ]
    return done(game.because("sheet"), lacks=lacks, differs=differs)


def fill_in(game, event):
    """The sheet of the tournament tells a result, which there is once play has ended."""
    if not game.ended:
        return refused("too-early", game.because("sheet"))
    game.filled_in.add(event["by"])
    return done(game.because("sheet"))


def sign(game, event):
    """On the sheet of the rival or the control sheet, once the own one is filled in."""
    by, because = event["by"], game.because("sheet")
    if not game.ended:
        return refused("too-early", because)
    if by in game.signed:
        return refused("already-signed", because)
    if event["on"] not in CERTIFIES:
        return refused("not-certified", because)
    if by not in game.filled_in:
        return refused("sheet-incomplete", because)
    game.signed.append(by)
    return done(because)


def demand_signature(game, event):
    """Nothing lets a player wait with the signature once play has ended."""
    if not game.ended:
        return refused("too-early", game.because("sheet"))
    if rival(event["by"]) in game.signed:
        return refused("already-signed", game.because("sheet"))
    return done(game.because("sheet"))


def complete_sheet(game, event):
    """Of words that are missing on a sheet nothing is said."""
    return unregulated(game.because("sheet"))


def ask_correction(game, event):
    """A word accepted is beyond question (33); how a wrong sum is put right is not said."""
    if event["what"] == "validity":
        return refused("not-claimable", game.because("accept"))
    return unregulated(game.because("sheet"))
