"""game/replay: a position and a list of events in; an outcome for each event and the state out."""

from __future__ import annotations

from . import bag, blanks, challenges, endings, exchanges, incidents, lots, opening, placing, start, turns
from .editions import EDITIONS
from .game import Game
from .outcomes import refused

HANDLERS = {
    "complain-tiles": start.complain_tiles,
    "assign-start": start.assign_start,
    "draw-lots": lots.draw_lots,
    "request-seat-lots": lots.request_seat_lots,
    "choose-side": lots.choose_side,
    "lay": placing.lay,
    "pick-up": placing.pick_up,
    "finish-placing": placing.finish_placing,
    "rearrange": placing.rearrange,
    "begin-count": placing.begin_count,
    "give-up-play": placing.give_up_play,
    "name-blank": blanks.name_blank,
    "settle-blank": blanks.settle_blank,
    "claim-blank": blanks.claim_blank,
    "place": turns.place,
    "decide-opening": opening.decide_opening,
    "announce": turns.announce,
    "note": turns.note,
    "draw": turns.draw,
    "press-clock": turns.press_clock,
    "pass": turns.pass_turn,
    "announce-exchange": exchanges.announce_exchange,
    "exchange": exchanges.exchange,
    "count-bag": bag.count_bag,
    "challenge": challenges.challenge,
    "hand-in-slip": challenges.hand_in_slip,
    "rule": challenges.rule,
    "withdraw": challenges.withdraw,
    "declare-blocked": endings.declare_blocked,
    "time-up": endings.time_up,
    "close-round": endings.close_round,
    "read-clock": endings.read_clock,
    "report-incident": incidents.report_incident,
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
            raise Unsupported(f'no event "{kind}": it is outside the profiles claimed')
    for event in params["events"]:
        if event.get("incident", incidents.PROVIDED_FOR[0]) not in incidents.PROVIDED_FOR:
            raise Unsupported(f'no incident "{event["incident"]}": it is outside the profiles claimed')
    if "challenge" in types and params["position"]["handling"]["mode"] != "slips":
        raise Unsupported("challenges settled without slips are outside the profiles claimed")
