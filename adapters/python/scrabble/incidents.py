"""Incidents reported to the arbiter, as far as they concern the play itself."""

from __future__ import annotations

from .outcomes import done, unregulated

PROVIDED_FOR = (
    "exchange-tiles-on-board",
    "exchange-tiles-face-up",
    "exchange-tiles-face-down",
    "exchange-tiles-returned-first",
    "exchange-unannounced",
    "opening-tiles-face-up",
    "opening-tiles-face-down",
    "blank-not-noted",
)


def report_incident(game, event):
    """ajs-2024:2.art25 allows tiles to be exchanged on the board once that was announced; fise-2009:10.4.s5 has the silent warned."""
    incidents, incident = game.edition["incidents"], event["incident"]
    if incident == "exchange-tiles-on-board" and game.exchange_announced is None:
        incident = "exchange-tiles-on-board-unannounced"
    rule = incidents.get(incident, incidents.get(event["incident"]))
    return done(rule["because"], ruling=rule["ruling"]) if rule else unregulated()
