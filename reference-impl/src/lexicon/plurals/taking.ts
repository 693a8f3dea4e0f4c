// Who takes a plural.
import { WORD_CATEGORIES } from '../../../../protocol/generated/vocabulary.ts';
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { type Asked, clausesOf, type Ground, isSilent } from '../../kernel/ruled.ts';
import { byAge } from './dated.ts';
import type { SenseRule } from './sense-rule.ts';

export const taking = group('taking', {
  category: table(WORD_CATEGORIES, oneOf('plural', 'none')),
});

const byCategory: SenseRule = (edition, { category }) => ask(edition, taking.category, category);

/** The first that says yes or no decides; what is said of all such words comes last. */
const RULES: readonly SenseRule[] = [byAge, byCategory];

/** In one sense of its article, for one of the forms under which it stands. */
export const senseTakes = (...of: Parameters<SenseRule>): Asked<boolean> => {
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
