// What ReDeLetras says on clocks and time.
import { clock, timer } from '../../game/clock/parameters.ts';
import { setting } from '../../game/clock/setting.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(setting, { timeSet: rule(true, '31.p1#time-set-by-event') }),
  say(clock, {
    gameLimit: rule('event', '27.p1'),
    totalDuringClaims: rule('runs', '35.6#total-runs-on'),
    allotment: rule('event', '31.p1#time-set-by-event'),
    roundMinutes: rule('none', '37.5'),
    overtimeMinutes: rule('none', '32.p2'),
    overtimePoints: rule(10, '32.p2', '28.p2'),
    overtimeFloor: rule('none', '32.p2'),
    overtimeUnit: rule('instant', '32.p2'),
    overtimeAfterTime: rule(true, '32.p2'),
    onChallenge: rule('stops', '29.p3#clock-paused', '31.2', '35.6#own-clocks-stop'),
    onDispute: rule('stops', '31.3'),
    otherStops: rule('nobody', '31.p1#closed-list'),
    changesWith: rule('press', '29.p5', '32.p1#own-responsibility'),
    handledBy: rule('player', '32.p1#own-responsibility'),
    reminderBarredTo: rule(['rival', 'neighbour', 'arbiter', 'table-judge'], '32.p1#nobody-warns'),
    course: { running: rule(true, '29.p1'), stopped: rule(true, '29.p2') },
    totalSaid: {
      running: rule(false, '29.p1#announce-points'),
      stopped: rule(false, '29.p2#announce-points'),
    },
    silentPress: rule('nothing', '25#say-pass'),
    arbiterStops: rule(true, '31.5'),
    verificationGivenBack: rule(false, '29.p1#pause-after-five-seconds'),
    verificationPauseBy: rule('either', '29.p1'),
    whileCounting: {
      running: rule('running', '29.p1', '31.1'),
      stopped: rule('stopped', '29.p2#stop-own-clock', '31.1'),
    },
    verificationPauseMs: rule(5000, '29.p1#pause-after-five-seconds'),
  }),
  say(timer, {
    devices: rule(['timer'], { timer: '28.p1', chess: '28.2', digital: '28.2' }),
    duringStops: rule('stands', '28.1'),
    limitMs: rule(120_000, '28.1'),
    endsAt: rule('limit', '30.p1'),
    afterLastSignal: rule(['lay-on'], {
      begin: '30.p1#nothing-begun-after',
      'lay-on': '30.p1#laid-or-being-laid',
      move: '30.p1#nothing-moved-after',
      exchange: '30.p1',
    }),
    startedByPress: rule(true, '30.p2'),
    expiredTurn: rule('lost', '30.p1#then-the-rival'),
  }),
];
