// Words that a label of their article sets apart: apocopes, clippings, titles, foreign words. Whether they take the plural
// of their kind; those that a regulation names have theirs from its list.
import { oneOf } from '../../kernel/domain.ts';
import { ask } from '../../kernel/edition.ts';
import { group, table } from '../../kernel/parameters.ts';
import { isSilent } from '../../kernel/ruled.ts';
import type { SenseRule } from './sense-rule.ts';

const LABELS = ['apocope', 'from-apocope', 'clipping', 'title', 'foreign'] as const;

export const labelled = group('labelled', {
  plural: table(LABELS, oneOf('as-others', 'none')),
});

export const byLabel: SenseRule = (edition, { phrase }, { labels = [] }) => {
  if (phrase) return undefined;
  for (const label of LABELS) {
    const rule = labels.includes(label) ? ask(edition, labelled.plural, label) : undefined;
    if (rule && !isSilent(rule)) return rule;
  }
  return undefined;
};
