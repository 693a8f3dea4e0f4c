// The list of players as it is ordered, entered into and typed into the program, and the bye of a round.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, jointly, lists, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { entering, lastRound, pairedIn, playerIn, type State } from '../state.ts';
import { isDebutant, orderFor } from './order.ts';
import { bye, lateEntry, program } from './parameters.ts';

const orderPlayers = (
  edition: Edition,
  state: State,
  { round }: TournamentEventOf<'order-players'>,
): Step => {
  const ordered = orderFor(edition, state, round);
  return done(state, { order: ordered.order }, ordered);
};

/** Who comes late begins with nothing, and is paired from the next round on. */
const enter = (
  edition: Edition,
  state: State,
  { entrant, before }: TournamentEventOf<'enter'>,
): Step => {
  const formats = ask(edition, lateEntry.formats);
  const points = ask(edition, lateEntry.halfPoints);
  const until = ask(edition, lateEntry.until);
  if (playerIn(state, entrant.id)) return refused(state, 'player-twice', formats);
  if (!lists(formats, state.tournament.format)) return refused(state, 'wrong-format', formats);
  if (isSilent(until) || isSilent(points)) return unregulated(state, until, points);
  const closed = says(until, 'second-round') && before > 2;
  if (closed || before <= lastRound(state)) return refused(state, 'too-late', until);
  const players = [...state.players, entering(entrant, before, points.value)];
  return done({ ...state, players }, { halfPoints: points.value }, points, until);
};

const fillIn = (
  edition: Edition,
  state: State,
  { box, value }: TournamentEventOf<'fill-in'>,
): Step => {
  const due = ask(edition, program.boxes, box);
  if (isSilent(due)) return unregulated(state, due);
  const right = due.value === 'none' ? value === null : value === due.value;
  return right ? done(state, null, due) : refused(state, 'wrong-value', due);
};

const assignBye = (
  edition: Edition,
  state: State,
  { round }: TournamentEventOf<'assign-bye'>,
): Step => {
  const rule = ask(edition, bye.firstRound);
  const later = ask(edition, bye.later);
  if (pairedIn(state, round).length % 2 === 0) return refused(state, 'not-applicable', rule);
  if (round > 1 && says(later, 'program'))
    return done(state, { by: 'program', player: null }, later);
  return firstRoundBye(edition, state, round);
};

/** From the end of the list, the first who is neither new nor has had one this season. */
const firstRoundBye = (edition: Edition, state: State, round: number): Step => {
  const rule = ask(edition, bye.firstRound);
  const { order } = orderFor(edition, state, round);
  const last = says(rule, 'highest') ? order : order.toReversed();
  const entrants = last.flatMap((id) => playerIn(state, id)?.entrant ?? []);
  const spareNew = says(ask(edition, bye.debutants), 'exempt');
  const spareTwice = says(ask(edition, bye.againInSeason), 'exempt');
  const rated = entrants.filter((one) => !spareNew || !isDebutant(edition, one));
  const due = rated.find(({ firstRoundBye: had }) => !spareTwice || !had);
  if (due) return done(state, { by: 'regulation', player: due.id }, rule);
  const otherwise = ask(edition, bye.nobodyLeft);
  const [left] = says(otherwise, 'lowest') ? entrants : rated;
  if (isSilent(otherwise) || !left) return unregulated(state, rule, otherwise);
  return done(state, { by: 'regulation', player: left.id }, jointly(rule, otherwise));
};

export const ordering: Handlers<'order-players' | 'enter' | 'fill-in' | 'assign-bye'> = {
  'order-players': orderPlayers,
  enter,
  'fill-in': fillIn,
  'assign-bye': assignBye,
};
