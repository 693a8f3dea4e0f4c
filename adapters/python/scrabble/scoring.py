"""What tiles, plays and racks are worth (fise-2003:12–19, and alike in every edition)."""

from __future__ import annotations

from .board import coordinates
from .game import FULL_RACK

BONUS = 50

VALUES = {
    letter: value
    for value, letters in {
        0: "?",
        1: "A E O I S N R U L T",
        2: "D G",
        3: "C B M P",
        4: "H F V Y",
        5: "CH Q",
        8: "J LL Ñ RR X",
        10: "Z",
    }.items()
    for letter in letters.split()
}

# The upper half of the board with its middle row; the lower half mirrors it.
# "#" triple word, "*" double word, "3" triple letter, "2" double letter.
PREMIUMS = (
    "#..2...#...2..#",
    ".*...3...3...*.",
    "..*...2.2...*..",
    "2..*...2...*..2",
    "....*.....*....",
    ".3...3...3...3.",
    "..2...2.2...2..",
    "#..2...*...2..#",
)
LETTER_FACTORS = {"2": 2, "3": 3}
WORD_FACTORS = {"*": 2, "#": 3}


def premium(square):
    row, column = coordinates(square)
    return PREMIUMS[min(row, 14 - row)][column]


def play_score(board, tiles, words):
    """Points of a play: every word formed, and the bonus for laying a full rack."""
    fresh = {tile["square"] for tile in tiles}
    bonus = BONUS if len(tiles) == FULL_RACK else 0
    return bonus + sum(word_score(board, squares, fresh) for squares in words)


def word_score(board, squares, fresh):
    """Letters with their premiums first, then the word premiums; a premium counts only when first covered."""
    points, factor = 0, 1
    for square in squares:
        colour = premium(square) if square in fresh else "."
        points += VALUES[board[square]["tile"]] * LETTER_FACTORS.get(colour, 1)
        factor *= WORD_FACTORS.get(colour, 1)
    return points * factor


def rack_value(tiles):
    return sum(VALUES[tile] for tile in tiles)
