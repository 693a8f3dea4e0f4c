// The regular conjugation, on tiles.
import { expect, test } from 'vitest';
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { VERB_SLOTS } from '../../../../protocol/generated/vocabulary.ts';
import { regularParadigm } from './regular.ts';

// biome-ignore format: one form a line
const FORMS: readonly (readonly [infinitive: string, slot: VerbSlot, form: string])[] = [
  ['amar', 'ind.pres.1s', 'amo'],
  ['amar', 'ind.pres.2p', 'amais'],
  ['amar', 'imp.2v', 'ama'],
  ['amar', 'sub.impf-se.1p', 'amasemos'],
  ['amar', 'ger', 'amando'],
  ['temer', 'ind.pret.3s', 'temio'],
  ['temer', 'par', 'temido'],
  ['partir', 'ind.pres.2v', 'partis'],
  ['partir', 'imp.2p', 'partid'],
  ['partir', 'ind.fut.3p', 'partiran'],
  ['sacar', 'sub.pres.1s', 'saque'],
  ['sacar', 'ind.pres.1s', 'saco'],
  ['pagar', 'ind.pret.1s', 'pague'],
  ['cazar', 'sub.pres.3p', 'cacen'],
  ['averiguar', 'sub.pres.1s', 'averigue'],
  ['vencer', 'ind.pres.1s', 'venzo'],
  ['coger', 'sub.pres.1p', 'cojamos'],
  ['distinguir', 'ind.pres.1s', 'distingo'],
  ['delinquir', 'ind.pres.1s', 'delinco'],
  ['tañer', 'ind.pret.3s', 'taño'],
  ['bullir', 'ger', 'bullendo'],
  ['oír', 'inf', 'oir'],
  ['ir', 'ind.fut.1s', 'ire'],
];

test.each(FORMS)('%s, %s: %s', (infinitive, slot, form) => {
  expect(regularParadigm(infinitive)?.get(slot)).toBe(form);
});

test('every place is filled, but those of the participle by gender and number', () => {
  const slots = [...(regularParadigm('amar')?.keys() ?? [])];
  const expected = VERB_SLOTS.filter((slot) => !slot.startsWith('par.'));
  expect(slots.toSorted()).toEqual(expected.toSorted());
});

test.each(['casa', 'ar', 'querub', ''])('«%s» is no infinitive', (word) => {
  expect(regularParadigm(word)).toBeUndefined();
});
