// The corpus is whole: every article and clause of the inventory of the sources is there, and no number of a norm
// is lost. checks/data/inventory.json holds ids and numbers, facts of the sources; renamed ids go to RENAMED.
import { readFileSync } from 'node:fs';
import type { Clause } from '../../corpus/article.ts';
import { problem } from '../../corpus/problem.ts';
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

/** How a number may be written in words, by its beginning. */
const WORDS: Readonly<Record<number, RegExp>> = {
  0: /\b(cero|zero|nil|ning|none|nothing|sin|no)/i,
  1: /\b(un|uno|una|one|single|each|a|an|sol|primer|first)/i,
  2: /\b(dos|two|both|ambos|segund|second|dobl|doubl|pair|parej|dupli|twice)/i,
  3: /\b(tres|three|tercer|third|tripl)/i,
  4: /\b(cuatro|four|cuart)/i,
  5: /\b(cinco|five|quint)/i,
  6: /\b(seis|six|sext)/i,
  7: /\b(siete|seven|séptim)/i,
  8: /\b(ocho|eight)/i,
  9: /\b(nueve|nine)/i,
  10: /\b(diez|ten)/i,
  12: /\b(doce|twelve)/i,
  15: /\b(quince|fifteen)/i,
  20: /\b(veinte|twenty)/i,
  30: /\b(treinta|thirty)/i,
  50: /\b(cincuenta|fifty)/i,
  80: /\b(ochenta|eighty)/i,
  100: /\b(cien|hundred)/i,
};

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

const lost = (c: Clause, n: number) =>
  (['es', 'en'] as const)
    .filter(
      (language) =>
        !new RegExp(`(?<!\\d)${n}(?!\\d)`).test(c[language]) && !WORDS[n]?.test(c[language]),
    )
    .map((language) =>
      problem(
        c.file,
        { line: c.line, column: 1 },
        `clause ${c.number} does not say ${n} in ${language}`,
        `the number ${n}, as in the source`,
      ),
    );
