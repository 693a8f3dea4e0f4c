// What FISE 2003 says on the passive participle.
import { rule, say } from '../../../kernel/edition.ts';
import { participle } from '../../../lexicon/verbs/participle-parameters.ts';

const ENDING = rule('counts', 'XII.17.11.p1');
const ANY_AGE = rule('all', 'XII.17.11.p4');

export const participleRules = [
  say(participle, {
    ending: {
      ado: ENDING,
      ido: ENDING,
      to: ENDING,
      cho: ENDING,
      so: ENDING,
      pto: ENDING,
      o: rule('does-not', 'XII.17.11.p1'),
    },
    forms: {
      tr: rule('all', 'XII.17.11.p4'),
      intr: rule('masculine-singular', 'XII.17.11.p2', 'XII.18.4.1'),
      prnl: rule('masculine-singular', 'XII.17.3.p5', 'XII.17.11.p2', 'XII.18.4.1'),
    },
    dated: { ant: ANY_AGE, desus: ANY_AGE, germ: ANY_AGE, 'p-us': ANY_AGE },
    ofInfinitiveOnly: rule('none', 'XII.17.11.p1'),
    ownArticle: rule('what-it-prints', 'XII.17.3.p5', 'XII.17.11.p5', 'XII.18.4.1'),
    inPhrase: rule('none', 'XII.17.11.p3'),
  }),
];
