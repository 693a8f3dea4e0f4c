// Violations of the rules on what follows from the answer to a challenge, and on who gives it.
import type { State } from '../../reference-impl/src/index.ts';
import { afterwards, beforehand, type Violation } from './violation.ts';

type Play = NonNullable<State['play']>;
type Word = Play['words'][number]['word'];

const keyOf = (word: Word): string => word.join(' ');

/** The judge takes these words of the play for good. */
const believing = (words: (play: Play, state: State) => readonly Word[]) =>
  beforehand(['rule'], (before) => {
    const good = before.play ? words(before.play, before) : [];
    return { ...before, lexicon: new Set([...before.lexicon, ...good.map(keyOf)]) };
  });

export const answers: readonly Violation[] = [
  {
    name: 'a play falls only if every word challenged is incorrect',
    clauses: ['ajs-2024:4.1.7.p3.s2#one-wrong-voids'],
    act: believing(({ challenge }, { lexicon }) => {
      const words = challenge?.words ?? [];
      return words.some((word) => lexicon.has(keyOf(word))) ? words : [];
    }),
  },
  {
    name: 'the word along the line of the play is never incorrect',
    clauses: ['resumen-2018:6.s1#valid-word'],
    act: believing(({ words }) => words.slice(0, 1).map(({ word }) => word)),
  },
  {
    name: 'words made by contact are never incorrect',
    clauses: ['resumen-2018:6.s1#contacts-valid'],
    act: believing(({ words }) => words.slice(1).map(({ word }) => word)),
  },
  {
    name: 'more words may be named while the answer is awaited',
    clauses: ['ajs-2024:4.1.7.p3.s1#all-at-once'],
    act: beforehand(['challenge'], (before) =>
      before.play ? { ...before, play: { ...before.play, challenge: null } } : before,
    ),
  },
  {
    name: 'without agreement between the players nobody answers',
    clauses: ['ajs-2024:4.1.7.p7.s2#else-the-judge'],
    act: (sound) => (edition, before, event) =>
      event.type === 'rule' && before.handling.mode === 'players' && event.by === 'judge'
        ? { state: before, outcome: { kind: 'refused', reason: 'not-competent', because: [] } }
        : sound(edition, before, event),
  },
  {
    name: 'a player looks the words up on the device of the judge',
    clauses: ['ajs-2024:4.1.7.1.b2#judge-types-words'],
    act: beforehand(['rule'], (before, { by }) =>
      before.handling.mode === 'device' && (by === 'A' || by === 'B')
        ? { ...before, handling: { mode: 'players', announced: true, agreed: ['A', 'B'] } }
        : before,
    ),
  },
  {
    name: 'a play that was found valid is not noted any more',
    clauses: ['ajs-2024:4.1.7.1.e1.p1#points-then-noted'],
    act: afterwards(['note'], (after, _, before) =>
      before.play?.ruling === 'valid' ? before : after,
    ),
  },
  {
    name: 'the zero of an annulled play is not noted',
    clauses: ['ajs-2024:4.1.7.1.e2#both-note-zero'],
    act: afterwards(['note'], (after, _, before) =>
      before.play?.ruling === 'invalid' ? { ...after, sheets: before.sheets } : after,
    ),
  },
  {
    name: 'the author of a play found valid draws nothing',
    clauses: ['ajs-2024:4.1.7.1.e1.p2#author-draws'],
    act: afterwards(['draw'], (after, _, before) =>
      before.play?.ruling === 'valid'
        ? { ...after, bag: before.bag, racks: before.racks, hands: before.hands }
        : after,
    ),
  },
];
