// Conduct: what is said and done at the table, what the arbiter is told of it, and what is imposed for it.
import type { Incident } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent } from '../../kernel/ruled.ts';
import { isUnlimited, withOffence } from '../drawing/expulsion.ts';
import { surplus } from '../drawing/parameters.ts';
import type { EventOf, EventType, Handlers } from '../events.ts';
import { done, refused, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { find } from './find.ts';
import { conduct, isPlain } from './parameters.ts';
import { penalise } from './penalise.ts';
import { speak } from './talk.ts';
import { inspectSheet, use } from './things.ts';
import { lookUp } from './validity.ts';

/** What counts only while the answer to a challenge is awaited. */
const WHILE_WAITING: ReadonlySet<Incident> = new Set([
  'board-uncovered',
  'rack-uncovered',
  'tiles-turned-on-rack',
  'activity-during-ruling',
]);

const reportIncident = (
  edition: Edition,
  state: State,
  { incident }: EventOf<'report-incident'>,
): Step => {
  const announced = state.announcedExchange === null ? 'unannounced' : 'announced';
  const ruling = isPlain(incident)
    ? ask(edition, conduct.incident, incident)
    : ask(edition, conduct.exchangeOnBoard, announced);
  if (isSilent(ruling)) return unregulated(state, ruling);
  return WHILE_WAITING.has(incident) && !state.play?.challenge
    ? refused(state, 'not-applicable', ruling)
    : done(state, { ruling: ruling.value }, ruling);
};

const findOffence = (edition: Edition, state: State, { player }: EventOf<'find-offence'>): Step => {
  const inGame = ask(edition, surplus.expulsion, 'game');
  const inTournament = ask(edition, surplus.expulsion, 'tournament');
  return isUnlimited(inGame) && isUnlimited(inTournament)
    ? unregulated(state, inGame, inTournament)
    : done(withOffence(edition, state, player), null, inGame, inTournament);
};

/** What may still happen once the game has ended. */
export const conductAfterEnd: readonly EventType[] = ['penalise', 'find', 'use'];

export const incidents: Handlers<
  | 'report-incident'
  | 'find-offence'
  | 'speak'
  | 'look-up'
  | 'use'
  | 'inspect-sheet'
  | 'find'
  | 'penalise'
> = {
  speak,
  'look-up': lookUp,
  use,
  'inspect-sheet': inspectSheet,
  find,
  penalise,
  'report-incident': reportIncident,
  'find-offence': findOffence,
};
