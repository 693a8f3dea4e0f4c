// What regulations say of pronominal verbs: which they are, and whether their forms count bare or with their pronoun.
import { oneOf } from '../../kernel/domain.ts';
import { group, table } from '../../kernel/parameters.ts';

/** How far a verb is pronominal: in its headword, in all of its senses, in some beside others, in none. */
export const PRONOMINALITIES = [
  'exclusive',
  'all-senses',
  'with-intransitive',
  'with-transitive',
] as const;
export type Pronominality = (typeof PRONOMINALITIES)[number];

export const MOODS = ['infinitive', 'gerund', 'finite', 'imperative'] as const;
export type Mood = (typeof MOODS)[number];

const shape = oneOf('bare', 'with-pronoun', 'either', 'none');

export const pronominal = group('pronominal', {
  /** What makes a verb exclusively pronominal: -SE in its headword, that all of its senses are, or that one is. */
  exclusive: oneOf('headword', 'all-senses', 'any-sense'),
  /** Whether an old sense that is not pronominal counts among the senses of a verb. */
  datedSense: oneOf('counts', 'does-not'),
  /** A verb with a pronominal paradigm that is used otherwise too. */
  paradigm: oneOf('by-use', 'as-shown'),
  /** Whether DIGNO or DIGNOME, DIGNAR or DIGNARSE: bare, with the pronoun of the person, either, or neither. */
  forms: table(PRONOMINALITIES, table(MOODS, shape)),
  /** Of a verb that is exclusively pronominal and old. */
  oldInfinitive: shape,
  /** -SE put after the infinitive of a verb that is not pronominal. */
  addedSe: oneOf('barred', 'admitted'),
});
