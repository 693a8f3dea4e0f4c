// What the arbiter is told of conduct: incidents, and playing with surplus tiles on purpose.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, isSilent } from '../../kernel/ruled.ts';
import { set } from '../board/players.ts';
import { surplus } from '../drawing/parameters.ts';
import type { EventOf, Handlers } from '../events.ts';
import { done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';
import { conduct } from './parameters.ts';

const reportIncident = (
  edition: Edition,
  state: State,
  { incident }: EventOf<'report-incident'>,
): Step => {
  const ruling = ask(edition, conduct.incident, incident);
  return isSilent(ruling)
    ? unregulated(state, ruling)
    : done(state, { ruling: ruling.value }, ruling);
};

const reaches = (times: number, limit: Asked<number | 'none'>): boolean =>
  !isSilent(limit) && limit.value !== 'none' && times >= limit.value;

const isNone = (limit: Asked<number | 'none'>): boolean =>
  isSilent(limit) || limit.value === 'none';

const findOffence = (edition: Edition, state: State, { player }: EventOf<'find-offence'>): Step => {
  const inGame = ask(edition, surplus.expulsion, 'game');
  const inTournament = ask(edition, surplus.expulsion, 'tournament');
  if (isNone(inGame) && isNone(inTournament)) return unregulated(state, inGame, inTournament);
  const before = state.offences[player];
  const record = { game: before.game + 1, tournament: before.tournament + 1 };
  const out = reaches(record.game, inGame) || reaches(record.tournament, inTournament);
  return done(
    {
      ...state,
      offences: set(state.offences, player, record),
      expelled:
        out && !state.expelled.includes(player) ? [...state.expelled, player] : state.expelled,
    },
    null,
    inGame,
    inTournament,
  );
};

export const incidents: Handlers<'report-incident' | 'find-offence'> = {
  'report-incident': reportIncident,
  'find-offence': findOffence,
};
