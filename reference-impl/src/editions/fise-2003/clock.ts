// What FISE 2003 says on clocks and time.
import { clock, timer } from '../../game/clock/parameters.ts';
import { setting } from '../../game/clock/setting.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(setting, { timeSet: rule(true, '31.p1#half-each') }),
  say(clock, {
    gameLimit: rule('event', '27.p1'),
    totalDuringClaims: rule('runs', '35.6#total-runs-on'),
    allotment: rule('half-total', '31.p1#half-each'),
    roundMinutes: rule('none', '40.4'),
    overtimeMinutes: rule('none', '32#ten-a-minute'),
    overtimePoints: rule(10, '32#ten-a-minute', '28.2#over-is-penalised'),
    overtimeFloor: rule('none', '32#ten-a-minute'),
    overtimeUnit: rule('instant', '32#ten-a-minute'),
    overtimeAfterTime: rule(true, '32#ten-a-minute'),
    onChallenge: rule('stops', '31.2', '35.6#own-clocks-stop'),
    onDispute: rule('stops', '31.3'),
    otherStops: rule('nobody', '31.p1#closed-list'),
    changesWith: rule(
      'press',
      '32#own-responsibility',
      '29.p3#press-last',
      '31.p1#press-starts-opponent',
    ),
    handledBy: rule('player', '32#own-responsibility'),
    reminderBarredTo: rule(['rival', 'neighbour', 'arbiter', 'table-judge'], '32#nobody-warns'),
    course: rule(true, '29.p1'),
    totalSaid: rule(false, '29.p1#announce-points'),
    silentPress: rule('nothing', '25#say-pass'),
    arbiterStops: rule(true, '31.5'),
    whileCounting: rule('stopped', '29.p1#stop-own-clock', '31.1'),
  }),
  say(timer, {
    devices: rule(['timer'], {
      timer: '28.p1',
      chess: '28.2#free-division',
      digital: '28.2#free-division',
    }),
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
