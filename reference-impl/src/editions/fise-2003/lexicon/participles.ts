// What FISE 2003 says on the passive participle.
import { rule, say, silence } from '../../../kernel/edition.ts';
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
      tr: rule('all', 'XII.17.11.p4', 'XII.18.1.p1#transitive-participles'),
      intr: rule(
        'masculine-singular',
        'XII.17.11.p2#intransitive-participle',
        'XII.18.4.1#intransitive-participle',
      ),
      prnl: rule(
        'masculine-singular',
        'XII.17.3.p5#pronominal-participle',
        'XII.17.11.p2#pronominal-participle',
        'XII.18.4.1#pronominal-participle',
      ),
      impers: silence('XII.17.11.p4'),
    },
    dated: { ant: ANY_AGE, desus: ANY_AGE, germ: ANY_AGE, 'p-us': ANY_AGE },
    ofInfinitiveOnly: rule('none', 'XII.17.11.p1'),
    ownArticle: rule(
      'what-it-prints',
      {
        nothing: 'XII.17.3.p5#own-entry-participle',
        'every-form': 'XII.17.3.p5#pronominal-participle',
      },
      'XII.17.11.p5',
      {
        nothing: 'XII.18.4.1#own-entry-participle',
        'every-form': 'XII.18.4.1#pronominal-participle',
      },
    ),
    inPhrase: rule('none', 'XII.17.11.p3'),
  }),
];
