// How plurals are made, ending by ending: the rule, a regular word with its plural, and the words of which another is told.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { editions, formsOf } from '../../../reference-impl/src/index.ts';
import {
  ENDINGS,
  type Ending,
  plural,
  type Way,
} from '../../../reference-impl/src/lexicon/plurals/parameters.ts';
import { becauseIn, type Told, toldBy, valueIn } from './said.ts';

export interface EndingCell {
  readonly edition: EditionId;
  /** Null where the edition does not say. */
  readonly way: Way | 'as-others' | null;
  readonly because: readonly ClauseId[];
  /** The plurals of the regular word. */
  readonly plurals: readonly string[];
  readonly exceptions: readonly Told[];
}

const MONOSYLLABLES = 'plural.monosyllables';
const { shape } = plural.exceptions;

export const endingTable = () =>
  ENDINGS.map((ending) => {
    const word = regularWord(shape[ending]);
    return { ending, word, cells: EDITIONS.map((edition) => cellOf(edition, ending, word)) };
  });

/** The stranger to the list: a word that no edition names, where there is one. */
const regularWord = (domain: (typeof shape)[Ending]): string => {
  const [[line = ''] = []] = domain.others([]);
  return line.split(':')[0] ?? '';
};

/** Those of which the rules on monosyllables in a vowel speak, where there are any. */
const VOWELS = ['monosyllable', 'accented-monosyllable'];

const cellOf = (edition: EditionId, ending: Ending, word: string): EndingCell => {
  const asOthers = VOWELS.includes(ending) && valueIn(edition, MONOSYLLABLES) === 'as-others';
  const path = asOthers ? MONOSYLLABLES : `plural.rule.${ending}`;
  const way = valueIn(edition, path);
  return {
    edition,
    way: way as EndingCell['way'],
    because: becauseIn(edition, path),
    plurals: way === null ? [] : pluralsOf(edition, word),
    exceptions: toldBy(edition, `plural.exceptions.${ending}`),
  };
};

/** Of a masculine noun. */
const pluralsOf = (edition: EditionId, headword: string): readonly string[] =>
  formsOf(editions[edition], { headword, senses: [{ category: 'noun', gender: 'm' }] })
    .filter(({ steps, verdict }) => steps.at(-1)?.op === 'plural' && verdict === 'valid')
    .map(({ text }) => text.toUpperCase());
