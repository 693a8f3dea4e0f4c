"""Time: whose runs, what stops it, what it brings about (fise-2003:27.p1, 28–32, 35.6).

Only an edition with a "clock" keeps it this way; elsewhere time goes by as far as endings need it.
"""

from __future__ import annotations

from .arbiter import time_up
from .game import PLAYERS, rival
from .outcomes import done, refused, unregulated

MINUTE_MS = 60_000


class Clock:
    """What measures the time and how it stands."""

    def __init__(self, position):
        setting = position.get("clock")
        self.shown = setting is not None
        setting = setting or {}
        self.device = setting.get("device")
        self.allotted, self.total = setting.get("allotmentMs"), setting.get("totalMs")
        self.elapsed = setting.get("elapsedMs", 0)
        self.running = setting["running"] if "running" in setting else position["toMove"]
        self.turn_ms = 0
        self.stopped_for = None
        self.visit = None  # how it stood before the arbiter was called, and since
        self.unpressed = None  # who ended a turn and has not pressed

    def stop(self, cause):
        self.running, self.stopped_for = None, cause

    def run(self, player):
        self.running, self.stopped_for, self.turn_ms = player, None, 0
        self.unpressed = None

    def as_it_stands(self):
        return self.running, self.stopped_for

    def set_as(self, standing):
        self.running, self.stopped_for = standing

    def reading(self, ended):
        left = None if self.total is None else max(0, self.total - self.elapsed)
        cause = None if ended else self.stopped_for
        return {"elapsedMs": self.elapsed, "leftMs": left, "turnMs": self.turn_ms, "stoppedFor": cause}


def wait(game, event):
    """Time goes by in the game and for whoever it runs, until what it brings about: 27.p1, 28.1, 31.1."""
    left, because = event["ms"], game.because("time")
    while not game.ended:
        coming = sorted(instants(game, left), key=lambda instant: instant[0])
        elapse(game, coming[0][0] if coming else left)
        if not coming:
            break
        left -= coming[0][0]
        because += coming[0][1](game)
    return done(because)


def elapse(game, ms):
    clock = game.clock
    clock.elapsed += ms
    if clock.running:
        clock.turn_ms += ms
        game.clocks[clock.running] += ms


def instants(game, left):
    """What comes about within this time: in how long, and what does it."""
    clock, timer = game.clock, game.edition["clock"]["timer_ms"]
    if clock.total is not None and not game.time_up and clock.total - clock.elapsed <= left:
        yield clock.total - clock.elapsed, lambda game: time_up(game, {"type": "time-up"})["because"]
    idle = game.stage == "to-play" and not game.laid
    if clock.device == "timer" and clock.running and idle and clock.turn_ms + left > timer:
        yield timer + 1 - clock.turn_ms, expire


def expire(game):
    """The last signal with nothing on the board: the turn is lost, which is no pass: 28.1, 30.p1."""
    from .turns import finish_turn  # turns know the clock too

    late = game.to_move
    because = game.because("timer") + finish_turn(game, "forfeit")
    if not game.ended:
        game.clock.stop("expired")
        game.clock.unpressed = late
    return because


def timer_is_over(game):
    """After the last signal what lies there may be finished, and nothing is moved: 30.p1."""
    timer = game.edition["clock"] and game.edition["clock"]["timer_ms"]
    return bool(timer) and game.clock.device == "timer" and game.clock.turn_ms > timer


def press_clock(game, event):
    """Sets the time of the rival going; who forgot to may do so on noticing it: 29.p3, 32."""
    by, clock, because = event["by"], game.clock, game.because("clock", "handling")
    if by not in PLAYERS:
        return refused("not-entitled", because)
    if clock.unpressed == by and (game.play or clock.visit):
        return refused("out-of-order", because)  # the clock stands for something else by now
    if clock.unpressed == by:
        clock.run(game.to_move)
        return done(because)
    if by != game.to_move:
        return refused("out-of-turn", because)
    if game.stage != "play-complete":
        return refused("out-of-order", because)
    game.hand_over()
    return done(because)


def remind_clock(game, event):
    """Nobody may point it out; of monitors and the public nothing is said: 32."""
    by, because = event["by"], game.because("handling")
    over = game.play is not None and game.stage == "play-complete" and game.play.drawn
    late = game.clock.unpressed or (game.to_move if over else None)
    if late is None or by == late:
        return refused("not-applicable", because)
    if by not in (rival(late), "neighbour", "arbiter", "assistant", "table-judge"):
        return unregulated(because)
    game.breaches[game.event_number] = {"by": by, "due": [], "because": because}
    return done(because, ruling="breach")


def pause_clock(game, event):
    """The cases in which the clock stands are a closed list, and it stands in them by itself: 31.p1."""
    return refused("not-applicable", game.because("stops"))


def call_arbiter(game, event):
    """For any query: 31.5."""
    clock = game.clock
    before = clock.visit[0] if clock.visit else clock.as_it_stands()
    clock.stop("arbiter")
    clock.visit = (before, clock.as_it_stands())
    return done(game.because("arbiter"))


def arbiter_leaves(game, event):
    """Time goes on as before the call, unless something else has set the clock since."""
    clock, because = game.clock, game.because("arbiter")
    if clock.visit is None:
        return refused("not-applicable", because)
    before, since = clock.visit
    if clock.as_it_stands() == since:
        clock.set_as(before)
    clock.visit = None
    return done(because)


def report_surplus(game, event):
    """While tiles drawn in excess go back nobody's time runs: 31.4. Which they are is for the rival: 7.2, 7.3."""
    extra, because = game.surplus.get(event["player"], 0), game.because("surplus")
    if extra == 0:
        return refused("nothing-wrong", because)
    game.clock.stop("surplus")
    return done(
        because, by=rival(event["player"]), pool="rack", chosenBy="chance", sees=extra, returns=extra,
        unseenReturned=0, draws=0, handsOver=0, losesTurn=None, recorded=False,
    )


def not_said(game, event):
    """Of clocks that fail, or are missing, and of the call of the next round, nothing is said."""
    return unregulated()


def set_clock(game, event):
    """Half the total for each: 31.p1."""
    own, because = own_time(game), game.because("half")
    if own is None:
        return unregulated(because)
    right = all(event["ms"][player] == own for player in PLAYERS)
    return done(because) if right else refused("wrong-time", because)


def own_time(game):
    """What each player has: half the total, or else what the event allots: 31.p1."""
    clock = game.clock
    return clock.allotted if clock.total is None else clock.total // 2


def dispute_score(game, event):
    """Players who count differently stop the clock: 31.3."""
    because = game.because("dispute")
    if game.dispute or event["what"] == "points" and game.stage != "announced":
        return refused("not-applicable", because)
    game.dispute = {"what": event["what"], "before": game.clock.as_it_stands()}
    game.clock.stop("dispute")
    return done(because)


def agree_score(game, event):
    """What they agree on counts; whoever had noted otherwise strikes it out."""
    because, dispute, play = game.because("dispute"), game.dispute, game.play
    if dispute is None:
        return refused("not-applicable", because)
    if dispute["what"] == "points" and play:
        play.agreed = event["points"]
        for player in [player for player in play.noted if game.sheets[player][-1]["points"] != play.agreed]:
            game.sheets[player].pop()
            play.noted.discard(player)
    game.clock.set_as(dispute["before"])
    game.dispute = None
    return done(because)


def overtime(game, player):
    """Ten points for each minute, whole or begun, beyond half the total or what the event allots: 31.p1, 32."""
    rule, own = game.edition["clock"], own_time(game)
    if rule is None or own is None:
        return 0
    return rule["points_a_minute"] * max(0, -(-(game.clocks[player] - own) // MINUTE_MS))
