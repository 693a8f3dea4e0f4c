// The bye of a round with an odd number of players: the regulation gives that of the first round and of a round paired as
// king of the hill, the program every other.
import { ask, type Edition } from '../../kernel/edition.ts';
import { clausesOf, type Ground, isSilent, type Silent, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { isDebutant, orderFor } from '../order/order.ts';
import { bye } from '../order/parameters.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { pairedIn, playerIn, type State } from '../state.ts';
import { onTheHill } from './koth.ts';

export interface Without extends Ground {
  readonly player: string;
}

/** From the end of the list, the first who is neither new nor has had one this season. */
export const firstRoundBye = (edition: Edition, state: State): Without | Silent => {
  const rule = ask(edition, bye.firstRound);
  const { order, level } = orderFor(edition, state, 1);
  const last = says(rule, 'highest') ? order : order.toReversed();
  const entrants = last.flatMap((id) => playerIn(state, id)?.entrant ?? []);
  const spareNew = says(ask(edition, bye.debutants), 'exempt');
  const spareTwice = says(ask(edition, bye.againInSeason), 'exempt');
  const rated = entrants.filter((one) => !spareNew || !isDebutant(edition, one));
  const due = rated.filter(({ firstRoundBye: had }) => !spareTwice || !had);
  const otherwise = ask(edition, bye.nobodyLeft);
  const left = isSilent(otherwise) ? [] : says(otherwise, 'lowest') ? entrants : rated;
  const [first, ...others] = due.length > 0 ? due : left;
  const because = clausesOf(due.length > 0 ? [rule] : [rule, otherwise]);
  const alike = level.find((group) => first && group.includes(first.id)) ?? [];
  // Nothing tells which of those who are level is nearest to the end.
  if (!first || others.some(({ id }) => alike.includes(id))) return { silent: true, because };
  return { player: first.id, because };
};

const assignBye = (
  edition: Edition,
  state: State,
  { round }: TournamentEventOf<'assign-bye'>,
): Step => {
  const rule = ask(edition, bye.firstRound);
  const later = ask(edition, bye.later);
  if (pairedIn(state, round).length % 2 === 0) return refused(state, 'not-applicable', rule);
  if (state.tournament.koth.includes(round))
    return onTheHill(edition, state, round, ({ byes: [player = null], because }) =>
      done(state, { by: 'regulation', player }, { because }),
    );
  if (round > 1 && says(later, 'program'))
    return done(state, { by: 'program', player: null }, later);
  const due = firstRoundBye(edition, state);
  if (isSilent(due)) return unregulated(state, due);
  return done(state, { by: 'regulation', player: due.player }, due);
};

export const byes: Handlers<'assign-bye'> = { 'assign-bye': assignBye };
