"""Points taken off for a breach: just so many, by the head of the tournament, and proved (fise-2003:41.5)."""

from __future__ import annotations

from .outcomes import done, refused


def penalise(game, event):
    by, player, act, because = event["by"], event["player"], event.get("for"), game.because("sanction")
    if by != "arbiter":
        return refused("not-competent", because)
    if game.breaches.get(act) != player:
        return refused("no-breach", because)
    if not event["proved"]:
        return refused("not-proved", because)
    if any(one["for"] == act for one in game.sanctions):
        return refused("already-punished", because)
    if event["measure"] != "points":
        return refused("not-allowed", because)
    if event.get("points") != game.edition["clock"]["sanction_points"]:
        return refused("wrong-amount", because)
    game.scores[player] -= event["points"]
    game.sanctions.append(
        {"player": player, "measure": "points", "points": event["points"], "for": act, "status": "in-force"}
    )
    return done(because)
