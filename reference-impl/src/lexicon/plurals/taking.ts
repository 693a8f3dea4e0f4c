// Who takes a plural: the rules on it in their order, each in the file of its topic.
import { type Asked, clausesOf, type Ground, isSilent } from '../../kernel/ruled.ts';
import { byCategory, byShown } from './categories.ts';
import { byCompany } from './company.ts';
import { byAge } from './dated.ts';
import { byItalics } from './italics.ts';
import { byLabel } from './labelled.ts';
import { byName } from './named.ts';
import { byGender, byPeople } from './nouns.ts';
import { byPhrase } from './phrases.ts';
import { byReference } from './references.ts';
import type { SenseRule } from './sense-rule.ts';

/** The first that says yes or no decides; what is said of all such words comes last. */
const RULES: readonly SenseRule[] = [
  byName,
  byItalics,
  byReference,
  byGender,
  byAge,
  byPhrase,
  byLabel,
  byShown,
  byCompany,
  byPeople,
  byCategory,
];

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
