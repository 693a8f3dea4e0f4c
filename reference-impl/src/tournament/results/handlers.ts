// Results are told, and what follows from them for whoever did not come or gave up.
import type { TournamentReportByEvent } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, isSilent, lists, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { penaltyBye, withdrawal } from '../life/parameters.ts';
import { condition, done, judged, refused, type Step, unregulated } from '../outcome.ts';
import { playerIn, type State, type TournamentResult, withPlayer } from '../state.ts';
import { countedOf } from './counting.ts';
import { elo, resignation } from './parameters.ts';
import { recordedOf } from './recording.ts';

type RecordReport = TournamentReportByEvent['record'];

const record = (
  edition: Edition,
  state: State,
  { round, players, result }: TournamentEventOf<'record'>,
): Step => {
  const near = ask(edition, elo.ratedResults);
  const tables = state.rounds[round - 1]?.tables ?? [];
  const table = tables.find((one) => players.every((id) => one.players.includes(id)));
  const { how, by } = result;
  if (!table || players[0] === players[1]) return refused(state, 'no-such-table', near);
  if (table.result) return refused(state, 'result-delivered', near);
  const needsWho = how !== 'played' && how !== 'both-absent';
  if (needsWho && by === undefined) return refused(state, 'incomplete', near);
  if (by !== undefined && !players.includes(by)) return refused(state, 'unknown-player', near);
  const answer = ask(edition, resignation.answer);
  if (how === 'resigned' && says(answer, 'rival-decides') && result.granted !== true)
    return refused(state, 'not-agreed', answer);
  return recorded(edition, state, round, players, result);
};

const recorded = (
  edition: Edition,
  state: State,
  round: number,
  players: readonly string[],
  result: TournamentResult,
): Step => {
  const left = playerIn(state, result.by ?? '')?.leftAfterPairing.includes(round) ?? false;
  const late = ask(edition, withdrawal.late);
  if (left && says(late, 'excused')) return refused(state, 'not-applicable', late);
  const own = recordedOf(edition, players, result);
  const counted = countedOf(edition, state.tournament, players, result, own);
  const penalty = penaltyFor(edition, state, round, result, left);
  const report: RecordReport = {
    halfPoints: [...own.halfPoints],
    score: [...own.score],
    rated: counted.rated,
    counts: [...counted.counts],
    penaltyBye: penalty.round,
    fault: result.onlyToCount === true && says(ask(edition, resignation.onlyToCount), 'fault'),
  };
  const entered = withResult(state, round, players, result);
  const by = result.by ?? '';
  const after =
    penalty.round === null
      ? entered
      : withPlayer(entered, by, {
          penalty: penalty.round,
          ...(playerIn(state, by)?.status === 'in' ? { status: 'penalised' as const } : {}),
        });
  const granted = result.how === 'resigned' ? [ask(edition, resignation.answer)] : [];
  const grounds = [...own.grounds, ...counted.grounds, ...penalty.grounds, ...granted];
  return done(after, report, ...grounds, ...(left ? [late] : []));
};

const withResult = (
  state: State,
  round: number,
  players: readonly string[],
  result: TournamentResult,
): State => ({
  ...state,
  rounds: state.rounds.map((one, i) =>
    i === round - 1
      ? {
          ...one,
          tables: one.tables.map((table) =>
            players.every((id) => table.players.includes(id))
              ? { players: [...players], result }
              : table,
          ),
        }
      : one,
  ),
});

/** The round that whoever did not come, or went away, has to sit out. */
const penaltyFor = (
  edition: Edition,
  { tournament: { rounds } }: State,
  round: number,
  { how, justified }: TournamentResult,
  left: boolean,
): { readonly round: number | null; readonly grounds: readonly Ground[] } => {
  if (how !== 'no-show' && how !== 'absence') return { round: null, grounds: [] };
  const cause = ask(edition, penaltyBye.cause);
  const effects = ask(edition, withdrawal.lateEffects);
  const last = ask(edition, penaltyBye.afterLastRound);
  if (justified === true && !says(cause, 'any')) return { round: null, grounds: [cause] };
  if (left && says(effects, 'elo-only')) return { round: null, grounds: [effects] };
  if (round >= rounds && says(last, 'lapses')) return { round: null, grounds: [cause, last] };
  return { round: round + 1, grounds: [cause] };
};

/** Anybody may ask, whatever for; it is for the rival to answer. */
const askToResign = (
  edition: Edition,
  state: State,
  { why }: TournamentEventOf<'ask-to-resign'>,
): Step => {
  const reasons = ask(edition, resignation.reasons);
  return judged(state, [condition(lists(reasons, why) ? null : 'not-claimable', reasons)]);
};

/** Both Elos change by the result and the levels; by how much is not said. */
const updateElo = (edition: Edition, state: State): Step => {
  const formula = ask(edition, elo.formula);
  return isSilent(formula) ? unregulated(state, formula) : done(state, null, formula);
};

export const results: Handlers<'record' | 'ask-to-resign' | 'update-elo'> = {
  record,
  'ask-to-resign': askToResign,
  'update-elo': updateElo,
};
