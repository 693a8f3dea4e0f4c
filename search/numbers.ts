// A number that leads straight to its place: «28.2», «fise-2009:28.2», «ajs 3.1.2.1», «art 45», «esc-0107».
import type { EditionId } from '../protocol/generated/types.ts';
import { plain } from '../shared/plain.ts';
import type { Hit, Searchable } from './searchable.ts';

const FIGURES = '(?<number>(?:\\d+|[ivx]+)(?:\\.[a-z0-9-]+)*)';
const ARTICLE = '(?:(?:art(?:iculo|icle)?s?|clausula|clause)\\.?\\s*)?';
/** Figures, or a Roman chapter and the rest of its parts; before it perhaps "art.", and before or after it an edition. */
const WRITTEN = [
  new RegExp(`^(?<before>.*?)[\\s:]*${ARTICLE}${FIGURES}\\.?$`),
  new RegExp(`^(?<before>.*?)[\\s:]*${ARTICLE}${FIGURES}\\.?\\s(?<after>.*)$`),
];

const SMALL = new Set('el la los las de del en segun the of in under'.split(' '));

export const byNumber = (data: Searchable, query: string, chosen?: EditionId): Hit[] => {
  const asked = plain(query).trim();
  return [...byScenario(data, asked), ...byPlace(data, asked, chosen)];
};

const byScenario = ({ scenarios }: Searchable, asked: string): Hit[] => {
  const [, digits] = /^(?:@?esc-?)?(\d{4})$/.exec(asked) ?? [];
  return scenarios.flatMap(([id, title]): Hit[] =>
    id === `esc-${digits}` ? [{ kind: 'scenario', id, label: title, text: id }] : [],
  );
};

const byPlace = (data: Searchable, asked: string, chosen?: EditionId): Hit[] => {
  for (const written of WRITTEN) {
    const { before = '', number = '', after = '' } = written.exec(asked)?.groups ?? {};
    const hits = number === '' ? [] : placed(data, `${before} ${after}`, number, chosen);
    if (hits.length > 0) return hits;
  }
  return [];
};

const placed = (
  { editions, articles }: Searchable,
  where: string,
  number: string,
  chosen?: EditionId,
): Hit[] => {
  const meant = editions.filter(([id, short]) => isMeant(where, id, short));
  const ranked = meant.flatMap(([edition, short]) =>
    (articles[edition] ?? []).flatMap(([article, title, clauses]) => {
      const whole = plain(article) === number && clauses.length > 1;
      const first = edition === chosen ? 0 : 0.5;
      const own = { rank: first, hit: hitOf('article', edition, article, `${short} · ${title}`) };
      return [
        ...(whole ? [own] : []),
        ...clauses.flatMap(([clause, text]) => {
          const rank = rankOf(plain(clause), number);
          const hit = hitOf('clause', edition, clause, `${short} · ${text}`);
          return rank === undefined ? [] : [{ rank: rank + first, hit }];
        }),
      ];
    }),
  );
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit);
};

const hitOf = (
  kind: 'article' | 'clause',
  edition: EditionId,
  number: string,
  text: string,
): Hit => ({
  kind,
  id: kind === 'clause' ? `${edition}:${number}` : number,
  edition,
  label: number,
  text,
});

const rankOf = (clause: string, number: string): number | undefined => {
  if (clause === number) return 1;
  return clause.startsWith(`${number}.`) ? 2 : undefined;
};

const isMeant = (where: string, id: string, short: string): boolean => {
  const words = where.split(/[\s:,-]+/).filter((word) => word !== '' && !SMALL.has(word));
  const names = plain(`${id} ${short}`).split(/[\s-]+/);
  return words.every((word) => names.some((name) => name.startsWith(word)));
};
