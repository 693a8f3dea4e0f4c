// The table of a case before and after, as the reference implementation plays it.
import type {
  GameReplayResult,
  PlacedTile as Placed,
  Position,
} from '../../protocol/generated/types.ts';
import { Session } from '../../protocol/session.ts';
import { inProcess } from '../../protocol/transports/in-process.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { callerOf } from '../../steps/kernel/caller.ts';
import { executeCase } from '../../steps/kernel/execute.ts';
import { VOCABULARY } from '../../steps/language/vocabulary.ts';
import type { PlacedTile, Scene, TableView } from '../src/model.ts';
import { eventInWords, outcomeInWords } from './events.ts';

const LIMITS = { responseMs: 1000, lineBytes: 1_000_000 };
const caller = callerOf(
  new Session(inProcess(referenceHandler()), { version: '0', digest: '' }, LIMITS),
);

/** Rejects when the reference does not do what the case says. */
export const sceneOf = async (steps: readonly string[]): Promise<Scene> => {
  const table = await executeCase(steps, caller);
  const { position, events } = table.request().params;
  const { state, outcomes } = table.answer();
  const before = new Set(position.board.map((t) => t.square));
  const after = new Set(state.board.map((t) => t.square));
  const placed = events.flatMap((event, i) =>
    event.type === 'place' && outcomes[i]?.kind === 'done' ? event.tiles : [],
  );
  return {
    board: position.board.map(compact),
    laid: state.board.filter((t) => !before.has(t.square)).map(compact),
    lifted: placed.filter((t) => !after.has(t.square)).map(compact),
    before: viewOf(position),
    after: viewOf(state),
    events: events.flatMap((event, i) => {
      const outcome = outcomes[i];
      if (!outcome) return [];
      const { kind, because } = outcome;
      return [{ text: eventInWords(event), outcome: outcomeInWords(outcome), kind, because }];
    }),
    ended: endingOf(state),
  };
};

const compact = ({ square, tile, as }: Placed): PlacedTile =>
  as ? [square, tile, as] : [square, tile];

const viewOf = (table: Position | GameReplayResult['state']): TableView => ({
  racks: table.racks,
  hands: 'hands' in table ? table.hands : { A: [], B: [] },
  scores: table.scores,
  bag: table.bag.length,
  toMove: table.toMove,
});

const endingOf = ({ ended }: GameReplayResult['state']): Scene['ended'] => {
  const form = VOCABULARY.final.forms.find(([, , value]) => value === ended?.reason);
  return form ? { es: form[0], en: form[1] } : null;
};
