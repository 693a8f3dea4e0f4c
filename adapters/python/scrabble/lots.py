"""Lots before the game: who starts, who chooses the chair, who chooses the side of the board.

Each player takes a tile; the one nearest to A wins, and a blank beats all (redeletras:4.p1,
ajs-2024:3.1.1.b.p2). An edition that does not describe a lot has no entry for it in `lots`.
"""

from __future__ import annotations

from collections import Counter

from .outcomes import done, refused, unregulated

# CH, LL and RR right after C, L and R (ajs-2024:3.1.1.b.p2.s3); a blank before everything.
ALPHABET = "? A B C CH D E F G H I J L LL M N Ñ O P Q R RR S T U V X Y Z".split()


def draw_lots(game, event):
    """The lower tile wins; equal tiles stay out and others are drawn: redeletras:4.p1, ajs-2024:3.1.1.b.p2.s4.

    Once it is decided they all go back into the bag: redeletras:4.p2.
    """
    purpose = event["purpose"]
    if purpose not in game.edition["lots"]:
        return unregulated()
    because = game.edition["lots"][purpose]
    if game.begun() or purpose != "start" and "start" in game.lots:  # ajs-2024:3.1.1.a.s1
        return refused("too-late", because)
    drawn = Counter(event["lots"].values())
    if drawn - Counter(game.bag):
        return refused("not-in-pool", because)
    winner = lot_winner(event["lots"])
    game.set_aside(drawn.elements())
    if winner != "tie":
        game.return_lots()
        game.lots[purpose] = winner
        if purpose == "start":
            game.start_with(winner)
    return done(because, starter=winner)


def lot_winner(lots):
    rank = {player: ALPHABET.index(tile) for player, tile in lots.items()}
    return "tie" if rank["A"] == rank["B"] else min(rank, key=rank.get)


def request_seat_lots(game, event):
    """Only without agreement, and before the lot for the start: ajs-2024:3.1.1.a.s1."""
    if "side" not in game.edition["lots"]:
        return unregulated()
    because = game.because("seat")
    if "start" in game.lots or game.begun():
        return refused("too-late", because)
    return refused("not-applicable", because) if event["agreed"] else done(because)


def choose_side(game, event):
    """The winner may have any side in front but the bottom one: ajs-2024:3.1.1.a.s2, a.s3."""
    if "side" not in game.edition["lots"]:
        return unregulated()
    if game.lots.get("side", event["by"]) != event["by"]:
        return refused("not-entitled", game.edition["lots"]["side"])
    if event["side"] == "bottom":
        return refused("not-allowed", game.because("side"))
    return done(game.because("side"))
