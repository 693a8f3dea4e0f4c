// The shell of the reference: what it answers is always within the contract.

import { describe, expect, test } from 'vitest';
import type {
  EditionId,
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  Position,
  Request,
} from '../../protocol/generated/types.ts';
import { EVENT_TYPES } from '../../protocol/generated/vocabulary.ts';
import {
  problemsIn,
  problemText,
  reportValidators,
  type Validator,
  validators,
} from '../../protocol/validate.ts';
import { anyGame } from '../arbitraries/games.ts';
import { PLAIN_TABLE } from '../arbitraries/plain-table.ts';
import { always, hold } from '../arbitraries/property.ts';
import { editions, withReadings } from '../src/index.ts';
import { referenceHandler } from './handler.ts';

const handle = referenceHandler();

const requestOf = (params: GameReplayParams, id = 1): Request => ({
  jsonrpc: '2.0',
  id,
  method: 'game/replay',
  params,
});

const fits = (validator: Validator, value: unknown): void =>
  hold(validator(value), () => problemText(problemsIn(validator, value)));

/** As it would go over the wire. */
const wired = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const paramsOf = (
  edition: EditionId,
  position: Position,
  events: readonly GameEvent[],
): GameReplayParams => ({ edition, readings: {}, position, events });

/** What is done reports what its event is to report, or nothing. */
const reportsFit = (events: readonly GameEvent[], { outcomes }: GameReplayResult): void => {
  for (const [i, outcome] of outcomes.entries()) {
    if (outcome.kind !== 'done' || outcome.report === undefined) continue;
    const { type } = events[i] as GameEvent;
    const validator = reportValidators.game[type];
    hold(validator !== undefined, () => `${type} has something to report`);
    if (validator) fits(validator, outcome.report);
  }
};

describe('the reference', () => {
  test('answers any game within the contract', () => {
    const seen = new Set<string>();
    always((chance, edition, length) => {
      const { position, events } = anyGame(chance, edition, length);
      for (const { type } of events) seen.add(type);
      const request = wired(requestOf(paramsOf(edition.id, position, events)));
      fits(validators.request, request);
      const response = handle(request);
      fits(validators.response, wired(response));
      const { result } = wired(response);
      fits(validators.gameReplayResult, result);
      reportsFit(events, result as GameReplayResult);
    });
    expect(seen.size).toBe(EVENT_TYPES.length);
  });

  test('gives in process what it would give over the wire', () => {
    always((chance, edition, length) => {
      const { position, events } = anyGame(chance, edition, length);
      const response = handle(requestOf(paramsOf(edition.id, position, events)));
      expect(response).toStrictEqual(wired(response));
    }, 20);
  });

  test('answers with the id it was asked with', () => {
    expect(handle({ jsonrpc: '2.0', id: 42, method: 'shutdown' })).toEqual({
      jsonrpc: '2.0',
      id: 42,
      result: null,
    });
  });

  test('says of an unknown method that there is none', () => {
    const request = { jsonrpc: '2.0', id: 7, method: 'tournament/referee' } as unknown as Request;
    expect(handle(request)).toEqual({
      jsonrpc: '2.0',
      id: 7,
      error: { code: -32601, message: 'no method tournament/referee' },
    });
  });
});

describe('readings and mutants', () => {
  const passes: GameEvent[] = [
    { type: 'pass', by: 'A' },
    { type: 'pass', by: 'B' },
  ];
  const position: Position = {
    ...PLAIN_TABLE,
    racks: { A: ['A'], B: ['E'] },
    bag: ['S'],
    scores: { A: 1, B: 2 },
  };
  const endOf = (response: unknown) =>
    (response as { result: { state: { ended: unknown } } }).result.state.ended;

  test('a reading changes the edition for this request alone', () => {
    const params = paramsOf('fise-2009', position, passes);
    expect(endOf(handle(requestOf(params)))).toBeNull();
    const read = handle(requestOf({ ...params, readings: { ending: { passesEach: 1 } } }));
    expect(endOf(read)).toMatchObject({ reason: 'passes' });
    expect(endOf(handle(requestOf(params)))).toBeNull();
  });

  test('a mutant replaces one edition and leaves the others', () => {
    const mutant = referenceHandler({
      'fise-2009': withReadings(editions['fise-2009'], { ending: { passesEach: 1 } }),
    });
    expect(endOf(mutant(requestOf(paramsOf('fise-2009', position, passes))))).not.toBeNull();
    expect(endOf(mutant(requestOf(paramsOf('redeletras', position, passes))))).toBeNull();
  });
});
