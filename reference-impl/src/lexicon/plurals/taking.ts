// Who takes a plural. Each sense of the article is asked by itself, as marks belong to senses: one that takes a plural is
// enough.
import type { DictionaryEntry, Sense } from '../../../../protocol/generated/types.ts';
import { WORD_CATEGORIES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { type Asked, clausesOf, holds, isSilent, type Ruled } from '../../kernel/ruled.ts';

export const taking = group('taking', {
  category: table(WORD_CATEGORIES, oneOf('plural', 'none')),
});

/** Whether a sense takes a plural, where this has something to say of it. */
type SenseRule = (
  edition: Edition,
  sense: Sense,
  entry: DictionaryEntry,
) => Asked<boolean> | undefined;

const byCategory: SenseRule = (edition, { category }) => {
  const asked = ask(edition, taking.category, category);
  return isSilent(asked) ? asked : { value: asked.value === 'plural', because: asked.because };
};

/** The first that has something to say decides; what is said of all such words comes last. */
const RULES: readonly SenseRule[] = [byCategory];

export const takesPlural = (edition: Edition, entry: DictionaryEntry): Asked<boolean> => {
  const asked = entry.senses.map((sense) => senseTakes(edition, sense, entry));
  const taken = asked.find((one): one is Ruled<boolean> => holds(one));
  if (taken) return taken;
  const because = clausesOf(asked);
  return asked.length === 0 || asked.some(isSilent)
    ? { silent: true, because }
    : { value: false, because };
};

const senseTakes: (...of: Parameters<SenseRule>) => Asked<boolean> = (edition, sense, entry) => {
  for (const rule of RULES) {
    const asked = rule(edition, sense, entry);
    if (asked) return asked;
  }
  return { silent: true, because: [] };
};
