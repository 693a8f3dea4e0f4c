// The table of a case before and after, and what happened in between, as the reference implementation plays it.
import type { GameEvent, GameReplayResult, PlacedTile } from '../../protocol/generated/types.ts';
import { Session } from '../../protocol/session.ts';
import { inProcess } from '../../protocol/transports/in-process.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import type { Table } from '../../steps/game/table.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { endingInWords } from '../../steps/language/telling/outcome.ts';
import { Query } from '../../steps/lexicon/query.ts';
import { Competition } from '../../steps/tournament/competition.ts';
import { type Happening, happeningOf, madeBySteps } from './happenings.ts';
import { judgementsOf } from './judgements.ts';
import { type Moment, momentsOf } from './moments.ts';
import { sheetsOf } from './sheets.ts';
import { clocksOf } from './time.ts';
import { compact, viewOf } from './views.ts';

const LIMITS = { responseMs: 1000, lineBytes: 1_000_000 };
const caller = new Session(inProcess(referenceHandler()), {
  suite: { version: '0', digest: '' },
  limits: LIMITS,
});

/** What can be seen of a case: the table of a game, the words that were judged, or what a tournament decided. */
interface Seen {
  readonly scene: ReturnType<typeof sceneAt> | null;
  readonly judgements: ReturnType<typeof judgementsOf>;
  readonly decisions: readonly Happening[];
}

export const UNSEEN: Seen = { scene: null, judgements: [], decisions: [] };

/** Rejects when the reference does not do what the case says. */
export const seenIn = async (steps: readonly string[]): Promise<Seen> => {
  const subject = await executeCase(steps, caller);
  if (subject instanceof Query) return { ...UNSEEN, judgements: judgementsOf(subject) };
  if (subject instanceof Competition) return { ...UNSEEN, decisions: decisionsOf(subject) };
  const moments = await momentsOf(subject, (params) => caller.call('game/replay', params));
  return { ...UNSEEN, scene: sceneAt(subject, moments) };
};

const decisionsOf = (event: Competition): Happening[] =>
  madeBySteps(event.answer().outcomes, (at) => event.madeBy(at)).map(happeningOf);

const sceneAt = (table: Table, moments: readonly Moment[]) => {
  const params = table.game();
  const { position, events } = params;
  const { state, outcomes } = table.answer();
  const clocks = clocksOf(params, table.answer());
  const before = new Set(position.board.map(({ square }) => square));
  const after = new Set(state.board.map(({ square }) => square));
  const laid = events.filter((_, i) => outcomes[i]?.kind === 'done').flatMap(laidBy);
  return {
    board: position.board.map(compact),
    laid: state.board.filter(({ square }) => !before.has(square)).map(compact),
    lifted: laid.filter(({ square }) => !after.has(square)).map(compact),
    before: { ...viewOf(position), clock: clocks?.before ?? null },
    after: { ...viewOf(state), clock: clocks?.after ?? null },
    happenings: moments,
    ended: state.ended ? endingInWords(state.ended.reason) : null,
    items: itemsOf(state.ended),
    recorded: state.ended?.recorded ?? null,
    sheets: sheetsOf(params, table.answer()),
  };
};

/** The tiles that an event puts on the board, whatever event it is. */
const laidBy = (event: GameEvent): readonly PlacedTile[] =>
  'tiles' in event
    ? event.tiles.filter((tile): tile is PlacedTile => typeof tile === 'object')
    : [];

/** What the final adjustments consist of, where there is more than the racks to tell. */
const itemsOf = (ended: GameReplayResult['state']['ended']) => {
  const { A, B } = ended?.items ?? {};
  return A && B && (A.time !== 0 || B.time !== 0 || A.sanction !== 0 || B.sanction !== 0)
    ? { A, B }
    : null;
};
