// Violations of the rules on what is built upon: letters that two words share, words that should not be there, a first
// play beside the centre.
import { pointsOf, type State } from '../../reference-impl/src/index.ts';
import { counting } from './scoring.ts';
import type { Violation } from './violation.ts';

type Play = NonNullable<State['play']>;

/** The letters just laid that lie in two words, without their premiums. */
const sharedPoints = ({ tiles, words }: Play): number =>
  tiles
    .filter(({ square }) => words.filter((w) => w.squares.includes(square)).length > 1)
    .reduce((sum, { tile }) => sum + pointsOf(tile), 0);

const isIncorrect = ({ lexicon }: State, play: Play | null): boolean =>
  play?.words.some(({ word }) => !lexicon.has(word.join(' '))) ?? false;

export const building: readonly Violation[] = [
  {
    name: 'a letter that two words share counts in the first only',
    clauses: ['fise-2003:18', 'redeletras:18', 'fise-2009:18.s2', 'resumen-2018:16'].map(
      (clause) => `${clause}#shared-letter-in-each`,
    ),
    act: counting((sound, edition, before, event, play) => {
      return sound(edition, before, event) - sharedPoints(play);
    }),
  },
  {
    name: 'what is built on an incorrect word scores nothing',
    clauses: ['fise-2003:34.p2', 'redeletras:34.p2', 'fise-2009:39.s3', 'resumen-2018:23.s3'].map(
      (clause) => `${clause}#later-points-stand`,
    ),
    act: counting((sound, edition, before, event) =>
      isIncorrect(before, before.play ?? before.lastPlay) ? 0 : sound(edition, before, event),
    ),
  },
  {
    name: 'a first play beside the centre is doubled',
    clauses: ['fise-2009:20.2#not-doubled'],
    act: counting((sound, edition, before, event, { offCentre }) => {
      return sound(edition, before, event) * (offCentre ? 2 : 1);
    }),
  },
];
