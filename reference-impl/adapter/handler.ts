// The reference implementation as a protocol handler: its only shell. Rules live in ../src.
import { ERROR_CODES } from '../../protocol/error-codes.ts';
import type {
  GameReplayParams,
  GameReplayResult,
  InitializeResult,
  LexiconJudgeParams,
  LexiconJudgeResult,
  Profile,
  Request,
  Response,
  TournamentReplayParams,
  TournamentReplayResult,
} from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import {
  type Apply,
  apply,
  applyToTournament,
  type Edition,
  editions,
  type FormsOf,
  formsOf,
  judge,
  replay,
  replayTournament,
  type TournamentApply,
  tournamentOf,
  withReadings,
} from '../src/index.ts';
import { stateOnWire, tournamentOnWire } from './wire.ts';

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
  'lexico-lista',
  'lexico-reglas',
  'torneo',
];

const INITIALIZE: InitializeResult = {
  protocolVersion: '1',
  implementation: { name: 'Articulado reference', version: '0.2.0', language: 'TypeScript' },
  claims: Object.fromEntries(EDITIONS.map((id) => [id, CLAIMED])),
  atOnce: 32,
};

export type Editions = Readonly<Record<string, Edition>>;

/** What the rules make of an event of a game or of a tournament, and of an article. */
export interface Engine {
  readonly apply: Apply;
  readonly formsOf: FormsOf;
  readonly applyToTournament: TournamentApply;
}

const ENGINE: Engine = { apply, formsOf, applyToTournament };

/** Editions and what the rules make of things can be replaced, which is how mutants and violations are made. */
export const referenceHandler =
  (table: Editions = editions, engine: Partial<Engine> = {}) =>
  (request: Request): Response => {
    const answer = (
      result:
        | InitializeResult
        | GameReplayResult
        | LexiconJudgeResult
        | TournamentReplayResult
        | null,
    ): Response => ({
      jsonrpc: '2.0',
      id: request.id,
      result,
    });
    switch (request.method) {
      case 'initialize':
        return answer(INITIALIZE);
      case 'game/replay':
        return answer(gameReplay(table, { ...ENGINE, ...engine }, request.params));
      case 'lexicon/judge':
        return answer(lexiconJudge(table, { ...ENGINE, ...engine }, request.params));
      case 'tournament/replay':
        return answer(tournamentReplay(table, { ...ENGINE, ...engine }, request.params));
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

const editionOf = (
  table: Editions,
  { edition, readings }: GameReplayParams | LexiconJudgeParams | TournamentReplayParams,
): Edition => {
  const base = table[edition] ?? editions[edition];
  return Object.keys(readings).length > 0 ? withReadings(base, readings) : base;
};

const gameReplay = (
  table: Editions,
  engine: Engine,
  params: GameReplayParams,
): GameReplayResult => {
  const edition = editionOf(table, params);
  const { outcomes, state } = replay(edition, params.position, params.events, engine.apply);
  return { outcomes, state: stateOnWire(edition, state) };
};

const lexiconJudge = (
  table: Editions,
  engine: Engine,
  params: LexiconJudgeParams,
): LexiconJudgeResult => ({
  judgements: judge(
    editionOf(table, params),
    params.dictionary.entries,
    params.words,
    engine.formsOf,
  ),
});

const tournamentReplay = (
  table: Editions,
  engine: Engine,
  params: TournamentReplayParams,
): TournamentReplayResult => {
  const edition = editionOf(table, params);
  const start = tournamentOf(params.tournament, params.players, params.rounds);
  const { outcomes, state } = replayTournament(
    edition,
    start,
    params.events,
    engine.applyToTournament,
  );
  return { outcomes, state: tournamentOnWire(state) };
};
