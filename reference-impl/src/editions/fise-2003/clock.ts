// What FISE 2003 says on clocks and time.
import { clock } from '../../game/clock/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(clock, {
    roundMinutes: rule('none', '40.4'),
    overtimeMinutes: rule('none', '32#ten-a-minute'),
    overtimePoints: rule(10, '32#ten-a-minute', '28.2'),
    overtimeUnit: rule('instant', '32#ten-a-minute'),
    overtimeAfterTime: rule(true, '32#ten-a-minute'),
    onChallenge: rule('stops', '31.2'),
    onDispute: rule('stops', '31.3'),
    otherStops: rule('nobody', '31.p1'),
    changesWith: rule('press', '32#own-responsibility', '29.p3#press-last'),
    handledBy: rule('player', '32#own-responsibility'),
    reminderBarredTo: rule(['rival', 'neighbour', 'arbiter', 'table-judge'], '32#nobody-warns'),
    silentPress: rule('nothing', '25#say-pass'),
    arbiterStops: rule(true, '31.5'),
    whileCounting: rule('stopped', '29.p1#stop-own-clock'),
  }),
];
