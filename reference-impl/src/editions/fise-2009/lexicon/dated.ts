// What FISE 2009 says on the plural of dated and rare words.
import { rule, say } from '../../../kernel/edition.ts';
import { dated } from '../../../lexicon/plurals/dated.ts';

const NONE = rule('none', 'XII.12', 'XII.12.s2', 'XII.18.1.1.p2', 'XII.18.1.2.p2', 'XII.18.1.3.p4');

export const datedRules = [
  say(dated, {
    plural: { ant: NONE, desus: NONE, germ: NONE, 'p-us': rule('as-others', 'XII.13') },
    openedBy: rule(['place', 'register'], 'XII.12.s3'),
    inPhrase: rule('none', 'XII.12.s2'),
  }),
];
