// The shortest and plainest game that still shows a difference: events go, then the table is made simpler, as long as the
// same thing differs.
import type { AdapterFailure } from '../protocol/failure.ts';
import type {
  GameReplayParams,
  GameReplayResult,
  Position,
  TurnKind,
  Word,
} from '../protocol/generated/types.ts';
import { PLAYERS } from '../protocol/generated/vocabulary.ts';
import { type Difference, differenceOf, isAlike } from './difference.ts';
import { smallerBoards } from './runs.ts';
import { isSame, type Referee } from './world.ts';

export type Ask = (params: GameReplayParams) => Promise<GameReplayResult | AdapterFailure>;

export interface Finding {
  readonly params: GameReplayParams;
  readonly answer: GameReplayResult;
  readonly difference: Difference;
}

/** So often is asked at most. */
const MOST_TRIES = 400;

export interface Means {
  readonly referee: Referee;
  readonly ask: Ask;
  readonly has: (word: Word) => boolean;
}

export const shrink = async (found: Finding, means: Means): Promise<Finding> => {
  const { referee, ask } = means;
  let [best, tries] = [cut(found, referee), 0];
  const attempt = async (params: GameReplayParams): Promise<boolean> => {
    if (tries >= MOST_TRIES) return false;
    tries += 1;
    const answer = referee(params);
    const difference = differenceOf(params, answer, await ask(params));
    if (!difference) return false;
    const finding = { params, answer, difference };
    if (!isAlike(finding, best)) return false;
    best = cut(finding, referee);
    return true;
  };
  while (await pass(best, attempt, () => best, means)) if (tries >= MOST_TRIES) break;
  return best;
};

/** What comes after the difference is of no account. */
const cut = (finding: Finding, referee: Referee): Finding => {
  const { params, difference } = finding;
  const isOutcome = difference.at < params.events.length - 1;
  if (!isOutcome) return finding;
  const shorter = { ...params, events: params.events.slice(0, difference.at + 1) };
  return { params: shorter, answer: referee(shorter), difference };
};

type Attempt = (params: GameReplayParams) => Promise<boolean>;

/** Everything tried once; true where something became simpler. */
const pass = async (
  begun: Finding,
  attempt: Attempt,
  current: () => Finding,
  { referee, has }: Means,
): Promise<boolean> => {
  const before = JSON.stringify(begun.params);
  // The table as it stands before the last events, in place of those that led there.
  for (let left = 1; left < current().params.events.length; left++)
    if (await attempt(folded(current().params, left, referee))) break;
  for (let i = current().params.events.length - 1; i >= 0; i--) {
    const { params } = current();
    if (params.events.length > 1)
      await attempt({ ...params, events: params.events.toSpliced(i, 1) });
  }
  for (let smaller = true; smaller; ) {
    smaller = false;
    for (const board of smallerBoards(current().params.position.board, has)) {
      const { params } = current();
      smaller = await attempt({ ...params, position: { ...params.position, board } });
      if (smaller) break;
    }
  }
  for (const simpler of simplifications(current().params.position)) {
    const { params } = current();
    const position = simpler(params.position);
    if (!isSame(position, params.position)) await attempt({ ...params, position });
  }
  return JSON.stringify(current().params) !== before;
};

/** With so many events left, on the table that the others have made. */
const folded = (params: GameReplayParams, left: number, referee: Referee): GameReplayParams => {
  const { position, events } = params;
  const { state } = referee({ ...params, events: events.slice(0, -left) });
  const { board, racks, bag, scores, toMove, turns = [], ended } = state;
  const table: Position = { ...position, board, racks, bag, scores, toMove, turns };
  return {
    ...params,
    position: ended ? { ...table, ended: { reason: ended.reason } } : table,
    events: events.slice(-left),
  };
};

type Simpler = (position: Position) => Position;

/** Each is tried on the table as it has become by then. */
const simplifications = (begun: Position): readonly Simpler[] => [
  ...[usualTurns, idleTurns],
  (position) => ({ ...position, scores: { A: 60, B: 45 } }),
  ...[0, 1, 7, 20].map(
    (count): Simpler =>
      (p) => ({ ...p, bag: p.bag.slice(0, count) }),
  ),
  ...(['A', 'B'] as const).flatMap((player) =>
    begun.racks[player]
      .map(
        (_, i): Simpler =>
          (position) => {
            const rack = position.racks[player].toSpliced(i, 1);
            return { ...position, racks: { ...position.racks, [player]: rack } };
          },
      )
      .reverse(),
  ),
  (position) => ({ ...position, lexicon: [] }),
  ...begun.lexicon
    .map(
      (_, i): Simpler =>
        (p) => ({ ...p, lexicon: p.lexicon.toSpliced(i, 1) }),
    )
    .reverse(),
  (position) => ({ ...position, board: [] }),
];

/** Each has had a turn. */
const usualTurns: Simpler = (position) => ({
  ...position,
  turns: PLAYERS.map((by) => ({ by, kind: 'play' })),
});

/** Only the turns without a play that came last. */
const idleTurns: Simpler = (position) => {
  const { turns, toMove, board } = position;
  const from = turns.findLastIndex(({ kind }) => kind === 'play') + 1;
  const plays: readonly TurnKind[] = board.length > 0 ? ['play', 'play'] : [];
  const kinds = [...plays, ...turns.slice(from).map(({ kind }) => kind)];
  const other = toMove === 'A' ? 'B' : 'A';
  return {
    ...position,
    turns: kinds.map((kind, i) => ({
      by: (kinds.length - i) % 2 === 0 ? toMove : other,
      kind,
    })),
  };
};
