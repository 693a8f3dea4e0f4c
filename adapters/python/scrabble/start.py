"""Before the first turn: who starts by the kind of tournament, and complaints about the set of tiles.

`starts` in an edition says for each kind of tournament who starts: the player "listed" first, the
one whom a "lot" or the pairing "program" names, by turns ("alternate") or who has started "less".
"""

from __future__ import annotations

from . import manners
from .game import FULL_RACK, rival
from .outcomes import done, refused, unregulated
from .shapes import Invalid


def assign_start(game, event):
    """fise-2003:4, redeletras:4.p1, fise-2009:4, ajs-2024:3.1.1.b and p1."""
    rule = game.edition["starts"].get(event["format"])
    if rule is None:
        return unregulated()
    if game.begun():
        return refused("too-late", rule["because"])
    if rule["by"] == "program" and event.get("program"):
        if not event.get("announced"):
            return refused("not-announced", game.because("program_announced"))
        if not event.get("notified"):
            return refused("not-announced", game.because("program_notified"))
        rule = {**rule, "because": rule["because"] + game.because("program_announced", "program_notified")}
    starter = WAYS[rule["by"]](event)
    if starter != "lot":
        game.start_with(starter)
    return done(rule["because"], starter=starter)


def by_turns(event):
    """A lot for the first game of a match, then by turns: fise-2003:4.3, fise-2009:4.3."""
    if event["game"] == 1:
        return "lot"
    return event["firstStarter"] if event["game"] % 2 else rival(event["firstStarter"])


def who_started_less(event):
    """In rounds of king of the hill; with equal starts, by lot: ajs-2024:3.1.1.p1.

    An exception to the order of the pairing program, so that where lots are drawn they still are.
    """
    starts = event["starts"]
    by_lot = starts["A"] == starts["B"] or not event.get("program")
    return "lot" if by_lot else min(starts, key=starts.get)


WAYS = {
    "listed": lambda event: event["listed"],
    "lot": lambda event: "lot",
    "program": lambda event: event["listed"] if event.get("program") else "lot",
    "alternate": by_turns,
    "less": who_started_less,
}


def complain_tiles(game, event):
    """The set may be checked before the game and not complained about afterwards: 3."""
    because = game.because("set")
    if not because:
        return unregulated()
    return refused("too-late", because) if game.begun() else done(because)


def draw(game, event):
    """The opening draw: seven tiles each, the starter first where the edition says so: 6, 4.s1, 3.1.3.2.b–c."""
    by, because = event["by"], game.because("opening_draw")
    if game.play:
        return refill(game, event)
    if game.turns or game.board or game.tiles_of(by):
        raise Invalid("a draw after the opening one belongs to the profile fichas, which is not claimed")
    if game.because("starter_draws_first") and by != game.starter and not game.tiles_of(game.starter):
        return refused("out-of-order", because)
    if event["count"] > len(game.bag):
        return refused("bag-too-small", because)
    drawn = game.draw(event["count"])
    game.racks[by] += drawn[: event["racked"]]
    game.hands[by] += drawn[event["racked"] :]
    manner = manners.of_opening_draw(game, event)
    return manners.cited(game, done(because, by=by, drawn=drawn, shown=[], **manner))


def refill(game, event):
    """As many tiles as make seven, once both have noted the play: 29.p2, 32.p1. Other ways of drawing are the profile fichas."""
    by, play, count = event["by"], game.play, event["count"]
    due = min(FULL_RACK - len(game.racks[by]), len(game.bag))
    if by != play.by or play.drawn or game.stage != "play-complete" or count < due:
        raise Invalid("a draw that is not the one due belongs to the profile fichas, which is not claimed")
    drawn = game.draw(count)
    game.racks[by] += drawn[: event["racked"]]
    game.hands[by] += drawn[event["racked"] :]
    play.drawn = True
    game.surplus = {by: count - due}
    return done(game.because("draw"), by=by, drawn=drawn, shown=[])
