// What AJS 2024-25 says on clocks and time.
import { clock, timer } from '../../game/clock/parameters.ts';
import { failure, setting } from '../../game/clock/setting.ts';
import { rule, say, unsaid } from '../../kernel/edition.ts';

export const clockRules = [
  say(clock, {
    gameLimit: rule('none', '2.art30', '2.art42.6'),
    totalDuringClaims: unsaid, // there is no total
    allotment: unsaid, // each has thirty minutes
    roundMinutes: rule(80, '4.1.12.4'),
    overtimeMinutes: rule(10, '3.1.3.1.p4.s1'),
    overtimePoints: rule(10, '3.1.3.1.p2'),
    overtimeFloor: rule('none', '3.1.3.1.p2'),
    overtimeUnit: rule('second-shown', '3.1.3.1.p3'),
    onChallenge: rule('author-may-stop', '4.1.7.1.a.s2#author-may-stop-clock'),
    whileCounting: rule('running', '3.1.3.1.p1'),
    minutesEach: rule(30, '3.1.3.1.p1'),
    overtimeAfterTime: unsaid, // no total time ends a game
    overtimeLossAt: rule('reached', '3.1.3.1.p4.s1'),
    overtimeDeduction: rule(100, '3.1.3.1.p4.s2'),
    overtimeLoserMinutes: rule('replaced', '3.1.3.1.p4.s2'),
    overtimeWinnerMinutes: rule('deducted', '3.1.3.1.p2'),
    rulingStops: rule(true, '4.1.12.5.p2#clock-stopped'),
    afterValid: rule('stopped', '4.1.7.1.e1.p1#clock-stays-stopped'),
    onDispute: { points: rule('author-stops', '4.1.7.1.p2#author-stops') },
    overtimeWaiver: rule('after-play', '2.art45.5'),
    course: { stopped: unsaid },
    totalSaid: { stopped: unsaid },
    rivalRestarts: {
      valid: rule(true, '4.1.7.1.e1.p2#challenger-presses'),
      invalid: rule(true, '4.1.7.1.e2#challenger-presses'),
      agreed: rule(true, '4.1.7.1.p2#rival-restarts'),
    },
  }),
  say(setting, {
    timeSet: rule(true, '3.1.3.2.a#set-right'),
    stoppedBeforehand: rule(true, '3.1.3.2.a#stopped'),
    startedBy: rule('other', '3.1.3.2.d#other-starts-clock'),
    rackAfterStart: rule(true, '3.1.3.2.d#rack-after'),
    clockAtEveryTable: rule(true, '3.1.3.p1'),
    phone: rule('in-aeroplane-mode', '3.1.3.p2.s1'),
    phoneNeedsCountdown: rule(true, '3.1.3.p2.s2'),
  }),
  say(failure, {
    replacedBy: rule('judge', '3.1.3.3.p1#judge-replaces'),
    known: rule('copied', '3.1.3.3.p1#same-times'),
    total: rule('round', '3.1.3.3.p2'),
    lessMinutes: rule(20, '3.1.3.3.p2'),
    lessTaken: rule('before-halving', '3.1.3.3.p2'),
    countedFrom: rule('round-start', '3.1.3.3.p2'),
  }),
  // Each player has thirty minutes and nothing else: no turn has a time of its own.
  say(timer, {
    devices: unsaid,
    limitMs: unsaid,
    endsAt: unsaid,
    afterLastSignal: unsaid,
    startedByPress: unsaid,
    expiredTurn: unsaid,
    duringStops: unsaid,
  }),
];
