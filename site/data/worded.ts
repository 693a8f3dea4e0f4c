// The English of an outline in which a slot stands for words of the step itself: «una partida <momento>» is two steps,
// one for a game just begun and one for a game in progress. What their English has in common surrounds the slot.
import { type OutlineStep, outlineStep } from './outline.ts';

export interface FilledRow {
  readonly cells: ReadonlyMap<string, string>;
  readonly concrete: string;
}

/** Undefined when no single slot of the step can be filled in so that the rest has an English outline. */
export const wordedStep = (
  outline: string,
  rows: readonly FilledRow[],
): OutlineStep | undefined => {
  const slots = [...outline.matchAll(/<([^<>]+)>/g)].map(([, slot]) => slot ?? '');
  for (const slot of slots) {
    const filled = filledBy(outline, slot, rows);
    if (filled) return around(slot, filled);
  }
  return undefined;
};

/** For each value of the slot, the English outline of the step that it makes. */
const filledBy = (
  outline: string,
  slot: string,
  rows: readonly FilledRow[],
): Map<string, OutlineStep> | undefined => {
  const filled = new Map<string, OutlineStep>();
  for (const { cells, concrete } of rows) {
    const cell = cells.get(slot) ?? '';
    const step = filled.get(cell) ?? outlineStep(outline.replaceAll(`<${slot}>`, cell), concrete);
    if (!step) return undefined;
    filled.set(cell, step);
  }
  return filled.size > 1 ? filled : undefined;
};

const around = (slot: string, filled: ReadonlyMap<string, OutlineStep>): OutlineStep => {
  const words = [...filled.values()].map(({ en }) => en.split(' '));
  const before = shared(words);
  const after = shared(words.map((list) => list.slice(before).reverse()));
  const [first = []] = words;
  const middle = (cell: string): string => {
    const list = filled.get(cell)?.en.split(' ') ?? [cell];
    return list.slice(before, list.length - after).join(' ');
  };
  const en = [...first.slice(0, before), `<${slot}>`, ...first.slice(first.length - after)];
  const others = [...filled.values()].flatMap(({ slots }) => [...slots]);
  return {
    en: en.join(' '),
    slots: new Map([...others, [slot, { en: slot, toEnglish: middle }]]),
  };
};

/** How many words all lists begin with. */
const shared = (lists: readonly (readonly string[])[]): number => {
  const [first = []] = lists;
  const at = first.findIndex((word, i) => lists.some((list) => list[i] !== word));
  return at === -1 ? first.length : at;
};
