// The methods of the protocol: what each takes and gives, and what checks it. A new method is one entry here.
import type {
  GameReplayParams,
  GameReplayResult,
  LexiconJudgeParams,
  LexiconJudgeResult,
  Request,
  TournamentReplayParams,
  TournamentReplayResult,
} from './generated/types.ts';
import {
  problemsIn,
  reportValidators,
  type SchemaProblem,
  type Validator,
  validators,
} from './validate.ts';

interface MethodEntry<Params, Result> {
  readonly params: Validator<Params> | null;
  readonly result: Validator<Result>;
  /** What is wrong with a valid result as the answer to these parameters. */
  readonly misfits: (params: Params, result: Result) => SchemaProblem[];
}

const method = <Params, Result>(
  params: Validator<Params> | null,
  result: Validator<Result>,
  misfits: MethodEntry<Params, Result>['misfits'] = () => [],
): MethodEntry<Params, Result> => ({ params, result, misfits });

const nothing = null as Validator<undefined> | null;

interface Told {
  readonly events: readonly { readonly type: string }[];
}
interface CameOut {
  readonly outcomes: readonly { readonly kind: string; readonly report?: unknown }[];
}

/** One outcome for each event, with the report that its type of event has. */
const replayMisfits =
  (reports: Readonly<Record<string, Validator | undefined>>) =>
  ({ events }: Told, { outcomes }: CameOut): SchemaProblem[] => {
    if (outcomes.length !== events.length) {
      return [
        {
          pointer: '/result/outcomes',
          found: `/result/outcomes has ${outcomes.length} entries`,
          expected: `${events.length}, one for each event`,
        },
      ];
    }
    return outcomes.flatMap((outcome, i) => {
      const validator = reports[events[i]?.type ?? ''];
      if (outcome.kind !== 'done' || outcome.report === undefined || !validator) return [];
      if (validator(outcome.report)) return [];
      return problemsIn(validator, outcome.report, `/result/outcomes/${i}/report`);
    });
  };

/** What no schema says of valid parameters: a square holds one tile. */
export const unfitParams = (request: Request): SchemaProblem[] => {
  if (request.method !== 'game/replay') return [];
  const taken = new Set<string>();
  const { board } = request.params.position;
  const i = board.findIndex(({ square }) => taken.size === taken.add(square).size);
  const pointer = `/params/position/board/${i}/square`;
  return i < 0
    ? []
    : [
        {
          pointer,
          found: `${pointer} is "${board[i]?.square}" once more`,
          expected: 'a square of its own for each tile',
        },
      ];
};

/** One judgement for each word; what it comes from is an article that was sent. */
const judgeMisfits = (
  { words, dictionary: { entries } }: LexiconJudgeParams,
  { judgements }: LexiconJudgeResult,
): SchemaProblem[] => {
  if (judgements.length !== words.length) {
    return [
      {
        pointer: '/result/judgements',
        found: `/result/judgements has ${judgements.length} entries`,
        expected: `${words.length}, one for each word`,
      },
    ];
  }
  return judgements.flatMap(({ derivation }, i) => {
    if (!derivation || derivation.entry < entries.length) return [];
    const pointer = `/result/judgements/${i}/derivation/entry`;
    const expected = `a place in the dictionary, which has ${entries.length} entries`;
    return [{ pointer, found: `${pointer} is ${derivation.entry}`, expected }];
  });
};

export const METHODS = {
  initialize: method(validators.initializeParams, validators.initializeResult),
  'game/replay': method<GameReplayParams, GameReplayResult>(
    validators.gameReplayParams,
    validators.gameReplayResult,
    replayMisfits(reportValidators.game),
  ),
  'lexicon/judge': method(
    validators.lexiconJudgeParams,
    validators.lexiconJudgeResult,
    judgeMisfits,
  ),
  'tournament/replay': method<TournamentReplayParams, TournamentReplayResult>(
    validators.tournamentReplayParams,
    validators.tournamentReplayResult,
    replayMisfits(reportValidators.tournament),
  ),
  shutdown: method(nothing, validators.shutdownResult),
};

export type Method = keyof typeof METHODS;
type EntryOf<M extends Method> = (typeof METHODS)[M];
export type ParamsOf<M extends Method> =
  EntryOf<M> extends MethodEntry<infer Params, infer _> ? Params : never;
export type ResultOf<M extends Method> =
  EntryOf<M> extends MethodEntry<infer _, infer Result> ? Result : never;

const entryOf = <M extends Method>(name: M) =>
  METHODS[name] as unknown as MethodEntry<ParamsOf<M>, ResultOf<M>>;

/** What is wrong with an answer as such, seen from its response. */
export const resultProblems = (name: Method, result: unknown): SchemaProblem[] => {
  const validator = entryOf(name).result;
  return validator(result) ? [] : problemsIn(validator, result, '/result');
};

/** What is wrong with a valid answer to this very request. */
export const misfitsOf = <M extends Method>(
  name: M,
  params: ParamsOf<M>,
  result: ResultOf<M>,
): SchemaProblem[] => entryOf(name).misfits(params, result);

/** Whether a value keeps the contract as the answer to this very request. */
export const isAnswerTo = <M extends Method>(
  name: M,
  params: unknown,
  value: unknown,
): value is ResultOf<M> =>
  entryOf(name).result(value) &&
  misfitsOf(name, params as ParamsOf<M>, value as ResultOf<M>).length === 0;
