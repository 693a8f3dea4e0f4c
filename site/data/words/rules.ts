// An overview of rules on words: a row a question, a cell an edition, with the verdict of the engine on its case.
import type { ClauseId, EditionId, LexicalVerdict } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { editions, judge } from '../../../reference-impl/src/index.ts';
import { articleOf } from '../../../steps/language/article/article.ts';
import { spelt } from '../../../steps/language/notation.ts';
import { isSayable, type Row } from './row.ts';
import { becauseIn, valueIn } from './said.ts';

export interface RuleCell {
  readonly edition: EditionId;
  /** One choice, or the members of a list; null where the edition does not say. */
  readonly values: readonly string[] | null;
  readonly because: readonly ClauseId[];
  /** Of the case of the row. */
  readonly verdict: LexicalVerdict | null;
}

type Rows = Readonly<Record<string, Readonly<Record<string, Row>>>>;

export const ruleTable = (sections: Rows) =>
  Object.entries(sections).map(([section, rows]) => ({
    section,
    rows: Object.entries(rows).map(([name, row]) => ({
      name: `${section}.${name}`,
      scale: row.scale,
      article: row.article ?? null,
      word: row.word?.toUpperCase() ?? null,
      cells: EDITIONS.map((edition) => cellOf(edition, row)),
    })),
  }));

const cellOf = (edition: EditionId, { paths, scale, article, word }: Row): RuleCell => {
  const [value = null, ...others] = paths.map((path) => valueIn(edition, path));
  if (others.some((other) => String(other) !== String(value)))
    throw new Error(
      `${edition} does not say the same of ${paths.join(', ')}: ${[value, ...others].join(', ')}\n  expected one value for a row of an overview\n  give them rows of their own in site/data/words/`,
    );
  const values = written(value);
  const unsayable = values?.find((one) => !isSayable(scale, one));
  if (unsayable !== undefined)
    throw new Error(
      `no words for "${unsayable}", which ${edition} says of ${paths.join(', ')}\n  expected a value of the scale "${scale}"\n  add it in site/data/words/row.ts`,
    );
  const because = [...new Set(paths.flatMap((path) => becauseIn(edition, path)))];
  const isSaid = because.length > 0 && article !== undefined && word !== undefined;
  return {
    edition,
    values,
    because,
    verdict: isSaid ? verdictOn(edition, article, word) : null,
  };
};

const written = (value: unknown): RuleCell['values'] =>
  value === null ? null : [value].flat().map(String);

const verdictOn = (edition: EditionId, article: string, word: string): LexicalVerdict | null =>
  judge(editions[edition], [articleOf(article)], [spelt(word)])[0]?.verdict ?? null;
