// What the arbiter is told of conduct: incidents, and playing with surplus tiles on purpose.
import { type Edition, valueIn } from '../../kernel/edition.ts';
import { set } from '../board/players.ts';
import type { EventOf } from '../events.ts';
import { because, done, type Step, unregulated } from '../outcome.ts';
import type { State } from '../state.ts';

export const reportIncident = (
  edition: Edition,
  state: State,
  { incident }: EventOf<'report-incident'>,
): Step => {
  const name = `incident:${incident}` as const;
  const ruling = valueIn(edition, name);
  return ruling
    ? done(state, because(edition, name), { ruling })
    : unregulated(state, [edition.articles.draw]);
};

export const findOffence = (
  edition: Edition,
  state: State,
  { player }: EventOf<'find-offence'>,
): Step => {
  const inGame = valueIn(edition, 'expulsionInGame') ?? 'none';
  const inTournament = valueIn(edition, 'expulsionInTournament') ?? 'none';
  const grounds = because(edition, 'expulsionInGame', 'expulsionInTournament');
  if (inGame === 'none' && inTournament === 'none') return unregulated(state, grounds);
  const before = state.offences[player];
  const record = { game: before.game + 1, tournament: before.tournament + 1 };
  const out =
    (inGame !== 'none' && record.game >= inGame) ||
    (inTournament !== 'none' && record.tournament >= inTournament);
  return done(
    {
      ...state,
      offences: set(state.offences, player, record),
      expelled:
        out && !state.expelled.includes(player) ? [...state.expelled, player] : state.expelled,
    },
    grounds,
  );
};
