// The English of an outline. A step of an outline holds slots such as <pases>; a concrete case of it can be matched
// with its definition, which tells where each slot lies, so that the English wording can be given the same slots.
import { matchStep } from '../../steps/match.ts';
import { type Term, terms } from '../../steps/vocabulary.ts';

const TOKEN = /\{[^}]*\}|\((\w+)\)|(\w+)\/(\w+)/g;

export interface OutlineStep {
  readonly en: string;
  /** The term that each slot of the step stands for, when it stands for exactly one. */
  readonly slots: ReadonlyMap<string, Term>;
}

/** Undefined when a slot covers words of the wording itself, so that no English with slots exists. */
export const outlineStep = (outline: string, concrete: string): OutlineStep | undefined => {
  const { definition, texts, values } = matchStep(concrete);
  const written = writtenArguments(outline, definition.wording.es, texts);
  if (!written) return undefined;
  const used = [...definition.wording.es.matchAll(/\{([^}]*)\}/g)].map(([, name]) =>
    terms.find((term) => term.name === name),
  );
  const slots = new Map<string, Term>();
  written.forEach((argument, i) => {
    const [, slot] = /^<([^<>]+)>$/.exec(argument) ?? [];
    const term = used[i];
    if (slot && term) slots.set(slot, term);
  });
  return { en: englishOf(definition.wording.en, written, used, values), slots };
};

/** The arguments as the outline writes them: the wording around them is the same, so it marks where they begin and end. */
const writtenArguments = (
  outline: string,
  wording: string,
  texts: readonly string[],
): string[] | undefined => {
  const pieces = wording.split(/\{[^}]*\}/).map(literalPattern);
  const argument = (i: number) => `(${escaped(texts[i] ?? '')}|[^<>]*<[^<>]+>(?:[^<>]|<[^<>]+>)*?)`;
  const pattern = pieces
    .map((piece, i) => (i === 0 ? piece : `${argument(i - 1)}${piece}`))
    .join('');
  return new RegExp(`^${pattern}$`, 'u').exec(outline)?.slice(1);
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** "ficha(s)" and "vez/veces" of a Cucumber expression as a regular expression. */
const literalPattern = (literal: string): string =>
  literal
    .split(/(\([^)]*\)|[^\s/]+\/[^\s/]+)/)
    .map((piece) => {
      if (piece.startsWith('(')) return `(?:${escaped(piece.slice(1, -1))})?`;
      if (piece.includes('/')) return `(?:${piece.split('/').map(escaped).join('|')})`;
      return escaped(piece);
    })
    .join('');

/** As toEnglish of steps/match.ts, with slots for arguments: a number that is a slot may be any, so it takes the plural. */
const englishOf = (
  wording: string,
  written: readonly string[],
  used: readonly (Term | undefined)[],
  values: readonly unknown[],
): string => {
  const counts = written.map((text, i) => countOf(text, values[i]));
  let at = 0;
  const isOne = (): boolean =>
    (counts.slice(0, at).findLast((c) => c !== undefined) ??
      counts.slice(at).find((c) => c !== undefined)) === 1;
  return wording
    .replace(TOKEN, (_, optional?: string, one?: string, many?: string) => {
      if (optional !== undefined) return isOne() ? '' : optional;
      if (one !== undefined) return isOne() ? one : (many ?? one);
      const text = written[at] ?? '';
      const term = used[at];
      at += 1;
      return term?.toEnglish(text) ?? text;
    })
    .replace(/\s+/g, ' ');
};

const countOf = (text: string, value: unknown): number | undefined => {
  if (typeof value === 'number') return text.includes('<') ? Number.NaN : value;
  return Array.isArray(value) && value.every((v) => typeof v === 'string')
    ? value.length
    : undefined;
};
