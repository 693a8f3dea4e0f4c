// For tests: cases that can be told apart, an implementation that answers them, and what became of each.
import { AdapterFailure } from './failure.ts';
import type { GameReplayParams, GameReplayResult, Request } from './generated/types.ts';
import { type Peer, peer } from './peer.ts';

interface Caller {
  call(method: 'game/replay', params: GameReplayParams): Promise<GameReplayResult>;
}

/** A case that can be told from others: by its score. */
export const caseOf = (score: number): GameReplayParams =>
  ({
    edition: 'fise-2009',
    readings: {},
    position: {
      board: [],
      racks: { A: ['A'], B: ['E'] },
      bag: [],
      scores: { A: score, B: 0 },
      toMove: 'A',
      turns: [],
      recording: 'sheets',
      timing: 'running',
      clocks: { A: 0, B: 0 },
      lexicon: [],
      handling: { mode: 'slips', announced: false, agreed: [] },
      surpluses: { A: 0, B: 0 },
    },
    events: [],
  }) as GameReplayParams;

const numberOf = (request: Request): number =>
  request.method === 'game/replay' ? request.params.position.scores.A : -1;

export const handshake = (id: number, atOnce: number) => ({
  jsonrpc: '2.0',
  id,
  result: {
    protocolVersion: '1',
    implementation: { name: 'Peer', version: '1', language: 'TypeScript' },
    claims: { 'fise-2009': ['final'] },
    atOnce,
  },
});

export const answer = (request: Request) => ({
  jsonrpc: '2.0',
  id: request.id,
  result: {
    outcomes: [],
    state: {
      board: [],
      racks: { A: [], B: [] },
      hands: { A: [], B: [] },
      bag: [],
      scores: { A: numberOf(request), B: 0 },
      toMove: 'A',
      stage: 'to-play',
      turns: [],
      sheets: { A: [], B: [] },
      clocks: { A: 0, B: 0 },
      running: 'A',
      turnsToLose: { A: 0, B: 0 },
      expelled: [],
      ended: null,
    },
  },
});

/** Shakes hands and says goodbye; what it does with a case is up to the test. */
export const adapter = (
  atOnce: number,
  onCase: (nth: number, request: Request, peer: Peer) => void,
) =>
  peer((request, other) => {
    if (request.method === 'initialize') other.say(handshake(request.id, atOnce));
    else if (request.method === 'shutdown')
      other.say({ jsonrpc: '2.0', id: request.id, result: null });
    else onCase(numberOf(request), request, other);
  });

/** What became of the cases 0, 1, 2 … when all are asked at once: "ok", or the kind of failure. */
export const askAll = async (session: Caller, count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, i) =>
      session.call('game/replay', caseOf(i)).then(
        ({ state }) => (state.scores.A === i ? 'ok' : `the answer to ${state.scores.A}`),
        (error: unknown) => (error instanceof AdapterFailure ? error.kind : String(error)),
      ),
    ),
  );

export const allBut = (count: number, guilty: Readonly<Record<number, string>>): string[] =>
  Array.from({ length: count }, (_, i) => guilty[i] ?? 'ok');
