// Who takes a plural. Each sense of the article is asked by itself, as marks belong to senses: one that takes a plural is
// enough.
import type { DictionaryEntry } from '../../../../protocol/generated/types.ts';
import { WORD_CATEGORIES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import {
  type Asked,
  clausesOf,
  type Ground,
  holds,
  isSilent,
  type Ruled,
} from '../../kernel/ruled.ts';
import type { Lemma } from '../lemma.ts';
import { byAge } from './dated.ts';
import type { SenseRule } from './sense-rule.ts';

export const taking = group('taking', {
  category: table(WORD_CATEGORIES, oneOf('plural', 'none')),
});

const byCategory: SenseRule = (edition, { category }) => ask(edition, taking.category, category);

/** The first that says yes or no decides; what is said of all such words comes last. */
const RULES: readonly SenseRule[] = [byAge, byCategory];

export const takesPlural = (
  edition: Edition,
  entry: DictionaryEntry,
  lemma: Lemma,
): Asked<boolean> => {
  const asked = entry.senses.map((sense) => senseTakes(edition, sense, entry, lemma));
  const taken = asked.find((one): one is Ruled<boolean> => holds(one));
  if (taken) return taken;
  const because = clausesOf(asked);
  return asked.length === 0 || asked.some(isSilent)
    ? { silent: true, because }
    : { value: false, because };
};

const senseTakes = (...of: Parameters<SenseRule>): Asked<boolean> => {
  const passed: Ground[] = [];
  for (const rule of RULES) {
    const asked = rule(...of);
    if (!asked) continue;
    const because = clausesOf([...passed, asked]);
    if (isSilent(asked)) return { silent: true, because };
    if (asked.value !== 'as-others') return { value: asked.value === 'plural', because };
    passed.push(asked);
  }
  return { silent: true, because: clausesOf(passed) };
};
