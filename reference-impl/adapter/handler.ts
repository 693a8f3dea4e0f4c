// The reference implementation as a protocol handler: its only shell. Rules live in ../src.
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import type {
  GameReplayParams,
  GameReplayResult,
  InitializeResult,
  Profile,
  Request,
  Response,
} from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { type Apply, apply, type Edition, editions, replay, withReadings } from '../src/index.ts';
import { stateOnWire } from './wire.ts';

/** The profiles that are written: the reference claims each of them in every edition. */
export const CLAIMED: readonly Profile[] = [
  'jugada',
  'impugnacion',
  'final',
  'salida',
  'despliegue',
  'fichas',
  'papeletas',
  'final-arbitrado',
  'reloj',
  'planilla',
  'arbitraje',
];

const INITIALIZE: InitializeResult = {
  protocolVersion: '1',
  implementation: { name: 'Articulado reference', version: '0.2.0', language: 'TypeScript' },
  claims: Object.fromEntries(EDITIONS.map((id) => [id, CLAIMED])),
  atOnce: 32,
};

export type Editions = Readonly<Record<string, Edition>>;

/** Editions and what events do can be replaced, which is how mutants and violations are made. */
export const referenceHandler =
  (table: Editions = editions, act: Apply = apply) =>
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
        return answer(gameReplay(table, act, request.params));
      case 'shutdown':
        return answer(null);
      default:
        return {
          jsonrpc: '2.0',
          id: (request as { id: number }).id,
          error: {
            code: ERROR_CODES.methodNotFound,
            message: `no method ${(request as { method: string }).method}`,
          },
        };
    }
  };

const gameReplay = (table: Editions, act: Apply, params: GameReplayParams): GameReplayResult => {
  const base = table[params.edition] ?? editions[params.edition];
  const read = Object.keys(params.readings).length > 0;
  const edition = read ? withReadings(base, params.readings) : base;
  const { outcomes, state } = replay(edition, params.position, params.events, act);
  return { outcomes, state: stateOnWire(edition, state) };
};
