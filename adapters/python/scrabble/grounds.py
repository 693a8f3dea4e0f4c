"""Which rules a play has used, so that its outcome can cite them.

`topics_of` names them by topic; the clauses of a topic stand in `because` of each edition. A rule is
named when it made a difference to this play, or when the play came up against it.
"""

from __future__ import annotations

from dataclasses import dataclass

from .board import CENTRE, letter
from .game import FULL_RACK
from .scoring import LETTER_FACTORS, WORD_FACTORS, premium

DIGRAPH_TILES = ("CH", "LL", "RR")


@dataclass
class Made:
    """A play as it lies there."""

    before: dict  # the board without its tiles
    tiles: list
    words: list  # lists of squares, the main word first
    rack_left: int  # tiles that its author has kept

    @property
    def fresh(self):
        return [tile["square"] for tile in self.tiles]

    @property
    def blanks(self):
        return [tile for tile in self.tiles if tile["tile"] == "?"]

    def old_in(self, word):
        """For each letter of a word, whether it lay there before."""
        return [square in self.before for square in word]


def topics_of(made):
    return [topic for topic, used in RULES if used(made)]


def lengthens(made):
    """A word gets longer: two letters of it, side by side, lay there before."""
    return any(any(pair == (True, True) for pair in pairs(made.old_in(word))) for word in made.words)


def crosses(made):
    """The main word takes a letter from a word that runs the other way."""
    old = [False, *made.old_in(made.words[0]), False]
    return any(three == (False, True, False) for three in zip(old, old[1:], old[2:]))


def pairs(items):
    return zip(items, items[1:])


def lies_beside(made):
    """The main word is all new and touches others along its side."""
    return bool(made.before) and not any(made.old_in(made.words[0]))


def most_word_premiums(made):
    """The greatest number of word premiums that one of its words covers."""
    fresh = set(made.fresh)
    return max(sum(square in fresh and premium(square) in WORD_FACTORS for square in word) for word in made.words)


def passes_covered_premium(made):
    """A word runs over a premium that was covered before."""
    return any(square in made.before and premium(square) != "." for word in made.words for square in word)


def repeats_letter(made):
    """A blank stands for a letter that is on the board already, or twice in the play."""
    shown = [letter(tile) for tile in [*made.before.values(), *made.tiles]]
    return any(shown.count(blank["as"]) > 1 for blank in made.blanks)


def first_off_centre(made):
    return not made.before and CENTRE not in made.fresh


RULES = (
    ("original", lambda made: True),  # values of the tiles and squares of the board
    ("line", lambda made: True),
    ("opening", lambda made: not made.before),
    ("missed_centre", first_off_centre),
    ("missed_centre_stands", lambda made: first_off_centre(made) or (made.before and CENTRE in made.fresh)),
    ("link", lambda made: made.before),
    ("lengthening", lengthens),
    ("crossing", crosses),
    ("parallel", lies_beside),
    ("values", lambda made: True),
    ("letter_premium", lambda made: any(premium(square) in LETTER_FACTORS for square in made.fresh)),
    ("word_premium", lambda made: most_word_premiums(made) > 0),
    ("word_premiums", lambda made: most_word_premiums(made) > 1),
    ("centre", lambda made: CENTRE in made.fresh),
    ("premium_once", passes_covered_premium),
    ("several_words", lambda made: len(made.words) > 1),
    ("full_rack", lambda made: len(made.tiles) >= FULL_RACK - 1 or made.rack_left == 0),  # or nearly
    ("blank_letter", lambda made: made.blanks),
    ("blank_value", lambda made: made.blanks),
    ("blank_repeats", repeats_letter),
    ("blank_digraph", lambda made: any(blank["as"] in DIGRAPH_TILES for blank in made.blanks)),
    ("blanks_and_bonus", lambda made: len(made.blanks) > 1 or (made.blanks and len(made.tiles) == FULL_RACK)),
    ("digraph", lambda made: any(letter(tile) in DIGRAPH_TILES for tile in made.tiles)),
)
