"""The table: what lies where, whose turn it is and how far that turn has come. No rules here."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

PLAYERS = ("A", "B")
FULL_RACK = 7


def rival(player):
    return "B" if player == "A" else "A"


@dataclass
class Play:
    """Tiles laid in a turn. It is open until it stands or is lifted."""

    by: str
    tiles: list = field(default_factory=list)
    words: list = field(default_factory=list)  # as letters, the main word first
    score: int = 0
    counting: bool = False  # its author has begun to count
    noted: set = field(default_factory=set)  # players who have written its score
    slip_handed_in: bool = False
    stage_before: str = ""  # the challenge under way
    challenged: list = field(default_factory=list)  # words questioned and not yet ruled on
    ruled: bool = False  # a challenge of it has been answered
    lifted: bool = False
    opening_settled: bool = False  # the rival has let it stand off the centre
    agreed: int | None = None  # points that both have agreed on after a dispute
    drawn: bool = False  # its author has filled the rack again
    outcome: dict = field(default_factory=dict)  # of the last event that was about it


class Game:
    """The state that events change. Built from a position of the protocol."""

    def __init__(self, edition, position):
        self.edition = edition
        self.board = {tile["square"]: tile for tile in position["board"]}
        self.racks = {player: list(position["racks"][player]) for player in PLAYERS}
        self.hands = {player: [] for player in PLAYERS}  # drawn and not yet racked
        self.bag = list(position["bag"])
        self.scores = {player: position["scores"][player] for player in PLAYERS}
        self.clocks = {player: position["clocks"][player] for player in PLAYERS}
        self.to_move = position["toMove"]
        self.turns = [{"by": turn["by"], "kind": turn["kind"]} for turn in position["turns"]]
        self.starter = self.turns[0]["by"] if self.turns else self.to_move
        self.automatic = position["recording"] == "automatic"
        self.lexicon = {tuple(word) for word in position["lexicon"]}
        self.stage = "to-play"
        self.lifting_timed = False  # the challenger has pressed the clock for the author: 4.1.7.1.e2
        self.play = None  # the play under way
        self.last_play = None  # the one before it that stood or was lifted since the first event
        self.time_up = False
        self.equalising = False  # the turn under way was begun with the total time used up
        self.ended = None
        self.ended_because = []
        self.lots = {}  # who won which lot before the game
        self.lot_tiles = []  # tiles out of the bag for a lot not yet decided
        self.laid = []  # tiles on the board while their player is still placing
        self.exchange_announced = None  # the number said, 0 for none
        sheets = position.get("sheets", {})
        self.sheets = {player: list(sheets.get(player, [])) for player in PLAYERS}
        self.filled_in, self.signed = set(), list(position.get("signed", []))
        self.surplus = {}  # tiles that the last draw took too many, by player
        self.dispute = None  # what the players count differently
        self.event_number = 0  # of the event in hand, counted from 1
        self.breaches, self.sanctions = {}, []  # acts that break a rule, by event; what was imposed
        self.record = list(position.get("record", []))  # what players have committed before
        self.clock = None  # set by replay, where the edition keeps one

    def copy(self):
        """A game to try something on; what an edition says is not copied."""
        return copy.deepcopy(self, {id(self.edition): self.edition})

    def because(self, *topics):
        """The clauses of this edition on these topics."""
        return [clause for topic in topics for clause in self.edition["because"].get(topic, [])]

    def tiles_of(self, player):
        return self.racks[player] + self.hands[player]

    def turns_are_equal(self):
        """Turns alternate, so they are equal whenever the player who started is next."""
        last = self.turns[-1]["by"] if self.turns else rival(self.to_move)
        return last != self.starter

    def begun(self):
        """Tiles have been drawn or laid: 6."""
        return bool(self.turns or self.board or any(map(self.tiles_of, PLAYERS)))

    def start_with(self, player):
        self.starter = self.to_move = player
        if self.clock:
            self.clock.run(player)

    def set_aside(self, tiles):
        """Tiles drawn for a lot leave the bag."""
        for tile in tiles:
            self.bag.remove(tile)
            self.lot_tiles.append(tile)

    def return_lots(self):
        self.bag += self.lot_tiles
        self.lot_tiles = []

    def draw(self, count):
        """Tiles from the front of the bag."""
        drawn, self.bag = self.bag[:count], self.bag[count:]
        return drawn

    def board_without(self, tiles):
        squares = {tile["square"] for tile in tiles}
        return {square: tile for square, tile in self.board.items() if square not in squares}

    def put(self, player, tiles):
        """Tiles go from the rack to the board."""
        for tile in tiles:
            self.board[tile["square"]] = tile
            self.racks[player].remove(tile["tile"])

    def take(self, player, tiles):
        """Tiles go from the board to the rack."""
        self.board = self.board_without(tiles)
        self.racks[player] += [tile["tile"] for tile in tiles]

    def lift(self):
        """The tiles of the play under way go back to the rack of their author, who strikes out what was noted."""
        self.take(self.play.by, self.play.tiles)
        self.play.lifted = True
        if self.play.by in self.play.noted and not self.automatic:
            self.sheets[self.play.by].pop()

    def hand_over(self, pressed=True):
        """The turn passes to the other player, and with the clock pressed the time too."""
        if self.clock and pressed:
            self.clock.run(rival(self.to_move))
        self.last_play = self.play or self.last_play
        self.to_move = rival(self.to_move)
        self.stage, self.play = "to-play", None
        self.laid, self.exchange_announced = [], None
        self.equalising = self.time_up

    def state(self):
        """Only what the profiles claimed speak of: time and sheets where the edition keeps them here."""
        return {**self.table(), **(self.time_and_sheets() if self.clock and not self.automatic else {})}

    def time_and_sheets(self):
        return {
            "clocks": self.clocks,
            "running": None if self.ended else self.clock.running,
            "sheets": self.sheets,
            **({"clock": self.clock.reading(self.ended)} if self.clock.shown else {}),
            **({"signed": self.signed} if self.signed else {}),
        }

    def table(self):
        return {
            "board": list(self.board.values()),
            "racks": self.racks,
            "hands": self.hands,
            "bag": self.bag,
            "scores": self.scores,
            "toMove": self.to_move,
            "turns": self.turns,
            "stage": self.stage,
            "ended": self.ended,
            **({"sanctions": self.sanctions} if self.sanctions else {}),
            **({"record": self.record} if self.record else {}),
        }
