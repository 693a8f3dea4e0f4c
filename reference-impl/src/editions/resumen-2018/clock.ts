// What the 2018 summary says on clocks and time.
import { clock } from '../../game/clock/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const clockRules = [
  say(clock, {
    gameLimit: rule('event', '21'),
    silentPress: rule('nothing', '20#say-pass'),
    roundMinutes: rule('none', '21'),
  }),
];
