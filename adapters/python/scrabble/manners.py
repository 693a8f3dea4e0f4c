"""How an act is done, where the regulation has something to say on it: what is told of it is a breach or no fault.

`manners` in an edition says which circumstances break a rule, each with its clauses.
"""

from __future__ import annotations

from .outcomes import cite


def of_exchange(game, event, announced):
    """Tiles left in sight or on the board, or returned too early; a change that nobody announced: 24, 25.s2–s3, 19.s2."""
    told = {"face-up": event.get("faceUp"), "on-board": event.get("onBoard"), "returned-first": event.get("returnedFirst")}
    if all(value is None for value in told.values()):
        return {}
    # ajs-2024:2.art25 lets them lie on the board once the exchange was announced
    on_board = "on-board" if announced else "on-board-unannounced"
    found = [on_board if name == "on-board" else name for name, value in told.items() if value]
    return judged(game, event, [*found, *["unannounced"] * (not announced)])


def of_note(game, event, play):
    """The letter of a blank is written too; who does not may be warned: fise-2009:10.4."""
    if event.get("blanks") is None or "blank-not-noted" not in game.edition["manners"]:
        return {}
    bare = not event["blanks"] and any("as" in tile for tile in play.tiles)
    return judged(game, event, ["blank-not-noted"] * bare)


def of_opening_draw(game, event):
    """Face down before the rack: ajs-2024:3.1.3.2.b–c."""
    manner = event.get("manner", {})
    return judged(game, event, ["opening-face-up"] * bool(manner.get("faceUp"))) if manner else {}


def judged(game, event, found):
    """What was found breaks a rule, or nothing that is told does."""
    rules = game.edition["manners"]
    broken = [rules[name] for name in found if name in rules]
    if not broken:
        return {"ruling": "no-fault"}
    act = {"by": event["by"], "due": [], "because": []}
    for rule in broken:
        act["due"] += rule.get("due", [])
        act["because"] += rule["because"]
        if "offence" in rule:
            put_on_record(game, event["by"], rule["offence"])
    game.breaches[game.event_number] = act
    return {"ruling": "breach", **({"sanctions": {"must": [], "may": act["due"]}} if act["due"] else {})}


def put_on_record(game, player, offence):
    """Once more in this game."""
    for entry in game.record:
        if (entry["player"], entry["offence"], entry["in"]) == (player, offence, "game"):
            entry["times"] += 1
            return
    game.record.append({"player": player, "offence": offence, "in": "game", "times": 1})


def cited(game, outcome):
    """What was judged is a ground of the act."""
    act = game.breaches.get(game.event_number)
    if act:
        cite(outcome, act["because"])
    return outcome
