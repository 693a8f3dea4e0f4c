// Laws of tournaments: what must hold of every answer, whatever the scenario asks about and whatever the edition says.
import type {
  TournamentReplayParams,
  TournamentReplayResult,
} from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { type Happened, happenedIn, is, law, only } from './law.ts';
import { fairCategories, fairOrder, fairRatings, fairTables, fairTrophies } from './lists.ts';
import { presenceFollows } from './presence.ts';
import { fairResult } from './results.ts';
import { fairStandings } from './standings.ts';

export const expectFair = (
  params: TournamentReplayParams,
  result: TournamentReplayResult,
): void => {
  const happened = happenedIn(params, result);
  for (const one of happened) expectReport(params, one);
  const paired = only(happened, 'pair').length;
  expectEqual(law('rounds paired'), result.state.round, params.rounds.length + paired);
  presenceFollows(params, result);
};

const expectReport = (params: TournamentReplayParams, one: Happened): void => {
  if (is(one, 'record')) fairResult(one);
  if (is(one, 'rank')) fairStandings(params, one);
  if (is(one, 'pair')) fairTables(params, one);
  if (is(one, 'order-players', 'rank-master')) fairOrder(params, one);
  if (is(one, 'list-ratings')) fairRatings(params, one);
  if (is(one, 'award')) fairTrophies(params, one);
  if (is(one, 'make-categories')) fairCategories(one);
};
