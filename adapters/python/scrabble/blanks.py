"""The letter of a blank: saying another one, settling it later, complaining about it (10, 8)."""

from __future__ import annotations

from . import board as layout
from .protocol import LETTERS
from .outcomes import cite, done, refused, unregulated
from .sheets import not_open
from .turns import read_play


def name_blank(game, event):
    """Once said, the letter stays; K and W are no letters of the set: 10.1, 10.2, 8.s2.

    Where the regulation forbids another letter only once counting has begun (redeletras:21.p2,
    fise-2009:22.p3), `blank_fixed` says which of its two rules is taken to prevail.
    """
    play, because = game.play, game.because("blank")
    problem = not_open(game, event["by"])
    if problem:
        return problem
    old = next((tile for tile in play.tiles if tile["square"] == event["square"]), None)
    if old is None or old["tile"] != "?":
        return refused("not-in-play", because)
    if event["letter"] not in LETTERS:
        excluded = game.because("blank_letters")
        if excluded:
            return refused("no-such-letter", excluded)
    if event["letter"] == old.get("as"):
        return done(because)
    if game.edition["blank_fixed"] == "said":
        return refused("not-allowed", because)
    if play.counting:
        return refused("counting-begun", game.because("count_fixes"))
    tiles = [{**tile, "as": event["letter"]} if tile is old else tile for tile in play.tiles]
    game.board = layout.lay(game.board, tiles)
    outcome = read_play(game, tiles)
    cite(outcome, [*because, *game.because("count_fixes")])
    return outcome


def settle_blank(game, event):
    """What its author wrote, else what the rival wrote, else what its author says: fise-2009:10.4.s2–s4."""
    if not game.because("blank_settled"):
        return unregulated()
    letter = event["author"] or event["rival"] or event["said"]
    return done(game.because("blank_settled"), letter=letter)


def claim_blank(game, event):
    """Once the letter is written down there are no complaints: redeletras:10.1, fise-2009:10.4."""
    because = game.because("blank_claim")
    return refused("too-late", because) if because else unregulated()
