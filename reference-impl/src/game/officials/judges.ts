// Who may be named judge of the tournament.
import { ask, type Edition } from '../../kernel/edition.ts';
import { holds, isSilent } from '../../kernel/ruled.ts';
import { isPlayer } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { judges } from './parameters.ts';

export const appointArbiter = (
  edition: Edition,
  state: State,
  { person }: EventOf<'appoint-arbiter'>,
): Step => {
  const mayPlay = ask(edition, judges.mayPlay);
  if (isSilent(mayPlay)) return unregulated(state, mayPlay);
  const plays = isPlayer(person) || person === 'neighbour';
  return plays && !holds(mayPlay)
    ? refused(state, 'is-playing', mayPlay)
    : done(state, null, mayPlay);
};
