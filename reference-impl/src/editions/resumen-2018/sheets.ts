// What the 2018 summary says on sheets, signatures and results.
import { closing, correction, sheet } from '../../game/sheets/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const sheetRules = [
  say(sheet, { compared: silence('22') }),
  say(closing, { fillIn: silence('22'), signOn: silence('22') }),
  say(correction, {
    correctable: {
      sum: silence('22'),
      count: silence('22'),
      validity: rule(false, '22'),
      deduction: silence('22'),
    },
  }),
];
