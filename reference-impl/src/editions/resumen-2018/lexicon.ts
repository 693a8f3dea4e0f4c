// What the summary of 2018 says on words: its list decides.
import { rule, say } from '../../kernel/edition.ts';
import { authority } from '../../lexicon/authority.ts';
import { classes } from '../../lexicon/classes.ts';
import { derivatives } from '../../lexicon/derivatives.ts';
import { conjugating } from '../../lexicon/verbs/conjugating.ts';
import { defective } from '../../lexicon/verbs/defective.ts';
import { impersonal } from '../../lexicon/verbs/impersonal.ts';
import { voseo } from '../../lexicon/verbs/voseo.ts';

/** Whatever its age, a verb has the forms that its paradigm shows. */
const VERB = {
  shown: rule('conjugated', '2.p2.s2'),
  missing: rule('infinitive', '2.p2.s2'),
} as const;

const PERSONS = {
  personal: rule('every', '2.p2.s2'),
  impersonal: rule('third', '2.p2.s2'),
} as const;

export const lexicon = [
  say(authority, {
    listed: rule(true, '2.p1.s1'),
    unlisted: rule('invalid', '2.p1.s1'),
    book: { 'lexicon-2017': rule('admits', '2.p1.s1') },
  }),
  say(classes, {
    word: {
      abbreviation: rule('if-listed', '2.p2.s1'),
      symbol: rule('if-listed', '2.p2.s1'),
      affix: rule('if-listed', '2.p2.s1'),
      'proper-name': rule('if-listed', '2.p2.s1'),
      acronym: rule('if-listed', '2.p2.s1'),
      apocope: rule('if-listed', '2.p2.s1'),
      aphaeresis: rule('if-listed', '2.p2.s1'),
      italic: rule('if-listed', '2.p2.s1'),
      foreign: rule('if-listed', '2.p2.s1'),
      onomatopoeia: rule('if-listed', '2.p2.s1'),
    },
  }),
  say(derivatives, {
    kind: {
      diminutive: rule('if-listed', '2.p2.s1'),
      augmentative: rule('if-listed', '2.p2.s1'),
      superlative: rule('if-listed', '2.p2.s1'),
      pejorative: rule('if-listed', '2.p2.s1'),
    },
  }),
  say(conjugating, {
    verb: { current: VERB, 'p-us': VERB, ant: VERB, desus: VERB, germ: VERB },
  }),
  say(defective, {
    rest: {
      only: rule('barred', '2.p2.s2'),
      generally: rule('admitted', '2.p2.s2'),
      'not-shown': rule('barred', '2.p2.s2'),
    },
  }),
  say(impersonal, {
    core: rule(true, '2.p2.s2'),
    persons: { exclusive: PERSONS, mixed: PERSONS },
  }),
  say(voseo, {
    forms: { shown: rule('valid', '2.p2.s2'), 'left-out': rule('invalid', '2.p2.s2') },
  }),
];
