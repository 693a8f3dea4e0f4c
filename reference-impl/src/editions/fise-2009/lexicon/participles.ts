// What FISE 2009 says on the passive participle.
import { rule, say, silence } from '../../../kernel/edition.ts';
import { participle } from '../../../lexicon/verbs/participle-parameters.ts';

const NOT_CURRENT = rule('masculine-singular', 'XII.17.4.p2', 'XII.17.4.p4#dated-sense-passes');

export const participleRules = [
  say(participle, {
    ending: rule('counts', 'XII.17.4.p1'),
    forms: {
      tr: rule('all', 'XII.17.4.p2', 'XII.18.1.p1#transitive-participles'),
      intr: rule(
        'masculine-singular',
        'XII.17.4.p3#intransitive-participle',
        'XII.18.2.p2',
        'XII.18.2.9.p1#intransitive-participle',
      ),
      prnl: rule(
        'masculine-singular',
        'XII.17.4.p3#pronominal-participle',
        'XII.17.10.p6#pronominal-participle',
        'XII.18.2.p2',
        'XII.18.2.9.p1#pronominal-participle',
      ),
      impers: silence('XII.17.4.p2'),
    },
    dated: {
      ant: NOT_CURRENT,
      desus: NOT_CURRENT,
      germ: NOT_CURRENT,
      'p-us': rule('all', 'XII.17.4.p2', 'XII.17.9'),
    },
    stillUsed: rule(true, 'XII.17.4.p4#living-sense-counts'),
    ofInfinitiveOnly: rule('none', 'XII.17.4.p5'),
    article: rule('needless', 'XII.17.4.p2'),
    ownArticle: rule(
      'what-it-prints',
      {
        nothing: 'XII.17.10.p6#own-entry-participle',
        'every-form': 'XII.17.10.p6#pronominal-participle',
      },
      'XII.18.2.9.p2',
    ),
    inPhrase: rule('none', 'XII.17.4.p6'),
  }),
];
