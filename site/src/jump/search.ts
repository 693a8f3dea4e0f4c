// Finds what somebody types into the jump box: a number («28.2», «fise-2009:28.2», «ajs 3.1.2.1») or words.
import { plain } from '../../../shared/plain.ts';

export const HIT_KINDS = ['clause', 'article', 'topic', 'scenario', 'interpretation'] as const;

export type HitKind = (typeof HIT_KINDS)[number];

/** What is searched, in one language. */
export interface JumpIndex {
  readonly editions: readonly (readonly [id: string, short: string])[];
  /** By edition: article number, title, clause numbers. */
  readonly articles: Readonly<
    Record<
      string,
      readonly (readonly [number: string, title: string, clauses: readonly string[]])[]
    >
  >;
  readonly topics: readonly (readonly [slug: string, name: string, synonyms: string])[];
  readonly scenarios: readonly (readonly [id: string, title: string])[];
  readonly interpretations: readonly (readonly [slug: string, question: string])[];
}

export interface Hit {
  readonly kind: HitKind;
  readonly label: string;
  readonly detail: string;
  /** Path below the root of the language, without a leading slash. */
  readonly path: string;
}

const LIMIT = 12;
const FILLERS = new Set(
  'a al con cuando de del el en es la las lo los o para por que se si su un una y the of to an and is in on if what when my'.split(
    ' ',
  ),
);

export const search = (index: JumpIndex, query: string): Hit[] => {
  const asked = plain(query).trim();
  if (asked === '') return [];
  const [scenario] = /^(?:@?esc-?)?\d{4}$/.exec(asked) ?? [];
  const numbered = byNumber(index, asked);
  const named = scenario ? byScenarioId(index, scenario.slice(-4)) : [];
  const worded = byWords(index, asked);
  return [...named, ...numbered, ...(numbered.length > 0 ? [] : worded)].slice(0, LIMIT);
};

const byScenarioId = (index: JumpIndex, digits: string): Hit[] =>
  index.scenarios.flatMap(([id, title]) =>
    id === `esc-${digits}`
      ? [{ kind: 'scenario', label: title, detail: id, path: `escenarios/${id}/` } as const]
      : [],
  );

/** An optional edition, an optional "art.", then a number: figures or a Roman chapter, and the rest of its parts. */
const NUMBER =
  /^(.*?)[\s:]*(?:(?:art(?:iculo|icle)?|clausula|clause)\.?\s*)?((?:\d+|[ivx]+)(?:\.[a-z0-9-]+)*)\.?$/;

const byNumber = (index: JumpIndex, asked: string): Hit[] => {
  const [, where = '', number = ''] = NUMBER.exec(asked) ?? [];
  if (number === '') return [];
  const editions = index.editions.filter(([id, short]) => meansEdition(where, id, short));
  const hits = editions.flatMap(([id, short]) =>
    (index.articles[id] ?? []).flatMap(([article, title, clauses]) => {
      const ranked: { hit: Hit; rank: number }[] = [];
      const detail = `${short} · ${title}`;
      if (plain(article) === number && clauses.length > 1) {
        const path = `reglamentos/${id}/${article}/`;
        ranked.push({ rank: 0, hit: { kind: 'article', label: article, detail, path } });
      }
      for (const clause of clauses) {
        const rank = rankOf(plain(clause), number);
        const path = `clausulas/${id}/${clause}/`;
        if (rank !== undefined)
          ranked.push({ rank, hit: { kind: 'clause', label: clause, detail, path } });
      }
      return ranked;
    }),
  );
  return hits.toSorted((a, b) => a.rank - b.rank).map(({ hit }) => hit);
};

const rankOf = (clause: string, number: string): number | undefined => {
  if (clause === number) return 1;
  return clause.startsWith(`${number}.`) ? 2 : undefined;
};

const meansEdition = (where: string, id: string, short: string): boolean => {
  const words = where.split(/[\s:,-]+/).filter((word) => word !== '' && !FILLERS.has(word));
  const names = plain(`${id} ${short}`).split(/[\s-]+/);
  return words.every((word) => names.some((name) => name.startsWith(word)));
};

const byWords = (index: JumpIndex, asked: string): Hit[] => {
  const all = asked.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const telling = all.filter((word) => !FILLERS.has(word));
  const words = telling.length > 0 ? telling : all;
  const found: { hit: Hit; score: number }[] = [];
  const consider = (hit: Hit, weight: number, ...texts: readonly string[]) => {
    const score = scoreOf(words, texts);
    if (score > 0) found.push({ hit, score: score * 10 + weight });
  };
  for (const [slug, name, synonyms] of index.topics) {
    const phrases = synonyms.split(' | ');
    consider(
      {
        kind: 'topic',
        label: name,
        detail: phrases.slice(0, 4).join(', '),
        path: `temas/${slug}/`,
      },
      3,
      name,
      ...phrases,
    );
  }
  for (const [id, short] of index.editions) {
    for (const [article, title] of index.articles[id] ?? []) {
      consider(
        {
          kind: 'article',
          label: title,
          detail: `${short} · ${article}`,
          path: `reglamentos/${id}/${article}/`,
        },
        2,
        title,
      );
    }
  }
  for (const [id, title] of index.scenarios) {
    consider({ kind: 'scenario', label: title, detail: id, path: `escenarios/${id}/` }, 1, title);
  }
  for (const [slug, question] of index.interpretations) {
    const path = `interpretaciones/${slug}/`;
    consider({ kind: 'interpretation', label: question, detail: '', path }, 1, question);
  }
  const best = Math.max(0, ...found.map((f) => Math.floor(f.score / 10)));
  return found
    .filter((f) => f.score / 10 >= best / 2)
    .toSorted((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
};

/** How well the best of several phrases holds the words: whole words count more than beginnings of words. */
const scoreOf = (words: readonly string[], phrases: readonly string[]): number =>
  Math.max(
    0,
    ...phrases.map((phrase, at) => {
      const own = plain(phrase).split(/[^\p{L}\p{N}]+/u);
      const total = words.reduce((sum, word) => sum + held(own, word), 0);
      // A short phrase that is all about the words beats a long one that mentions them; the name beats a synonym.
      return total === 0 ? 0 : total * 10 + Math.max(0, 6 - own.length) + (at === 0 ? 1 : 0);
    }),
  );

const held = (own: readonly string[], word: string): number => {
  if (own.includes(word)) return 2;
  return word.length > 2 && own.some((o) => o.startsWith(word) || sameStem(o, word)) ? 1 : 0;
};

/** «impugnar» and «impugnación»: the same first five letters. */
const sameStem = (a: string, b: string): boolean =>
  a.length > 5 && b.length > 5 && a.slice(0, 5) === b.slice(0, 5);
