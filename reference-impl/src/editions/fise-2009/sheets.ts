// What FISE 2009 says on sheets, signatures and results.
import { closing, correction, sheet } from '../../game/sheets/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const sheetRules = [
  say(sheet, {
    compared: rule(true, '5.1#scores-agree'),
    mainWord: {
      running: rule('required', '32.1.s3#main-word-noted'),
      stopped: rule('best-effort', '5.2'),
    },
    otherWords: rule('best-effort', '5.2', '46.6#words'),
    points: rule('required', '5.1#keep-sheet'),
    total: rule('best-effort', '46.6#points-right'),
    sum: rule('best-effort', '46.6#points-right'),
    wordsBeforeSigning: rule(true, '5.2.s2#before-signing'),
    wordsClock: rule('own', '5.2.s2#own-clock'),
    wordsCost: rule(true, '5.2.s2#own-clock'),
    rivalMayWait: rule(true, '5.2.s3'),
  }),
  say(closing, {
    afterPlay: rule(true, '5.1.s2#sign-result'),
    fillIn: rule(true, '5.1.s2#tournament-sheet'),
    signOn: rule(['rival-sheet', 'control-sheet'], '5.1.s2#sign-result'),
    closedBy: rule('both', '44'),
  }),
  say(correction, {
    correctable: {
      sum: rule(true, '41.s2#sums'),
      count: rule(true, '41.s2#counts'),
      validity: rule(false, '39.s3'),
      deduction: rule(true, '44'),
    },
    until: rule('second-signature', '41'),
    askedBy: rule('either', '41'),
    reopenedBy: rule('both', '44.s2'),
    reopenUntil: rule('any-time', '44.s2'),
    reopening: rule('granted', '44.s2'),
  }),
];
