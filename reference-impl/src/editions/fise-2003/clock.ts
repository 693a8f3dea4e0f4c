// What FISE 2003 says on clocks and time.
import { clock } from '../../game/clock/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(clock, {
    roundMinutes: rule('none', '40.4'),
    overtimeMinutes: rule('none', '32'),
    overtimePoints: rule(10, '32', '28.2'),
    overtimeUnit: rule('instant', '32'),
    overtimeAfterTime: rule(true, '32'),
    onChallenge: rule('stops', '31.2'),
    silentPress: rule('nothing', '25#say-pass'),
    arbiterStops: rule(true, '31.5'),
    whileCounting: rule('stopped', '29.p1#stop-own-clock'),
  }),
];
