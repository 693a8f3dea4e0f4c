// Every case as it is asked, and what the reference makes of it: what the guide tells is measured, not claimed.
import { type Case, readFeatures } from '../../corpus/features.ts';
import type { GameReplayParams, GameReplayResult } from '../../protocol/generated/types.ts';
import { handle } from '../../reference-impl/adapter/module.ts';
import type { Answer, Call } from '../../steps/kernel/caller.ts';
import { type Prepared, prepare } from '../../steps/kernel/prepare.ts';

export interface Asked {
  readonly case: Case;
  readonly prepared: Prepared;
  readonly call: Call;
}

export const everyCase = (): Asked[] =>
  readFeatures()
    .scenarios.flatMap((s) => s.cases)
    .map((c) => {
      const prepared = prepare(c.steps);
      return { case: c, prepared, call: prepared.request() };
    });

export const answerOf = (call: Call): Answer =>
  handle({ jsonrpc: '2.0', id: 1, ...call }).result as Answer;

export interface Moment {
  readonly type: string;
  readonly before: GameReplayResult['state'];
  readonly after: GameReplayResult;
  readonly isAutomatic: boolean;
}

/** Each event of a game with the table before and after it. */
export const momentsOf = (params: GameReplayParams): Moment[] => {
  const upTo = (count: number): GameReplayResult =>
    answerOf({
      method: 'game/replay',
      params: { ...params, events: params.events.slice(0, count) },
    }) as GameReplayResult;
  let before = upTo(0).state;
  return params.events.map(({ type }, i) => {
    const after = upTo(i + 1);
    const moment = { type, before, after, isAutomatic: params.position.recording === 'automatic' };
    before = after.state;
    return moment;
  });
};
