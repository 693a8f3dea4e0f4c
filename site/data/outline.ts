// The English of an outline. A step of an outline holds slots such as <pases>; a concrete case of it can be matched
// with its definition, which tells where each slot lies, so that the English wording can be given the same slots.
import { matchInEnglish, matchStep } from '../../steps/kernel/match.ts';
import type { Term } from '../../steps/language/term.ts';
import { terms } from '../../steps/language/vocabulary.ts';

export interface OutlineStep {
  readonly en: string;
  /** The term that each slot of the step stands for, when it stands for exactly one. */
  readonly slots: ReadonlyMap<string, SlotTerm>;
}

/** How a slot is called and what its values are in English. */
export type SlotTerm = Pick<Term, 'en' | 'toEnglish'>;

/** Undefined when a slot covers words of the wording itself, so that no English with slots exists. */
export const outlineStep = (outline: string, concrete: string): OutlineStep | undefined => {
  const match = matchStep(concrete);
  const { wording } = match.definition;
  const written = writtenArguments(outline, wording.es, match.texts);
  if (!written) return undefined;
  const used = [...wording.es.matchAll(/\{([^}]*)\}/g)].map(([, name]) =>
    terms.find((term) => term.name === name),
  );
  const slots = new Map<string, SlotTerm>();
  written.forEach((argument, i) => {
    const [, slot] = /^<([^<>]+)>$/.exec(argument) ?? [];
    const term = used[i];
    if (slot && term) slots.set(slot, term);
  });
  return { en: matchInEnglish(match, written), slots };
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
