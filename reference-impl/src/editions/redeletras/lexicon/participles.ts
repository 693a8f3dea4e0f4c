// What ReDeLetras says on the passive participle.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { participle } from '../../../lexicon/verbs/participle-parameters.ts';

const ENDING = rule('counts', 'XII.17.4.p1');
const ANY_AGE = rule('all', 'XII.17.4.p2');

export const participleRules = [
  say(participle, {
    ending: {
      ado: ENDING,
      ido: ENDING,
      to: ENDING,
      cho: ENDING,
      so: ENDING,
      pto: ENDING,
      o: rule('does-not', 'XII.17.4.p1'),
    },
    forms: {
      tr: rule('all', 'XII.17.4.p2', 'XII.18.1.p1#transitive-participles'),
      intr: rule(
        'masculine-singular',
        'XII.17.4.p3#intransitive-participle',
        'XII.17.10.p6#intransitive-participle',
        'XII.18.2.9#intransitive-participle',
      ),
      prnl: rule(
        'masculine-singular',
        'XII.17.4.p3#pronominal-participle',
        'XII.17.10.p6#pronominal-participle',
        'XII.18.2.9#pronominal-participle',
      ),
      impers: silence('XII.17.4.p2'),
    },
    dated: { ant: ANY_AGE, desus: ANY_AGE, germ: ANY_AGE, 'p-us': ANY_AGE },
    article: rule('needless', 'XII.17.4.p2'),
    ownArticle: rule('what-it-prints', 'XII.17.10.p7', {
      nothing: 'XII.18.2.9#own-entry-participle',
      'every-form': 'XII.18.2.9#pronominal-participle',
    }),
    inPhrase: rule('none', 'XII.17.4.p4'),
  }),
];
