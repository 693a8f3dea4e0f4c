// What ReDeLetras says on clocks and time.
import { clock } from '../../game/clock/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(clock, {
    roundMinutes: rule('none', '37.5'),
    overtimeMinutes: rule('none', '32.p2'),
    overtimePoints: rule(10, '32.p2', '28.p2'),
    overtimeUnit: rule('instant', '32.p2'),
    overtimeAfterTime: rule(true, '32.p2'),
    onChallenge: rule('stops', '29.p3#clock-paused'),
    onDispute: rule('stops', '31.3'),
    otherStops: rule('nobody', '31.p1'),
    changesWith: rule('press', '29.p5', '32.p1#own-responsibility'),
    handledBy: rule('player', '32.p1#own-responsibility'),
    reminderBarredTo: rule(['rival', 'neighbour', 'arbiter', 'table-judge'], '32.p1#nobody-warns'),
    silentPress: rule('nothing', '25#say-pass'),
    arbiterStops: rule(true, '31.5'),
    verificationGivenBack: rule(false, '29.p1#pause-after-five-seconds'),
    verificationPauseBy: rule('either', '29.p1'),
    whileCounting: {
      running: rule('running', '29.p1'),
      stopped: rule('stopped', '29.p2#stop-own-clock'),
    },
    verificationPauseMs: rule(5000, '29.p1#pause-after-five-seconds'),
  }),
];
