// What FISE 2003 says on the plural of dated and rare words.
import { rule, say } from '../../../kernel/edition.ts';
import { dated } from '../../../lexicon/plurals/dated.ts';

const NONE = rule('none', 'XII.15.p1', 'XII.15.p2');

export const datedRules = [
  say(dated, {
    plural: { ant: NONE, desus: NONE, germ: NONE, 'p-us': rule('as-others', 'XII.16') },
    openedBy: rule(['place'], 'XII.15.p4'),
    inPhrase: rule('none', 'XII.15.p2'),
  }),
];
