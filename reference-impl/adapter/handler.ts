// The reference implementation as a protocol handler: its only shell. Rules live in ../src.
import type {
  GameReplayParams,
  GameReplayResult,
  InitializeResult,
  Profile,
  Request,
  Response,
  State as WireState,
} from '../../protocol/generated/types.ts';
import {
  EDITION_IDS,
  type Edition,
  editions,
  replay,
  type State,
  stageOf,
  withValues,
} from '../src/index.ts';
import { outcomeOnWire } from './wire.ts';

const METHOD_NOT_FOUND = -32601;

const CLAIMED: readonly Profile[] = [
  'jugada',
  'impugnacion',
  'final',
  'salida',
  'despliegue',
  'fichas',
  'papeletas',
  'final-arbitrado',
];

const INITIALIZE: InitializeResult = {
  protocolVersion: '1',
  implementation: { name: 'Articulado reference', version: '0.1.0', language: 'TypeScript' },
  claims: Object.fromEntries(EDITION_IDS.map((id) => [id, CLAIMED])),
};

export type Editions = Readonly<Record<string, Edition>>;

/** Editions can be replaced, which is how mutants are made. */
export const referenceHandler =
  (table: Editions = editions) =>
  (request: Request): Response => {
    const answer = (result: InitializeResult | GameReplayResult | null): Response => ({
      jsonrpc: '2.0',
      id: request.id,
      result,
    });
    switch (request.method) {
      case 'initialize':
        return answer(INITIALIZE);
      case 'game/replay':
        return answer(gameReplay(table, request.params));
      case 'shutdown':
        return answer(null);
      default:
        return {
          jsonrpc: '2.0',
          id: (request as { id: number }).id,
          error: {
            code: METHOD_NOT_FOUND,
            message: `no method ${(request as { method: string }).method}`,
          },
        };
    }
  };

const gameReplay = (table: Editions, params: GameReplayParams): GameReplayResult => {
  const base = table[params.edition] ?? editions[params.edition];
  const edition =
    Object.keys(params.readings).length > 0 ? withValues(base, params.readings) : base;
  const { outcomes, state } = replay(edition, params.position, params.events);
  return {
    outcomes: params.events.map((event, i) =>
      outcomeOnWire(event, outcomes[i] ?? { kind: 'unregulated', because: [] }),
    ),
    state: toWire(edition, state),
  };
};

const toWire = (edition: Edition, state: State): WireState =>
  ({
    board: [...state.board.values()],
    racks: state.racks,
    hands: state.hands,
    bag: state.bag,
    scores: state.scores,
    toMove: state.toMove,
    stage: stageOf(edition, state),
    turns: state.turns,
    sheets: state.sheets,
    clocks: state.clocks,
    running: state.running,
    turnsToLose: state.turnsToLose,
    expelled: state.expelled,
    ended: state.ended,
  }) as WireState;
