// What AJS 2024-25 says on being there: lateness, leaving, absence.
import { ladder, offence } from '../../game/conduct/offence.ts';
import { penalty } from '../../game/conduct/penalty.ts';
import { ending } from '../../game/ending/parameters.ts';
import { absence, lateness, leaving, round } from '../../game/presence/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const presenceRules = [
  say(round, {
    startedBy: rule('head', '4.1.12.2.p2'),
    startsAfterSeconds: rule(60, '4.1.12.2.p2#after-a-minute'),
    playDuring: {
      calling: rule(false, '4.1.12.2.p1.s2#no-game-begins'),
      called: rule(false, '4.1.12.2.p2#play-from-then'),
    },
    gameBeginsWith: rule('racks', '4.1.12.3.p1'),
  }),
  say(lateness, {
    clockAfterMinutes: rule(5, '4.1.12.2.p3#clocks-started'),
    elapsedFrom: rule('clock', '4.1.12.2.p3', '4.1.12.3.p2#first-loses-what-has-gone'),
    lotsOnLateClock: rule(true, '4.1.12.3.p1#lots-on-running-clock'),
    bothRun: rule(true, '4.1.12.3.p2#both-run'),
    warnedFor: rule('any-delay', '4.1.12.3.p3'),
    secondPaysLots: rule(false, '4.1.12.3.p2#second-runs-on'),
  }),
  say(leaving, {
    clock: rule('rival', 'fise-2009:37.p1#rival-clock-runs', '4.1.11'),
    swapsClock: rule('always', '4.1.11.2#clocks-swap'),
  }),
  say(absence, {
    losesOn: rule('extra-time', '4.1.11.1.p4.s1#own-forty-minutes'),
    covers: rule('whoever-is-missing', '4.1.11.1.p4.s1'),
    othersOver: rule(true, 'fise-2009:37.p2#others-over', '4.1.11'),
    roundOver: rule('close', '4.1.11.1.p4.s1#round-over'),
    score: rule(300, '4.1.11.1.p4.s1#three-hundred-to-nil'),
    standsOver: rule(300, '4.1.11.1.p4.s2'),
    standsFor: rule('winner', '4.1.11.1.p4.s2'),
    timePenalty: rule('none', '4.1.11.1.p4.s3'),
    abandonment: rule('as-absence', '4.1.11.1.p5#lost-like-absence'),
    abandonmentPunished: rule(true, '4.1.11.1.p5#may-be-punished'),
  }),
  say(ending, { deduction: { absence: rule('none', '4.1.11.1.p4.s3') } }),
  say(offence, {
    needs: {
      delay: rule(['unjustified'], '4.1.12.3.p3#may-warn'),
      unsporting: rule([], '4.1.11.4.p1.s1'),
    },
    countsAs: {
      delay: rule('itself', '4.1.12.3.p3'),
      unsporting: rule('itself', '4.1.11.4.p1.s1'),
    },
    unsportingIn: rule('absences', '4.1.11.4.p1.s1'),
  }),
  say(ladder, {
    may: {
      delay: {
        first: rule(['warning'], {
          warning: '4.1.12.3.p3#may-warn',
          tournament: '4.1.12.3.p3#may-expel-on-repetition',
        }),
        again: rule(['warning', 'tournament'], {
          warning: '4.1.12.3.p3#may-warn',
          tournament: '4.1.12.3.p3#may-expel-on-repetition',
        }),
      },
    },
    span: { delay: rule('event', '4.1.12.3.p3#may-expel-on-repetition') },
  }),
  say(penalty, {
    unsporting: rule('any-measure', '4.1.11.4.p1.s1'),
    boardActs: rule('after-event', '4.1.11.4.p1.s2'),
  }),
];
