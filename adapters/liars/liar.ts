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

export const say = (id: number, result: unknown): void => {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, result })}\n`);
};

export interface Replay {
  readonly id: number;
  readonly params: GameReplayParams;
}

export const lie = async (
  name: string,
  onReplay: (replay: Replay, nth: number) => void,
): Promise<void> => {
  let nth = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    const request = JSON.parse(line) as Request;
    if (request.method === 'initialize') {
      say(request.id, {
        protocolVersion: '1',
        implementation: { name: `Liar: ${name}`, version: '1', language: 'TypeScript' },
        claims: Object.fromEntries(
          EDITIONS.map((id) => [
            id,
            ['fichas', 'impugnacion', 'papeletas', 'final', 'final-arbitrado'],
          ]),
        ),
        atOnce: AT_ONCE,
      });
    } else if (request.method === 'game/replay') {
      nth += 1;
      onReplay({ id: request.id, params: request.params }, nth);
    } else {
      say(request.id, null);
      break;
    }
  }
};

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
