// What ReDeLetras says on being there: lateness, leaving, absence.
import { ladder, offence } from '../../game/conduct/offence.ts';
import { absence, lateness, leaving, round } from '../../game/presence/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const presenceRules = [
  say(round, { startedBy: rule('head', '32.p3#clock-started') }),
  say(lateness, {
    clockAfterMinutes: rule(0, '32.p3#clock-started'),
    lotsOnLateClock: rule(true, '32.p3#lots-on-running-clock'),
    bothRun: rule(true, '32.p4#both-run'),
    warnedFor: rule('any-delay', '32.p5'),
    secondPaysLots: rule(false, '32.p4#second-runs-on'),
  }),
  say(leaving, {
    untold: rule('game', '38.p6#tell-or-be-disqualified'),
    needs: rule('permission', '38.p6#with-permission'),
    after: rule('noted', '38.p6#after-noting'),
    beforeDrawing: rule(true, '38.p6#before-drawing'),
    outOfStep: rule('refused', '38.p6'),
    clock: rule('own', '38.p6#own-clock-runs'),
    rivalMay: { play: rule(false, '38.p6', '29.p7') },
  }),
  say(absence, { losesOn: rule('never', '32.p3') }),
  say(offence, {
    needs: { delay: rule(['unjustified'], '32.p5#may-warn') },
    countsAs: { delay: rule('itself', '32.p5') },
  }),
  say(ladder, {
    may: {
      delay: {
        first: rule(['warning'], {
          warning: '32.p5#may-warn',
          tournament: '32.p5#may-expel-on-repetition',
        }),
        again: rule(['warning', 'tournament'], {
          warning: '32.p5#may-warn',
          tournament: '32.p5#may-expel-on-repetition',
        }),
      },
    },
    span: { delay: rule('event', '32.p5#may-expel-on-repetition') },
  }),
];
