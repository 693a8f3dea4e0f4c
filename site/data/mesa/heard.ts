// What the rules make of the acts of a case, one after another, until one of them is not admitted.
import type {
  EditionId,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Outcome,
} from '../../../protocol/generated/types.ts';
import { type Editions, referenceHandler } from '../../../reference-impl/adapter/handler.ts';
import { Table } from '../../../steps/game/table.ts';
import { prepare } from '../../../steps/kernel/prepare.ts';

export type Readings = GameReplayParams['readings'];
type State = GameReplayResult['state'];

export interface Heard {
  readonly params: GameReplayParams;
  /** Up to the one that is ruled on. */
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome;
  readonly before: State;
  readonly after: State;
}

/** A case that has been read, with the number of events up to the end of each act. */
export interface Told {
  readonly params: GameReplayParams;
  readonly acts: readonly { readonly from: number; readonly to: number }[];
}

export const tell = (edition: EditionId, steps: readonly string[]): Told => {
  const opens = steps[0]?.startsWith('una partida');
  const opening = opens ? [] : [`una partida en curso según el reglamento ${edition}`];
  const prepared = prepare([...opening, ...steps.map((step) => step.replace('<r>', edition))]);
  const table = prepared.subject;
  if (!(table instanceof Table)) throw new Error(`no game: ${steps.join(' / ')}`);
  const params = table.game();
  const numbers = params.events.map((_, i) => i);
  const acts = Map.groupBy(numbers, (i) => table.madeBy(i));
  return {
    params,
    acts: [...acts].flatMap(([step, [first = 0, ...more]]) =>
      step?.definition.kind === 'when' ? [{ from: first, to: (more.at(-1) ?? first) + 1 }] : [],
    ),
  };
};

/** What the rules are asked with: other editions of the same name, or other readings. */
export interface Asking {
  readonly editions?: Editions;
  readonly readings?: Readings;
}

export const replay = (
  params: GameReplayParams,
  events: readonly GameEvent[],
  { editions, readings = {} }: Asking = {},
): GameReplayResult => {
  const asked = { ...params, readings, events };
  const request = { jsonrpc: '2.0', id: 1, method: 'game/replay', params: asked } as const;
  const answer = referenceHandler(editions)(request);
  if (answer.error) throw new Error(answer.error.message);
  return answer.result as GameReplayResult;
};

/** The first act that is not admitted or ends the game decides, else the last. */
export const hear = ({ params, acts }: Told, asking?: Asking): Heard => {
  const heard = (act: Told['acts'][number]): Heard => {
    const events = params.events.slice(0, act.to);
    const { outcomes, state } = replay(params, events, asking);
    return {
      params,
      events,
      outcome: outcomes.at(-1) as Outcome,
      /** Played only if somebody looks. */
      get before() {
        return replay(params, events.slice(0, act.from), asking).state;
      },
      after: state,
    };
  };
  let last: Heard | undefined;
  for (const act of acts) {
    last = heard(act);
    if (last.outcome.kind !== 'done' || last.after.ended) break;
  }
  if (!last) throw new Error('a case in which nothing happens');
  return last;
};
