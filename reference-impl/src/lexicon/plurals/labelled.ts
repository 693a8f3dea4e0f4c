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
  /** Of an apocope that is a noun as well, in that sense. */
  apocopeNoun: oneOf('as-others', 'none'),
});

export const byLabel: SenseRule = (edition, { phrase, category }, { labels = [] }) => {
  if (phrase) return undefined;
  const isNounToo = labels.includes('apocope') && category === 'noun';
  const rules = [
    ...(isNounToo ? [ask(edition, labelled.apocopeNoun)] : []),
    ...LABELS.filter((label) => labels.includes(label)).map((label) =>
      ask(edition, labelled.plural, label),
    ),
  ];
  return rules.find((rule) => !isSilent(rule));
};
