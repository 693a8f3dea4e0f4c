// The corpus is whole: every article and clause of the inventory of the sources is there, and no number of a norm
// is lost. checks/data/inventory.json holds ids and numbers, facts of the sources; renamed ids go to RENAMED.
import { readFileSync } from 'node:fs';
import type { Clause } from '../../corpus/article.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import type { Check } from '../check.ts';

interface Inventory {
  readonly articles: readonly string[];
  readonly clauses: readonly string[];
  readonly numbers: Readonly<Record<string, readonly number[]>>;
}

const inventory = JSON.parse(
  readFileSync(new URL('../data/inventory.json', import.meta.url), 'utf8'),
) as Record<string, Inventory>;

/** Inventory id → our id, with the reason, where we number a clause otherwise on purpose. None so far. */
const RENAMED: Readonly<Record<string, { id: string; reason: string }>> = {};

export const wholeCorpus: Check = {
  name: 'every clause of the sources is there',
  atLeast: 1087,
  run: ({ articles, clauses }) => {
    const ids = new Set(clauses.map((c) => c.id));
    const present = new Set(articles.map((a) => `${a.edition}:${a.article}`));
    const wanted = Object.entries(inventory).flatMap(([edition, inv]) => [
      ...inv.clauses.map((n) => ({
        id: `${edition}:${n}`,
        there: ids.has(RENAMED[`${edition}:${n}`]?.id ?? `${edition}:${n}`),
      })),
      ...inv.articles.map((n) => ({
        id: `${edition}:${n}`,
        there: present.has(`${edition}:${n}`),
      })),
    ]);
    const known = new Set(
      Object.entries(inventory).flatMap(([e, inv]) => inv.clauses.map((n) => `${e}:${n}`)),
    );
    const compared = (c: Clause) => c.edition in inventory;
    const added = clauses
      .filter(compared)
      .filter((c) => !known.has(c.id) && !Object.values(RENAMED).some((r) => r.id === c.id));
    const others = new Set(clauses.filter((c) => !compared(c)).map((c) => c.edition));
    return {
      looked: wanted.length,
      ...(others.size > 0
        ? { note: `no inventory of ${[...others].join(', ')}: nothing to compare its clauses with` }
        : {}),
      problems: [
        ...wanted
          .filter((w) => !w.there)
          .map(({ id }) =>
            problem(
              'regulations/',
              undefined,
              `${id} is missing`,
              'its article and clauses',
              'or map it in RENAMED with the reason',
            ),
          ),
        ...added.map((c) =>
          problem(
            c.file,
            { line: c.line, column: 1 },
            `${c.id} is not in the inventory`,
            'a clause of the source',
            'or map it in RENAMED with the reason',
          ),
        ),
      ],
    };
  },
};

/** How a number may be written in words, in either language. */
const WORDS: Readonly<Record<number, string>> = {
  0: 'cero zero nil ningún ninguna none nothing sin',
  1: 'un uno una one single primer primero primera first once',
  2: 'dos two ambos ambas both segundo segunda second doble double doubled pareja pair twice',
  3: 'tres three tercer tercero tercera third triple',
  4: 'cuatro four cuarto cuarta fourth',
  5: 'cinco five quinto quinta fifth',
  6: 'seis six sexto sexta sixth',
  7: 'siete seven séptimo séptima seventh',
  8: 'ocho eight',
  9: 'nueve nine',
  10: 'diez ten',
  12: 'doce twelve',
  15: 'quince fifteen',
  20: 'veinte twenty',
  30: 'treinta thirty',
  50: 'cincuenta fifty',
  80: 'ochenta eighty',
  100: 'cien hundred',
};

/** In figures or in words, whole: 1 is not said by "a". */
const says = (text: string, n: number): boolean =>
  new RegExp(`(?<!\\d)${n}(?!\\d)`).test(text) ||
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => WORDS[n]?.split(' ').includes(word));

export const numbersKept: Check = {
  name: 'no number of a norm is lost',
  atLeast: 50,
  run: ({ clauses }) => {
    const wanted = clauses.flatMap((c) =>
      (inventory[c.edition]?.numbers[c.number] ?? []).map((n) => ({ c, n })),
    );
    return { looked: wanted.length, problems: wanted.flatMap(({ c, n }) => lost(c, n)) };
  },
};

const lost = (c: Clause, n: number): Problem[] =>
  (['es', 'en'] as const)
    .filter((language) => !says(c[language], n))
    .map((language) =>
      problem(
        c.file,
        { line: c.line, column: 1 },
        `clause ${c.number} does not say ${n} in ${language}`,
        `the number ${n}, as in the source`,
      ),
    );
