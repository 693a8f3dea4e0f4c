"""What may be imposed for a breach: by the head of the tournament, and proved (41.5, 38.p5, 49.p2)."""

from __future__ import annotations

from .outcomes import done, refused, unregulated


def penalise(game, event):
    """Points exactly or at least so many; a warning where it is due for the act."""
    rule = game.edition["sanction"]
    if rule is None:
        return unregulated()
    player, measure, number, because = event["player"], event["measure"], event.get("for"), rule["because"]
    act = game.breaches.get(number)
    if event["by"] != "arbiter":
        return refused("not-competent", because)
    if act is None or act["by"] != player:
        return refused("no-breach", because)
    because = because + act["because"]
    if not event["proved"]:
        return refused("not-proved", because)
    if any(one["for"] == number for one in game.sanctions):
        return refused("already-punished", because)
    if measure != "points" and measure not in act["due"]:
        return refused("not-allowed", because)
    sanction = {"player": player, "measure": measure, "for": number, "status": "in-force"}
    if measure == "points":
        points = event.get("points", 0)
        if points < rule["points"] or rule["exact"] and points != rule["points"]:
            return refused("wrong-amount", because)
        game.scores[player] -= points
        sanction["points"] = points
    game.sanctions.append(sanction)
    return done(because)
