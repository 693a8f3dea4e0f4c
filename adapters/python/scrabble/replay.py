"""game/replay: a position and a list of events in; an outcome for each event and the state out."""

from __future__ import annotations

from . import arbiter, automatic, bag, blanks, challenges, exchanges, incidents, lots, opening, placing
from . import sheets, slips, start, turns
from .editions import EDITIONS
from .game import Game
from .outcomes import cite, refused
from .protocol import check_replay

HANDLERS = {
    "place": turns.place,
    "decide-opening": opening.decide_opening,
    "exchange": exchanges.exchange,
    "pass": turns.pass_turn,
    "challenge": challenges.challenge,
    "rule": challenges.rule,
    "demand-meaning": challenges.demand_meaning,
    "complain-tiles": start.complain_tiles,
    "assign-start": start.assign_start,
    "draw": start.draw,
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
    "announce-exchange": exchanges.announce_exchange,
    "count-bag": bag.count_bag,
    "report-incident": incidents.report_incident,
    "announce": sheets.announce,
    "note": sheets.note,
    "press-clock": sheets.press_clock,
    "hand-in-slip": slips.hand_in_slip,
    "withdraw": slips.withdraw,
    "declare-blocked": arbiter.declare_blocked,
    "time-up": arbiter.time_up,
    "close-round": arbiter.close_round,
    "wait": arbiter.wait,
}


class Unsupported(Exception):
    """An edition that is not known here: JSON-RPC error -32601."""


def replay(params):
    check_replay(params)
    if params["edition"] not in EDITIONS:
        raise Unsupported(f'no edition "{params["edition"]}", only {", ".join(EDITIONS)}')
    game, outcomes = Game(EDITIONS[params["edition"]], params["position"]), []
    for event in params["events"]:
        game, outcome = take(game, event)
        outcomes.append(outcome)
    if automatic.is_open(game):
        cite(game.play.outcome, automatic.let_stand(game))
    return {"outcomes": outcomes, "state": game.state()}


def take(game, event):
    """The game after an event, and what the regulation makes of it."""
    if not automatic.stands_before(game, event):
        return game, handle(game, event)
    after = game.copy()
    stood = automatic.let_stand(after)
    outcome = handle(after, event)
    if outcome["kind"] != "done":
        return game, outcome  # what has no effect lets nothing stand either
    cite(game.play.outcome, stood)
    cite(outcome, automatic.playing_on(game))
    return after, outcome


def handle(game, event):
    if game.ended:
        return refused("game-over", game.ended_because)
    outcome = HANDLERS[event["type"]](game, event)
    if game.play and outcome["kind"] == "done":
        game.play.outcome = outcome
    return outcome
