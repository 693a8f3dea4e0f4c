"""Whether a player can place at all: 40.1, 37.1, 45.1.

Every word of the lexicon is tried on every square, both ways; a blank stands for a letter that is
not on the rack.
"""

from __future__ import annotations

from . import board as layout


def can_place(game, player):
    return any(
        fits(game, player, word, square, way)
        for word in game.lexicon
        for square in layout.SQUARES
        for way in (layout.ACROSS, layout.DOWN)
    )


def fits(game, player, word, square, way):
    """The word can be laid from this square on, and with it no word that is not valid."""
    row, column = layout.coordinates(square)
    squares = [layout.name(row + i * way[0], column + i * way[1]) for i in range(len(word))]
    if squares[-1] not in layout.SQUARES:
        return False
    tiles = tiles_for(game, player, word, squares)
    if not tiles or layout.placement_problem(game.board, tiles, True):
        return False
    after = layout.lay(game.board, tiles)
    formed = layout.words_formed(after, tiles)
    return all(tuple(layout.letter(after[at]) for at in run) in game.lexicon for run in formed)


def tiles_for(game, player, word, squares):
    """What has to be laid on the free squares, or None where the rack or the board has not the letters."""
    rest, tiles = list(game.tiles_of(player)), []
    for letter, square in zip(word, squares):
        if square in game.board:
            if layout.letter(game.board[square]) != letter:
                return None
        elif letter in rest or "?" in rest:
            tile = letter if letter in rest else "?"
            rest.remove(tile)
            tiles.append({"square": square, "tile": tile, **({"as": letter} if tile == "?" else {})})
        else:
            return None
    return tiles
