// What FISE 2009 says on clocks and time.
import { clock, timer } from '../../game/clock/parameters.ts';
import { setting } from '../../game/clock/setting.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(setting, { timeSet: rule(true, '34.p1') }),
  say(clock, {
    gameLimit: rule('event', '30'),
    totalDuringClaims: rule('runs', '42.6#total-runs-on'),
    allotment: rule('event', '34.p1'),
    roundMinutes: rule('none', '45.5'),
    overtimeMinutes: rule('none', '35.p2'),
    overtimePoints: rule(10, '35.p2', '31.p2'),
    overtimeFloor: rule('none', '35.p2'),
    overtimeUnit: rule('instant', '35.p2'),
    overtimeAfterTime: rule(true, '35.p2'),
    onChallenge: {
      running: rule('stops', '34.2', '42.6#own-clocks-stop'),
      stopped: rule('stops', '32.2.s2#clock-paused', '34.2', '42.6#own-clocks-stop'),
    },
    onDispute: rule('stops', '34.3'),
    otherStops: rule('nobody', '34.p1.s2'),
    changesWith: rule('press', '32.p1#press-last', '35.p1#own-responsibility'),
    handledBy: rule('player', '35.p1#own-responsibility'),
    reminderBarredTo: rule(['rival', 'neighbour', 'arbiter', 'table-judge'], '35.p1#nobody-warns'),
    course: { running: rule(true, '32.1'), stopped: rule(true, '32.2') },
    totalSaid: {
      running: rule(true, '32.1#announce-total'),
      stopped: rule(false, '32.2#announce-points'),
    },
    silentPress: rule('nothing', '26#say-pass'),
    arbiterStops: rule(true, '34.5'),
    verificationGivenBack: rule(false, '32.1.s2'),
    verificationPauseBy: rule('either', '32.1.s2'),
    whileCounting: {
      running: rule('running', '34.1'),
      stopped: rule('stopped', '34.1', '32.2#stop-own-clock'),
    },
    verificationPauseMs: rule(5000, '32.1.s2'),
  }),
  say(timer, {
    devices: rule(['timer'], { timer: '31.p1', chess: '31.2', digital: '31.2' }),
    duringStops: rule('stands', '31.1'),
    limitMs: rule(120_000, '31.1'),
    endsAt: rule('limit', '33.p1'),
    afterLastSignal: rule(['lay-on'], {
      begin: '33.p1.s2#nothing-begun-after',
      'lay-on': '33.p1#laid-or-being-laid',
      move: '33.p1.s2#nothing-moved-after',
      exchange: '33.p1.s2',
    }),
    startedByPress: rule(true, '33.p2'),
    expiredTurn: rule('lost', '33.p1.s2#then-the-rival'),
  }),
];
