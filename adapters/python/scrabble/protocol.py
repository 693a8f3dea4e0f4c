"""What a request to game/replay looks like, as far as this adapter reads it (schemas/game/ has it all).

EVENTS lists the events of the profiles that are claimed, with their fields; any other is unknown here.
"""

from __future__ import annotations

from .board import SQUARES
from .shapes import Invalid, count, each, fields, flag, list_of, number, one_of, text, wrong

LETTERS = "A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z".split()

player = one_of("A", "B")
actor = one_of(
    "A", "B", "arbiter", "assistant", "judge", "table-judge", "runner", "neighbour", "committee", "tribunal",
    "board", "spectator",
)
clock_side = one_of("A", "B", "both", None)
letter = one_of(*LETTERS)
named_letter = one_of(*LETTERS, "K", "W")
tile = one_of(*LETTERS, "?")
square = one_of(*SQUARES)
word = list_of(letter, at_least=1)
laid = list_of(fields({"square": square, "tile": tile, "as": named_letter}, optional=("as",)))
by = {"by": player}

POSITION = fields({
    "board": laid,
    "racks": each(list_of(tile)),
    "bag": list_of(tile),
    "scores": each(number),
    "toMove": player,
    "clocks": each(count),
    "turns": list_of(fields({
        **by, "kind": one_of("play", "pass", "exchange", "invalid", "withdrawn", "forfeit"),
    })),
    "recording": one_of("sheets", "automatic"),
    "lexicon": list_of(word),
    "clock": fields(
        {"device": text, "allotmentMs": count, "totalMs": count, "elapsedMs": count, "running": clock_side},
        optional=("allotmentMs", "totalMs", "elapsedMs", "running"),
    ),
    "sheets": each(list_of(fields({"by": player}))),
    "signed": list_of(player),
    "record": list_of(fields({"player": player, "offence": text, "in": text, "times": count})),
    "ended": fields({"reason": text, "items": each(fields({})), "loser": player}, optional=("items", "loser")),
}, optional=("clock", "sheets", "signed", "record", "ended"))

EVENTS = {
    # jugada
    "place": {**by, "tiles": laid},
    "decide-opening": {**by, "accept": flag},
    "exchange": {**by, "tiles": list_of(tile)},
    "pass": by,
    # impugnacion
    "challenge": {"by": actor, "words": list_of(word, at_least=1)},
    "rule": {"by": actor},
    "demand-meaning": by,
    # salida
    "complain-tiles": by,
    "assign-start": {
        "format": one_of("round-robin", "swiss", "match", "teams", "koth"), "listed": player,
        "game": count, "firstStarter": player, "starts": each(count),
        "program": flag, "announced": flag, "notified": flag,
    },
    "draw-lots": {"purpose": one_of("start", "chair", "side"), "lots": each(tile)},
    "request-seat-lots": {**by, "agreed": flag},
    "choose-side": {**by, "side": one_of("top", "right", "bottom", "left")},
    "draw": {**by, "count": count, "racked": count},
    # despliegue
    "lay": {**by, "tiles": laid, "dropped": flag, "seen": flag},
    "pick-up": {**by, "square": square},
    "finish-placing": by,
    "rearrange": {**by, "tiles": laid, "purpose": one_of("correct", "improve")},
    "begin-count": by,
    "give-up-play": by,
    "name-blank": {**by, "square": square, "letter": named_letter},
    "settle-blank": {"author": one_of(*LETTERS, None), "rival": one_of(*LETTERS, None), "said": letter},
    "claim-blank": by,
    "announce-exchange": {**by, "count": count},
    "count-bag": {"by": actor, "inside": flag, "agreed": list_of(player), "monitors": flag},
    "penalise": {"by": actor, "player": player, "measure": text, "proved": flag},
    # final-arbitrado
    "announce": by,
    "note": {**by, "points": number},
    "press-clock": {"by": actor},
    "hand-in-slip": {"items": list_of(text), "legible": flag},
    "withdraw": by,
    "declare-blocked": by,
    "time-up": {},
    "close-round": {"elapsedMs": count},
    "wait": {"ms": count},
    # reloj and planilla
    "pause-clock": {"by": actor},
    "remind-clock": {"by": actor},
    "call-arbiter": by,
    "arbiter-leaves": {},
    "dispute-score": {**by, "what": one_of("points", "total")},
    "agree-score": {"points": number},
    "report-surplus": {"by": actor, "player": player},
    "clock-fails": {},
    "replace-clock": {},
    "inspect-table": {},
    "set-clock": {"by": actor, "ms": each(count)},
    "review-sheet": {**by, "of": player},
    "fill-in": by,
    "sign": {**by, "on": one_of("rival-sheet", "control-sheet", "own-sheet")},
    "demand-signature": by,
    "complete-sheet": by,
    "ask-correction": {"askedBy": list_of(actor), "what": text, "of": player},
    "next-round": {"phase": one_of("none", "called", "started")},
}


def event(value, place):
    fields({"type": text})(value, place)
    if value["type"] not in EVENTS:
        raise wrong(f"{place}.type", value["type"], "an event of the profiles claimed")
    fields(EVENTS[value["type"]])(value, place)


REPLAY = fields({
    "edition": text,
    "readings": fields({}),
    "position": POSITION,
    "events": list_of(event),
})

JUDGE = fields({
    "edition": text,
    "readings": fields({}),
    "words": list_of(word),
    "dictionary": fields({
        "entries": list_of(fields({"headword": text, "recorded": list_of(text)}, optional=("recorded",))),
    }),
})


def check_judge(params):
    """Raises Invalid when the parameters of lexicon/judge cannot be read or ask for more than is done here."""
    JUDGE(params, "params")
    if params["readings"]:
        raise Invalid("params.readings: found some, expected none: only the readings adopted are implemented")


def check_replay(params):
    """Raises Invalid when the parameters of game/replay cannot be read or ask for more than is done here."""
    REPLAY(params, "params")
    if params["readings"]:
        raise Invalid("params.readings: found some, expected none: only the readings adopted are implemented")
