// What AJS 2024-25 says on sheets, signatures and results.
import { closing, correction, sheet } from '../../game/sheets/parameters.ts';
import { rule, say, unsaid } from '../../kernel/edition.ts';

export const sheetRules = [
  say(sheet, {
    mainWord: { running: rule('required', '2.art5.2.s1#main-word'), stopped: unsaid },
    otherWords: rule('optional', '2.art46.6'),
    points: rule('required', '2.art5.2.s1#points'),
    total: rule('required', '2.art5.2.s1#total'),
    dash: rule('required', '2.art5.2.s2#dash'),
    carried: rule('required', '2.art5.2.s2#total-carried'),
  }),
  say(closing, {
    fillIn: rule(true, '4.1.13#filled-in'),
    deliveryNeedsBoth: rule(true, '4.1.13#both-sign'),
  }),
  say(correction, {
    correctable: {
      sum: rule(false, '2.art41.2'),
      count: rule(true, '2.art41.2'),
      deduction: rule(false, '2.art41.2'),
    },
    until: rule('second-signature', '2.art41.1'),
    where: rule('sheets-differ', '2.art41.2'),
    reopenUntil: rule('delivery', '2.art44'),
    claims: rule(['overall', 'victory-point'], '4.1.14.p1.s4'),
    claimedBy: rule('both', '4.1.14.p1.s2#both-ask'),
    claimsGranted: rule(true, '4.1.14.p1.s2#judge-decides'),
    claimsUntil: rule('called', '4.1.14.p1.s3'),
  }),
];
