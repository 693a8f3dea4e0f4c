// A case step by step: what each step brought about, the sum of a play, and the table after it.
import type {
  GameReplayParams,
  GameReplayResult,
  Outcome,
} from '../../protocol/generated/types.ts';
import type { Table } from '../../steps/game/table.ts';
import { factsIn, happeningOf, type Made, madeBySteps } from './happenings.ts';
import { type Sum, sumOf } from './sums.ts';
import { clocksOf } from './time.ts';
import { compact, viewOf } from './views.ts';

type Replay = (params: GameReplayParams) => Promise<GameReplayResult>;
type State = Pick<GameReplayResult['state'], 'board'>;

export type Moment = Awaited<ReturnType<typeof momentsOf>>[number];

export const momentsOf = async (table: Table, replay: Replay) => {
  const params = table.game();
  const answer = table.answer();
  const upTo = (n: number): GameReplayParams => ({ ...params, events: params.events.slice(0, n) });
  const until = await Promise.all(
    params.events.map((_, i) =>
      i + 1 < params.events.length ? replay(upTo(i + 1)) : Promise.resolve(answer),
    ),
  );
  const states: readonly State[] = [params.position, ...until.map(({ state }) => state)];
  return madeBySteps(answer.outcomes, (at) => table.madeBy(at)).map((made, i, all) => {
    const [from, to] = [all[i - 1]?.events.at(-1)?.at ?? -1, made.events.at(-1)?.at ?? 0];
    const then = until[to] ?? answer;
    return {
      ...happeningOf(made),
      facts: factsIn(made),
      sum: sumIn(made, params, states),
      ...movedBetween(states[from + 1], then.state),
      after: {
        ...viewOf(then.state),
        clock: clocksOf(upTo(to + 1), then)?.after ?? null,
      },
    };
  });
};

/** The sum of the play that a step completed. */
const sumIn = (
  { events }: Made<Outcome>,
  { edition }: GameReplayParams,
  states: readonly State[],
): Sum | null => {
  for (const { at, outcome } of events) {
    const report = outcome.kind === 'done' ? outcome.report : undefined;
    if (!report || !('score' in report) || !('words' in report)) continue;
    const before = states.slice(0, at + 1).map(({ board }) => board);
    const after = states[at + 1]?.board ?? [];
    const { score, words } = report;
    if (typeof score === 'number')
      return sumOf(edition, before.toReversed(), after, { score, words });
  }
  return null;
};

/** Tiles that came onto the board, and tiles that left it. */
const movedBetween = (before: State | undefined, after: State) => {
  const [old, now] = [before?.board ?? [], after.board];
  const isOn = (board: State['board'], square: string) => board.some((t) => t.square === square);
  return {
    laid: now.filter(({ square }) => !isOn(old, square)).map(compact),
    lifted: old.filter(({ square }) => !isOn(now, square)).map(compact),
  };
};
