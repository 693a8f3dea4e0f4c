// The regular conjugation beside that of a library which knows the verbs of the Academy: on tiles, a verb whose model
// changes nothing but accents and spelling has the same forms.
import { Conjugator } from '@jirimracek/conjugate-esp';
import { expect, test } from 'vitest';
import type { VerbSlot } from '../../../../protocol/generated/types.ts';
import { plain } from '../spelling.ts';
import { type Paradigm, regularParadigm } from './regular.ts';

const REGULAR = new Set(
  [
    'hablar rozar sacar pagar aguar actuar vaciar aislar aunar ahincar cabrahigar enraizar',
    'temer coger vencer tañer romper partir dirigir zurcir distinguir delinquir plañir',
    'escribir abrir reunir cohibir',
  ].flatMap((models) => models.split(' ')),
);

/** One of these many verbs of the library is looked at. */
const STRIDE = 37;

/** By region, the persons that the library gives in order; what is not asked of it there is left out. */
const PERSONS = {
  castellano: ['1s', '2s', '3s', '1p', '2p', '3p'],
  voseo: [undefined, '2v'],
} as const;

const TENSES: readonly (readonly [tense: string, mood: string, name: string])[] = [
  ['ind.pres', 'Indicativo', 'Presente'],
  ['ind.impf', 'Indicativo', 'PreteritoImperfecto'],
  ['ind.pret', 'Indicativo', 'PreteritoIndefinido'],
  ['ind.fut', 'Indicativo', 'FuturoImperfecto'],
  ['cond', 'Indicativo', 'CondicionalSimple'],
  ['sub.pres', 'Subjuntivo', 'Presente'],
  ['sub.impf-ra', 'Subjuntivo', 'PreteritoImperfectoRa'],
  ['sub.impf-se', 'Subjuntivo', 'PreteritoImperfectoSe'],
  ['sub.fut', 'Subjuntivo', 'FuturoImperfecto'],
  ['imp', 'Imperativo', 'Afirmativo'],
];

type Moods = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

const library = new Conjugator();

/** Their form and ours, place by place, where they take the verb for a regular one. */
const pairsOf = (verb: string, ours: Paradigm, region: keyof typeof PERSONS) => {
  const told = library.conjugateSync(verb, region);
  const regular = typeof told === 'string' ? [] : told.filter(({ info }) => isRegular(info));
  return regular.flatMap(({ conjugation }) =>
    TENSES.flatMap(([tense, mood, name]) => {
      const theirs = (conjugation as unknown as Moods)[mood]?.[name] ?? [];
      return PERSONS[region].flatMap((person, i) => {
        const own = ours.get(`${tense}.${person}` as VerbSlot);
        return own === undefined ? [] : [[plain(theirs[i] ?? ''), own] as const];
      });
    }),
  );
};

const isRegular = ({ model, defective }: { model: string; defective?: boolean }): boolean =>
  REGULAR.has(model) && !defective;

test('a regular verb has the forms that the library gives it', { timeout: 60_000 }, () => {
  const pairs = (library.getVerbListSync() as string[])
    .filter((_, i) => i % STRIDE === 0)
    .flatMap((verb) => {
      const ours = regularParadigm(verb);
      return ours ? [...pairsOf(verb, ours, 'castellano'), ...pairsOf(verb, ours, 'voseo')] : [];
    });
  expect(pairs.filter(([theirs, own]) => theirs !== own)).toEqual([]);
  expect(pairs.length).toBeGreaterThan(15_000);
});
