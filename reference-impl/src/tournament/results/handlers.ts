// Results are told, and what follows from them for whoever did not come or gave up.
import type { TournamentReportByEvent } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, lists, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { withdrawal } from '../life/parameters.ts';
import { condition, done, judged, refused, type Step, unregulated } from '../outcome.ts';
import { playerIn, type State, type TournamentResult } from '../state.ts';
import { countedOf } from './counting.ts';
import { elo, resignation } from './parameters.ts';
import { leftLate, penaltiesFor, withPenalties } from './penalty.ts';
import { recordedOf } from './recording.ts';

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
  const left = leftLate(state, round, result.by ?? '');
  const late = ask(edition, withdrawal.late);
  if (left && says(late, 'excused')) return refused(state, 'not-applicable', late);
  const own = recordedOf(edition, players, result);
  const counted = countedOf(edition, state.tournament, players, result, own);
  const penalties = penaltiesFor(edition, state, round, players, result);
  const ethics = ask(edition, resignation.onlyToCount);
  const onlyToCount = result.how === 'resigned' && result.onlyToCount === true;
  const report: TournamentReportByEvent['record'] = {
    halfPoints: [...own.halfPoints],
    score: [...own.score],
    rated: counted.rated,
    counts: [...counted.counts],
    penaltyByes: penalties.due.map((one) => ({ ...one })),
    fault: onlyToCount && says(ethics, 'fault'),
  };
  const granted = result.how === 'resigned' ? [ask(edition, resignation.answer)] : [];
  const grounds = [...own.grounds, ...counted.grounds, ...penalties.grounds, ...granted];
  const after = withPenalties(withResult(state, round, players, result), penalties.due);
  return done(after, report, ...grounds, ...(onlyToCount ? [ethics] : []), ...(left ? [late] : []));
};

const withResult = (
  state: State,
  round: number,
  players: readonly string[],
  result: TournamentResult,
): State => ({
  ...state,
  lots: [],
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

/** Anybody may ask, whatever for; it is for the rival to answer. */
const askToResign = (
  edition: Edition,
  state: State,
  { by, why }: TournamentEventOf<'ask-to-resign'>,
): Step => {
  const reasons = ask(edition, resignation.reasons);
  if (!playerIn(state, by)) return refused(state, 'unknown-player', reasons);
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
