// What FISE 2009 says on being there: lateness, leaving, absence.
import { ladder, offence } from '../../game/conduct/offence.ts';
import { absence, lateness, leaving, round } from '../../game/presence/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const presenceRules = [
  say(round, { startedBy: rule('head', '36.p1#clock-started') }),
  say(lateness, {
    clockAfterMinutes: rule(0, '36.p1#clock-started'),
    lotsOnLateClock: rule(true, '36.p1#lots-on-running-clock'),
    bothRun: rule(true, '36.p2#both-run'),
    warnedFor: rule('any-delay', '36.p2.s2'),
    secondPaysLots: rule(false, '36.p2#second-runs-on'),
  }),
  say(leaving, {
    untold: rule('game', '46.5#tell-or-lose', '37.p1#tell'),
    needs: rule('notice', '37.p1#tell', '46.5'),
    after: rule('complete', '37.p1#play-complete'),
    afterPass: rule(true, '37.p1#play-complete'),
    beforeDrawing: rule(true, '37.p1#nothing-drawn'),
    outOfStep: rule('refused', '46.5#follow-article-37'),
    clock: rule('rival', '37.p1#rival-clock-runs'),
    rivalMay: {
      play: rule(true, '37.p1.s2#may-play'),
      press: rule(true, '37.p1.s2#may-press'),
      draw: rule(false, '37.p1.s2#draws-nothing'),
    },
    checkStopsClock: rule(true, '37.p1.s3'),
    firstToDraw: rule('returner', '37.p1.s4#absentee-draws-first'),
    resumesFor: rule('to-move', '37.p1.s4#clock-goes-on'),
  }),
  say(absence, {
    losesOn: rule('own-time', '37.p2#own-time-gone'),
    covers: rule('whoever-is-missing', '37.p2'),
    othersOver: rule(true, '37.p2#others-over'),
  }),
  say(offence, {
    needs: { delay: rule(['unjustified'], '36.p2.s2#may-warn') },
    countsAs: { delay: rule('itself', '36.p2.s2') },
  }),
  say(ladder, {
    may: {
      delay: {
        first: rule(['warning'], {
          warning: '36.p2.s2#may-warn',
          tournament: '36.p2.s2#may-expel-on-repetition',
        }),
        again: rule(['warning', 'tournament'], {
          warning: '36.p2.s2#may-warn',
          tournament: '36.p2.s2#may-expel-on-repetition',
        }),
      },
    },
    span: { delay: rule('event', '36.p2.s2#may-expel-on-repetition') },
  }),
];
