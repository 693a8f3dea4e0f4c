// What the engine answers to a request, as it would go over the wire, and in what two answers differ.
import type { GameReplayResult } from '../../../protocol/generated/types.ts';
import type { Answer, Call } from '../../../steps/kernel/caller.ts';
import { isSame } from '../../../steps/kernel/expect.ts';
import type { Instrumented } from './instrument.ts';

export type Handle = ReturnType<Instrumented['handler']>;

/** A fault that throws gives no answer. */
export const answerTo = (handle: Handle, call: Call): unknown => {
  try {
    const { result } = handle({ jsonrpc: '2.0', id: 1, ...call });
    return inOrder(JSON.parse(JSON.stringify(result)));
  } catch (error) {
    return { threw: String(error) };
  }
};

/** The tiles on a board lie in no order: one answer may list them in another than the next. */
const inOrder = (result: Answer): Answer => {
  if (!('state' in result) || !('board' in result.state)) return result;
  const { outcomes, state } = result as GameReplayResult;
  const board = state.board.toSorted((a, b) => (a.square < b.square ? -1 : 1));
  return { outcomes, state: { ...state, board } };
};

export const isAnswer = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && !('threw' in answer);

/** Equal but for the grounds: the clauses that are cited, and how a word comes about. */
export const isSameDecision = (a: unknown, b: unknown): boolean =>
  isSame(withoutGrounds(a), withoutGrounds(b));

const withoutGrounds = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutGrounds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'because' || key === 'derivation' ? [] : [[key, withoutGrounds(part)]],
    ),
  );
};
