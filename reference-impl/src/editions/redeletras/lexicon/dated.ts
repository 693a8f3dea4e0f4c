// What ReDeLetras says on the plural of dated and rare words.
import { rule, say } from '../../../kernel/edition.ts';
import { dated } from '../../../lexicon/plurals/dated.ts';

export const datedRules = [
  say(dated, {
    plural: {
      ant: rule('none', 'XII.12.p1', 'XII.12.p5'),
      desus: rule('none', 'XII.12.p2', 'XII.12.p5'),
      germ: rule('none', 'XII.12.p3', 'XII.12.p5'),
      'p-us': rule('as-others', 'XII.13'),
    },
    openedBy: rule(['place', 'register'], 'XII.12.p6'),
    inPhrase: rule('none', 'XII.12.p5'),
  }),
];
