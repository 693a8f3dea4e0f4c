// What liars share: an honest handshake, then whatever each of them does with a replay.
import { createInterface } from 'node:readline';
import type {
  GameReplayParams,
  GameReplayResult,
  Request,
} from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';

/** So many requests are in flight when a liar does what it does. */
const AT_ONCE = 8;

/** Whatever it is, as it is. */
export const write = (bytes: string | Uint8Array): void => {
  process.stdout.write(bytes);
};

export const say = (id: number, result: unknown): void => {
  write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
};

export interface Replay {
  readonly id: number;
  readonly params: GameReplayParams;
}

const PROFILES = ['fichas', 'impugnacion', 'papeletas', 'final', 'final-arbitrado'];

/** What an honest program would say of itself. */
export const handshake = (name: string) => ({
  protocolVersion: '1',
  implementation: { name: `Liar: ${name}`, version: '1', language: 'TypeScript' },
  claims: Object.fromEntries(EDITIONS.map((id): [string, string[]] => [id, PROFILES])),
  atOnce: AT_ONCE,
});

/** How it begins and ends, where not honestly. */
export interface Manners {
  readonly greet?: (id: number) => void;
  readonly part?: (id: number) => void;
}

export const lie = async (
  name: string,
  onReplay: (replay: Replay, nth: number) => void,
  { greet = (id) => say(id, handshake(name)), part = (id) => say(id, null) }: Manners = {},
): Promise<void> => {
  let nth = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as Request;
    if (request.method === 'initialize') {
      greet(request.id);
    } else if (request.method === 'game/replay') {
      nth += 1;
      onReplay({ id: request.id, params: request.params }, nth);
    } else {
      part(request.id);
      break;
    }
  }
  // Nothing more is heard: who has nothing else to do ends.
  process.stdin.destroy();
};

/** Agrees with everything, in due form: for those that lie elsewhere. */
export const agree = ({ id, params }: Replay): void => say(id, agreed(params));

export const agreed = (params: GameReplayParams): GameReplayResult =>
  unmoved(params, { kind: 'done', because: [] });

/** An answer of the right shape: every event as `outcome`, the table as it was. */
export const unmoved = (
  { position, events }: GameReplayParams,
  outcome: GameReplayResult['outcomes'][number],
): GameReplayResult => ({
  outcomes: events.map(() => outcome),
  state: {
    board: position.board,
    racks: position.racks,
    hands: { A: [], B: [] },
    bag: position.bag,
    scores: position.scores,
    toMove: position.toMove,
    stage: 'to-play',
    turns: position.turns,
    sheets: { A: [], B: [] },
    clocks: position.clocks,
    running: position.toMove,
    turnsToLose: { A: 0, B: 0 },
    expelled: [],
    ended: null,
  },
});
