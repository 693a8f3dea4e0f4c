// What FISE 2003 says on sheets, signatures and results.
import { closing, correction, sheet } from '../../game/sheets/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const sheetRules = [
  say(sheet, {
    compared: rule(true, '5.1#scores-agree'),
    points: rule('required', '5.1#keep-sheet'),
  }),
  say(closing, {
    afterPlay: rule(true, '5.1#sign-result'),
    fillIn: rule(true, '5.1#tournament-sheet'),
    signOn: rule(['rival-sheet', 'control-sheet'], '5.1#sign-result'),
  }),
  say(correction, {
    correctable: {
      sum: silence('5.1'),
      count: silence('5.1'),
      validity: rule(false, '33'),
      deduction: silence('5.1'),
    },
  }),
];
