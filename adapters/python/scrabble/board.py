"""The 15×15 board: where tiles may be laid and which words they form.

A board is a dictionary from square name ("H8") to the tile that lies there. Rows run A to O from
the top, columns 1 to 15 from the left. Every regulation takes all this from the original rules.
"""

from __future__ import annotations

SQUARES = [f"{row}{column}" for row in "ABCDEFGHIJKLMNO" for column in range(1, 16)]
CENTRE = "H8"
DIGRAPHS = (("C", "H"), ("L", "L"), ("R", "R"))
ACROSS, DOWN = (0, 1), (1, 0)


def coordinates(square):
    return ord(square[0]) - ord("A"), int(square[1:]) - 1


def name(row, column):
    return f"{chr(ord('A') + row)}{column + 1}"


def letter(tile):
    """The letter a tile shows; a blank shows the one it stands for."""
    return tile.get("as", "?") if tile["tile"] == "?" else tile["tile"]


def bare(tile):
    """A tile on its square, without what else is known about it."""
    return {key: tile[key] for key in ("square", "tile", "as") if key in tile}


def occupied(board, squares):
    """A square is taken already, or would be taken twice."""
    return len(set(squares)) < len(squares) or any(square in board for square in squares)


def in_line(squares):
    """All in one row or all in one column."""
    return any(len(set(axis)) <= 1 for axis in zip(*map(coordinates, squares)))


def placement_problem(board, tiles, centre_required):
    """Why these tiles may not be laid, as a refusal of the protocol, or None.

    One row or column, complete, joined to what lies there; the first play of two tiles or more.
    Only some editions refuse a first play off the centre: see `centre_required` in editions.
    """
    squares = [tile["square"] for tile in tiles]
    if occupied(board, squares):
        return "square-occupied"
    if any(tile["tile"] == "?" and "as" not in tile for tile in tiles):
        return "blank-undefined"
    if not in_line(squares):
        return "not-in-line"
    if not board and len(tiles) < 2:
        return "too-few-tiles"
    if not board and centre_required and CENTRE not in squares:
        return "centre-missed"
    after = lay(board, tiles)
    if not set(squares) <= set(run(after, squares[0], direction(squares))):
        return "gap"
    if board and not any(touches(board, square) for square in squares):
        return "not-connected"
    if any(splits_digraph(after, squares) for squares in words_formed(after, tiles)):
        return "split-digraph"
    return None


def splits_digraph(board, squares):
    """CH, LL and RR are one tile each and may not be made up of two: 11 (resumen-2018:9)."""
    letters = [letter(board[square]) for square in squares]
    return any(pair in DIGRAPHS for pair in zip(letters, letters[1:]))


def lay(board, tiles):
    """The board with these tiles on it; the board given is left alone."""
    return {**board, **{tile["square"]: tile for tile in tiles}}


def direction(squares):
    """The way a play runs; a single tile is taken as laid across."""
    columns = {coordinates(square)[1] for square in squares}
    return DOWN if len(squares) > 1 and len(columns) == 1 else ACROSS


def touches(board, square):
    row, column = coordinates(square)
    beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(name(*place) in board for place in beside)


def run(board, square, way):
    """The unbroken line of squares through this one, in reading order."""
    row, column = coordinates(square)
    while name(row - way[0], column - way[1]) in board:
        row, column = row - way[0], column - way[1]
    squares = []
    while name(row, column) in board:
        squares.append(name(row, column))
        row, column = row + way[0], column + way[1]
    return squares


def words_formed(board, tiles):
    """The words these tiles form on a board that holds them: lists of squares, the main word first."""
    squares = [tile["square"] for tile in tiles]
    main = direction(squares)
    cross = DOWN if main == ACROSS else ACROSS
    runs = [run(board, squares[0], main)] + [run(board, square, cross) for square in squares]
    if len(squares) == 1:  # a single tile reads both ways: the longer word is the main one
        runs.sort(key=len, reverse=True)
    return [squares for squares in runs if len(squares) > 1]
