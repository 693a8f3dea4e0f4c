// Notes of the phrase in which alone a sense is used: `loc. adv. de ~`, `fr. dar ~`; and of the phrase that the article
// sends to, with what the word is in it and how old the phrase is: `V. tierra ~, adj.`, `V. primo ~, adj. desus.`.
import type { Sense } from '../../../protocol/generated/types.ts';
import { ERA_MARKS } from './marks.ts';

type Phrase = NonNullable<Sense['phrase']>;

const KINDS: readonly (readonly [written: string, kind: Phrase['kind']])[] = [
  ['loc. sust.', 'loc-noun'],
  ['loc. adj.', 'loc-adj'],
  ['loc. adv.', 'loc-adv'],
  ['loc. prep.', 'loc-prep'],
  ['loc. conj.', 'loc-conj'],
  ['loc. interj.', 'loc-interj'],
  ['loc. verb.', 'loc-verb'],
  ['fr.', 'set-phrase'],
  ['expr.', 'expression'],
  ['V.', 'reference'],
];

/** What the word is in the phrase; a particle is a conjunction, a preposition or a contraction. */
const ROLES: Readonly<Record<string, NonNullable<Phrase['role']>>> = {
  'adj.': 'adjective',
  's.': 'noun',
  'adv.': 'adverb',
  'tras partícula': 'after-particle',
};

/** Undefined where the note is of no phrase; throws, through `fail`, where it tells of it what is not known. */
export const senseIn = (
  note: string,
  fail: (found: string, known: readonly string[]) => never,
): Sense | undefined => {
  const found = KINDS.find(([written]) => note.startsWith(`${written} `));
  if (!found) return undefined;
  const [written, kind] = found;
  const rest = note.slice(written.length + 1);
  return kind === 'reference'
    ? referenceIn(rest, fail)
    : { category: categoryOf(kind), phrase: { kind, text: rest } };
};

const categoryOf = (kind: Phrase['kind']): Sense['category'] =>
  kind === 'set-phrase' || kind === 'expression' ? 'phrase' : 'locution';

const referenceIn = (rest: string, fail: Parameters<typeof senseIn>[1]): Sense => {
  const [text = '', marks] = rest.split(/, (?=[^,]*$)/u);
  const phrase: Phrase = { kind: 'reference', text };
  if (marks === undefined) return { category: 'cross-reference', phrase };
  const written = Object.keys(ROLES).find((role) => marks === role || marks.startsWith(`${role} `));
  const role = written === undefined ? undefined : ROLES[written];
  const age = marks.slice((written ?? '').length + 1);
  const era = ERA_MARKS[age];
  if (!role || (age !== '' && !era))
    return fail(marks, [...Object.keys(ROLES), ...Object.keys(ERA_MARKS)]);
  return { category: 'cross-reference', ...era, phrase: { ...phrase, role } };
};

export const KNOWN_PHRASES: readonly string[] = KINDS.map(([written]) => `${written} …`);
