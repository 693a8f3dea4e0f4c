// Words whose plurals a regulation lists class by class, whatever their ending: letters, notes, pronouns, titles.
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { named } from '../../../reference-impl/src/lexicon/plurals/named.ts';
import { toldBy } from './said.ts';

const { shape } = named.plurals;
export type PluralList = keyof typeof shape;

export const pluralLists = () =>
  (Object.keys(shape) as PluralList[]).map((list) => ({
    list,
    cells: EDITIONS.map((edition) => ({
      edition,
      told: toldBy(edition, `named.plurals.${list}`),
    })),
  }));
