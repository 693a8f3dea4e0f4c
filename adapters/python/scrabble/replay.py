"""game/replay: a position and a list of events in; an outcome for each event and the state out."""

from __future__ import annotations

from . import arbiter, automatic, bag, blanks, challenges, exchanges, lots, opening, placing
from . import results, sanctions, sheets, slips, start, turns
from . import clock
from .clock import Clock
from .editions import EDITIONS
from .endings import ended_before
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
    "penalise": sanctions.penalise,
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
# Where the edition keeps the time, these are handled so; elsewhere they are the profiles reloj and planilla.
KEEPING_TIME = {
    "wait": clock.wait,
    "press-clock": clock.press_clock,
    "pause-clock": clock.pause_clock,
    "remind-clock": clock.remind_clock,
    "call-arbiter": clock.call_arbiter,
    "arbiter-leaves": clock.arbiter_leaves,
    "dispute-score": clock.dispute_score,
    "agree-score": clock.agree_score,
    "report-surplus": clock.report_surplus,
    "clock-fails": clock.not_said,
    "replace-clock": clock.not_said,
    "inspect-table": clock.not_said,
    "set-clock": clock.set_clock,
    "review-sheet": results.review_sheet,
    "fill-in": results.fill_in,
    "sign": results.sign,
    "demand-signature": results.demand_signature,
    "complete-sheet": results.complete_sheet,
    "ask-correction": results.ask_correction,
    "next-round": clock.not_said,
}
AFTER_THE_END = {
    "penalise", "review-sheet", "fill-in", "sign", "demand-signature", "complete-sheet", "ask-correction",
    "next-round",
}


class Unsupported(Exception):
    """An edition that is not known here: JSON-RPC error -32601."""


def replay(params):
    check_replay(params)
    if params["edition"] not in EDITIONS:
        raise Unsupported(f'no edition "{params["edition"]}", only {", ".join(EDITIONS)}')
    game, outcomes = Game(EDITIONS[params["edition"]], params["position"]), []
    game.clock = Clock(params["position"]) if game.edition["clock"] else None
    if "ended" in params["position"]:
        ended_before(game, params["position"]["ended"])
    for number, event in enumerate(params["events"], 1):
        game.event_number = number
        game, outcome = take(game, event)
        outcomes.append(outcome)
    if automatic.is_open(game):
        cite(game.play.outcome, automatic.let_stand(game))
    return {"outcomes": outcomes, "state": game.state()}


def take(game, event):
    """The game after an event, and what the regulation makes of it."""
    if turns.plays_on(game, event):
        after = game.copy()
        because = turns.play_on(after)
        outcome = handle(after, event)
        if outcome["kind"] == "done":
            cite(outcome, because)
        return (after if outcome["kind"] == "done" else game), outcome
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
    kind = event["type"]
    if game.ended and kind not in AFTER_THE_END:
        return refused("game-over", game.ended_because)
    handler = (game.clock and KEEPING_TIME.get(kind)) or HANDLERS.get(kind)
    if handler is None:
        raise Unsupported(f'"{kind}" belongs to profiles that are not claimed for this edition')
    outcome = handler(game, event)
    if game.play and outcome["kind"] == "done":
        game.play.outcome = outcome
    return outcome
