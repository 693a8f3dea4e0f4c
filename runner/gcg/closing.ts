// What is counted at the end: the tiles left on the racks, item by item, against what the reference says of them.
import type { GameReplayResult, Player } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import { DIFFERS } from './differs.ts';
import type { GcgFile } from './file.ts';
import type { Course } from './turns.ts';

export const closingDifferences = (
  { isIncomplete, names }: Pick<GcgFile, 'isIncomplete' | 'names'>,
  { turns, closing }: Course,
  state: GameReplayResult['state'] | undefined,
  totals: Record<Player, number>,
): readonly Placed<Wrong>[] => {
  const differences: Placed<Wrong>[] = [];
  for (const { entry } of closing) {
    const expected = totals[entry.by] + entry.points;
    if (entry.total !== expected)
      differences.push({ line: entry.line, what: DIFFERS.sum(entry.total, expected) });
    totals[entry.by] = entry.total;
  }
  const [first] = closing;
  if (!state?.ended)
    return first
      ? [...differences, { line: first.entry.line, what: DIFFERS.early() }]
      : differences;
  if (isIncomplete && !first) return differences;
  const lastLine = (first?.entry ?? turns.at(-1))?.line ?? 1;
  for (const player of PLAYERS) {
    const own = closing.filter(({ entry }) => entry.by === player);
    const found = own.reduce((sum, { entry }) => sum + entry.points, 0);
    const expected = state.ended.items?.[player].rack ?? state.ended.deductions[player];
    if (found !== expected)
      differences.push({
        line: own[0]?.entry.line ?? lastLine,
        what: DIFFERS.end(names[player], found, expected),
      });
  }
  return differences;
};
