// The list of players as it is ordered, entered into and typed into the program.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, lists, says } from '../../kernel/ruled.ts';
import type { Handlers, TournamentEventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import { entering, lastRound, playerIn, type State } from '../state.ts';
import { orderFor } from './order.ts';
import { lateEntry, program } from './parameters.ts';

const orderPlayers = (
  edition: Edition,
  state: State,
  { round }: TournamentEventOf<'order-players'>,
): Step => {
  const { order, level, because } = orderFor(edition, state, round);
  return done(state, level.length > 0 ? { order, level } : { order }, { because });
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
  if (before > state.tournament.rounds) return refused(state, 'wrong-round', until);
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

export const ordering: Handlers<'order-players' | 'enter' | 'fill-in'> = {
  'order-players': orderPlayers,
  enter,
  'fill-in': fillIn,
};
