// The rows of a table of examples, those of several editions in one where nothing else tells them apart.
import { isEditionId, withEditionNames } from './edition-names.ts';
import { type Lang, ROOT_LANG, say } from './i18n.ts';
import type { Examples } from './model.ts';

export interface ShownCell {
  readonly text: string;
  /** It has no other wording: an article of a dictionary, a name. */
  readonly isSpanish: boolean;
}

export interface ShownRow {
  readonly cells: readonly ShownCell[];
  readonly cases: readonly string[];
}

export const rowsOf = (lang: Lang, { rows }: Pick<Examples, 'rows'>): ShownRow[] => {
  const alike = Map.groupBy(rows, ({ cells }) =>
    JSON.stringify(cells.es.map((cell) => (isEditionId(cell) ? null : cell))),
  );
  return [...alike.values()].map((own) => ({
    cells: (own[0] ? say(lang, own[0].cells) : []).map((cell, i) =>
      isEditionId(cell)
        ? { text: editionsAt(own, i), isSpanish: false }
        : {
            text: cell,
            isSpanish:
              lang !== ROOT_LANG && cell === own[0]?.cells.es[i] && /\p{Ll}{2}/u.test(cell),
          },
    ),
    cases: own.flatMap((row) => row.case ?? []),
  }));
};

const editionsAt = (rows: Examples['rows'], column: number): string =>
  rows.map(({ cells }) => withEditionNames(cells.es[column] ?? '')).join(', ');
