// Scenario ids are given once and never again: the next free one comes after all there are and all there were.
// features/retired-ids.txt keeps those of scenarios that are gone, one a line, with the reason.
import { readText } from './files.ts';
import type { Problem } from './problem.ts';
import { problem } from './problem.ts';

export const SCENARIO_TAG = /^@(esc-\d{4})$/;
/** Stands for the id of a scenario that has none, until readFeatures gives it one to go on with. */
export const NO_ID = 'esc-0000';

export const RETIRED_FILE = 'features/retired-ids.txt';

/** Retired id → why it is gone. */
export const retiredIds = (text: string = readText(RETIRED_FILE).text): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line.startsWith('esc-'))
      .map((line) => [line.slice(0, NO_ID.length), line.slice(NO_ID.length).trim()]),
  );

/** Free ids, one at each call. */
export const freeIds = (
  taken: Iterable<string>,
  retired: Iterable<string> = retiredIds().keys(),
): (() => string) => {
  let last = Math.max(0, ...[...taken, ...retired].map((id) => Number(id.slice(4))));
  return () => {
    last += 1;
    return `esc-${String(last).padStart(4, '0')}`;
  };
};

interface Identified {
  readonly id: string;
  readonly uri: string;
  readonly name: string;
  readonly place: { readonly line: number; readonly column: number };
  readonly cases: readonly { readonly id: string; readonly scenario: string }[];
}

/** Gives scenarios without an id the next free one, so that the rest can still be said about them, and tells it. */
export const withIds = <S extends Identified>(
  scenarios: readonly S[],
  retired?: Iterable<string>,
): { scenarios: S[]; problems: Problem[] } => {
  const next = freeIds(
    scenarios.map((s) => s.id),
    retired,
  );
  const problems: Problem[] = [];
  const named = scenarios.map((s): S => {
    if (s.id !== NO_ID) return s;
    const id = next();
    const found = `scenario "${s.name}" has no id`;
    problems.push(problem(s.uri, s.place, found, `the next free one: @${id}`));
    const cases = s.cases.map((c) => ({ ...c, scenario: id, id: c.id.replace(NO_ID, id) }));
    return { ...s, id, cases };
  });
  return { scenarios: named, problems };
};
