"""Spending a turn on an exchange: announcing it, and carrying it out (24, 25, 19)."""

from __future__ import annotations

from .outcomes import done, refused
from .turns import cannot_begin, finish_turn, lacks, tiles_down


def announce_exchange(game, event):
    """The word "cambio", or in fise-2003:24 the number of tiles, is said first."""
    cannot = cannot_begin(game, event["by"], exchanging=True) or tiles_down(game)
    if cannot:
        return cannot
    game.exchange_announced = event["count"]
    return done(game.because("exchange_announced"))


def exchange(game, event):
    """As many tiles are drawn as are given back, and drawn first, so the bag must hold them.

    A number is announced only in fise-2003:24, which is read so that it binds; elsewhere the number
    may still go up or down (redeletras:24, fise-2009:25.s2).
    """
    by, tiles = event["by"], event["tiles"]
    cannot = cannot_begin(game, by, exchanging=True) or tiles_down(game)
    if cannot:
        return cannot
    announced = game.exchange_announced if game.edition["exchange_number_binds"] else None
    if len(tiles) != (announced or len(tiles)) or not tiles:
        return refused("wrong-number", game.because("exchange"))
    if lacks(game, by, tiles):
        return refused("tile-not-on-rack", game.because("exchange"))
    if len(tiles) > len(game.bag):
        return refused("bag-too-small", game.because("exchange"))
    drawn, game.bag = game.bag[: len(tiles)], game.bag[len(tiles) :] + tiles
    for tile in tiles:
        game.racks[by].remove(tile)
    game.racks[by] += drawn
    game.blocked.discard(by)
    return done(game.because("exchange") + finish_turn(game, "exchange"), drawn=drawn)
