"""Spending a turn on an exchange: announcing it, and carrying it out (24, 25, 19)."""

from __future__ import annotations

from . import manners
from .outcomes import done, refused
from .turns import cannot_begin, finish_turn, lacks, tiles_down


def announce_exchange(game, event):
    """The word "cambio", or in fise-2003:24 the number of tiles, is said first."""
    because = game.because("exchange_announced")
    cannot = cannot_begin(game, event, because, exchanging=True) or tiles_down(game, because)
    if cannot:
        return cannot
    game.exchange_announced = event["count"]
    return done(because)


def exchange(game, event):
    """As many tiles are drawn as are given back, and drawn first, so the bag must hold them.

    A number is announced only in fise-2003:24, which is read so that it binds; elsewhere the number
    may still go up or down (redeletras:24, fise-2009:25.s2).
    """
    by, tiles, because = event["by"], event["tiles"], game.because("exchange")
    cannot = cannot_begin(game, event, because, exchanging=True) or tiles_down(game, because)
    if cannot:
        return cannot
    said = game.exchange_announced
    binding = said if game.edition["exchange_number_binds"] else None
    if len(tiles) != (binding or len(tiles)) or not tiles:
        return refused("wrong-number", because)
    if event.get("alreadyDrawn", 0) not in (0, len(tiles)):  # the number varies until tiles are drawn
        return refused("wrong-number", because + game.because("exchange_announced"))
    if lacks(game, by, tiles):
        return refused("tile-not-on-rack", because)
    if len(tiles) > len(game.bag):
        return refused("bag-too-small", because)
    drawn = game.draw(len(tiles))
    for tile in tiles:
        game.racks[by].remove(tile)
    game.racks[by] += drawn
    game.bag += tiles
    if said is not None:
        because += game.because("exchange_announced")
    manner = manners.of_exchange(game, event, announced=said is not None)
    return manners.cited(game, done(because + finish_turn(game, "exchange"), drawn=drawn, **manner))
