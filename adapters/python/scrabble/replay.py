"""game/replay: a position and a list of events in; an outcome for each event and the state out."""

from __future__ import annotations

from . import challenges, endings, turns
from .editions import EDITIONS
from .game import Game
from .outcomes import refused

HANDLERS = {
    "place": turns.place,
    "announce": turns.announce,
    "note": turns.note,
    "draw": turns.draw,
    "press-clock": turns.press_clock,
    "pass": turns.pass_turn,
    "exchange": turns.exchange,
    "challenge": challenges.challenge,
    "hand-in-slip": challenges.hand_in_slip,
    "rule": challenges.rule,
    "withdraw": challenges.withdraw,
    "declare-blocked": endings.declare_blocked,
    "time-up": endings.time_up,
    "close-round": endings.close_round,
    "read-clock": endings.read_clock,
}


class Unsupported(Exception):
    """Something this adapter does not do. It says so instead of guessing an outcome."""


def replay(params):
    check_supported(params)
    game = Game(EDITIONS[params["edition"]], params["position"])
    outcomes = [apply(game, event) for event in params["events"]]
    return {"outcomes": outcomes, "state": game.state()}


def apply(game, event):
    return refused("game-over") if game.ended else HANDLERS[event["type"]](game, event)


def check_supported(params):
    """Refuses the request as a whole when any part of it is beyond this adapter."""
    types = [event["type"] for event in params["events"]]
    if params["edition"] not in EDITIONS:
        raise Unsupported(f'no edition "{params["edition"]}"')
    if params["readings"]:
        raise Unsupported("readings other than those the suite adopts are not implemented")
    for kind in types:
        if kind not in HANDLERS:
            raise Unsupported(f'no event "{kind}": it is outside the profile final')
    if "challenge" in types and params["position"]["handling"]["mode"] != "slips":
        raise Unsupported("challenges settled without slips are outside the profile final")
