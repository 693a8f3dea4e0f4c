// The table of a scenario is true: no more tiles of a kind than the set has, one body of words through the centre, no
// scored play behind nil–nil, the points that are announced and noted are those of the play. What departs from this does
// so on purpose, with the tag @mesa-imposible and its reason in a comment "# razón: …" beneath.
import type { Scenario } from '../../corpus/features.ts';
import { problem } from '../../corpus/problem.ts';
import type { GameEvent, Position } from '../../protocol/generated/types.ts';
import { DISTRIBUTION } from '../../reference-impl/src/index.ts';
import type { Check } from '../check.ts';
import { type PlayedGame, playGames } from '../played.ts';

const ON_PURPOSE = '@mesa-imposible';
const CENTRE = 'H8';

/** What is not true of a table, in words; nothing when it is. */
export const untruths = ({ table, outcomes }: Pick<PlayedGame, 'table' | 'outcomes'>): string[] => {
  const { position, events } = table.game();
  return [
    ...tooMany(position),
    ...apart(position),
    ...playsAtNilNil(position),
    ...wrongPoints(events, outcomes),
  ];
};

const tooMany = ({ board, racks, bag }: Position): string[] => {
  const tiles = [...board.map(({ tile }) => tile), ...racks.A, ...racks.B, ...bag];
  return [...Map.groupBy(tiles, (tile) => tile)]
    .filter(([tile, own]) => own.length > DISTRIBUTION[tile])
    .map(
      ([tile, own]) => `${own.length} tiles ${tile}, of which the set has ${DISTRIBUTION[tile]}`,
    );
};

const neighbours = (square: string): readonly string[] => {
  const [row, column] = [square.charCodeAt(0), Number(square.slice(1))];
  const at = (r: number, c: number): string => `${String.fromCharCode(r)}${c}`;
  return [at(row - 1, column), at(row + 1, column), at(row, column - 1), at(row, column + 1)];
};

const apart = ({ board }: Position): string[] => {
  const squares = new Set(board.map(({ square }) => square));
  if (squares.size === 0) return [];
  if (!squares.has(CENTRE)) return ['words that leave the centre free'];
  const joined = new Set([CENTRE]);
  for (const square of joined)
    for (const next of neighbours(square)) if (squares.has(next)) joined.add(next);
  const loose = [...squares].filter((square) => !joined.has(square));
  return loose.length > 0 ? [`tiles that touch no other word: ${loose.join(', ')}`] : [];
};

const playsAtNilNil = ({ scores, board, turns }: Position): string[] => {
  const isNil = scores.A === 0 && scores.B === 0;
  const played = board.length > 0 || turns.some(({ kind }) => kind === 'play');
  return isNil && played ? ['nil–nil after plays that scored'] : [];
};

/** Points said or written of a play that has not fallen. */
export const wrongPoints = (
  events: readonly GameEvent[],
  outcomes: PlayedGame['outcomes'],
): string[] => {
  let score: number | undefined;
  return events.flatMap((event, i) => {
    const outcome = outcomes[i];
    if (outcome?.kind !== 'done') return [];
    const report = (outcome.report ?? {}) as { readonly score?: number; readonly valid?: boolean };
    if (report.score !== undefined) score = report.score;
    if (event.type === 'rule' && report.valid === false) score = undefined;
    if (event.type !== 'announce' && event.type !== 'note') return [];
    return score === undefined || event.points === score
      ? []
      : [`${event.points} points said of a play worth ${score}`];
  });
};

export const trueTables: Check = {
  name: 'tables are true',
  atLeast: 300,
  run: async ({ scenarios }) => {
    const byId = new Map<string, Scenario>(scenarios.map((s) => [s.id, s]));
    const played = await playGames(scenarios.flatMap((s) => s.cases));
    const onPurpose = ({ of }: PlayedGame): boolean =>
      byId.get(of.scenario)?.tags.includes(ON_PURPOSE) ?? false;
    const problems = played
      .filter((p) => !onPurpose(p))
      .flatMap((p) => untruths(p).map((what) => ({ of: p.of, what })))
      .map(({ of, what }) =>
        problem(
          of.uri,
          { line: of.line, column: 1 },
          `${of.id}: ${what}`,
          `a table as it can be, or the tag ${ON_PURPOSE} with its reason`,
        ),
      );
    return { looked: played.length, problems };
  },
};
