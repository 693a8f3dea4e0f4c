// Violations of the rules on what tiles and squares are worth, each of one norm of its clause.
import { DISTRIBUTION, premiumAt, withReadings } from '../../reference-impl/src/index.ts';
import { type Count, counting } from './scoring.ts';
import type { Violation } from './violation.ts';

const POINTS = ['fise-2003:12', 'redeletras:12', 'fise-2009:12', 'resumen-2018:10'];
const SEVERAL = ['fise-2003:15', 'redeletras:15', 'fise-2009:15', 'resumen-2018:13'];

const norm = (clauses: readonly string[], name: string): readonly string[] =>
  clauses.map((clause) => `${clause}#${name}`);

/** Of several squares of this premium under the tiles of a play only the first counts. */
const onlyFirst =
  (premium: 'word×2' | 'word×3'): Count =>
  (sound, edition, before, event) => {
    const own = event.tiles.map((t) => t.square).filter((at) => premiumAt(at) === premium);
    const square = Object.fromEntries(own.slice(1).map((at) => [at, 'none']));
    return sound(withReadings(edition, { scoring: { square } }), before, event);
  };

export const premiums: readonly Violation[] = [
  {
    name: 'every tile is worth one point',
    clauses: norm(POINTS, 'tile-value'),
    act: counting((sound, edition, before, event) => {
      const tileValue = Object.fromEntries(
        Object.keys(DISTRIBUTION).map((tile) => [tile, tile === '?' ? 0 : 1]),
      );
      return sound(withReadings(edition, { scoring: { tileValue } }), before, event);
    }),
  },
  {
    name: 'premium squares add nothing',
    clauses: norm(POINTS, 'plus-premiums'),
    act: counting((sound, edition, before, event) => {
      const square = Object.fromEntries(event.tiles.map((t) => [t.square, 'none']));
      return sound(withReadings(edition, { scoring: { square } }), before, event);
    }),
  },
  {
    name: 'two squares that double the word double it once',
    clauses: norm(SEVERAL, 'two-doubles'),
    act: counting(onlyFirst('word×2')),
  },
  {
    name: 'two squares that treble the word treble it once',
    clauses: norm(SEVERAL, 'two-triples'),
    act: counting(onlyFirst('word×3')),
  },
];
