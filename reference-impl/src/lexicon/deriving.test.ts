// What somebody would form of a word without looking it up.
import { expect, test } from 'vitest';
import { DERIVING, type Kind } from './deriving.ts';

// biome-ignore format: one derivative a line
const MADE: readonly (readonly [kind: Kind, base: string, made: string])[] = [
  ['diminutive', 'casa', 'casita'],
  ['diminutive', 'libro', 'librito'],
  ['augmentative', 'casa', 'casaza'],
  ['superlative', 'bueno', 'buenisimo'],
  ['superlative', 'útil', 'utilisimo'],
  ['pejorative', 'libro', 'librucho'],
  ['trade-feminine', 'cadete', 'cadeta'],
  ['trade-feminine', 'alférez', 'alfereza'],
  ['adverb', 'morboso', 'morbosamente'],
  ['adverb', 'verde', 'verdemente'],
  ['passive-adjective', 'tomar', 'tomable'],
  ['passive-adjective', 'partir', 'partible'],
  ['active-adjective', 'salir', 'salidor'],
  ['active-participle', 'amar', 'amante'],
  ['active-participle', 'comer', 'comiente'],
];

test.each(MADE)('%s of %s: %s', (kind, base, made) => {
  expect(DERIVING[kind].make(base)).toBe(made);
});
