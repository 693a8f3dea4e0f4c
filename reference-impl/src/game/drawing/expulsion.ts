// Playing with too many tiles as an offence: how often, and when it means expulsion.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Asked, isSilent } from '../../kernel/ruled.ts';
import { type Player, set } from '../board/players.ts';
import type { State } from '../state.ts';
import { surplus } from './parameters.ts';

type Limit = Asked<number | 'none'>;

export const isUnlimited = (limit: Limit): boolean => isSilent(limit) || limit.value === 'none';

const reaches = (times: number, limit: Limit): boolean =>
  !isSilent(limit) && limit.value !== 'none' && times >= limit.value;

/** One offence more, in the game and in the tournament; the player may be expelled for it. */
export const withOffence = (edition: Edition, state: State, player: Player): State => {
  const before = state.offences[player];
  const record = { game: before.game + 1, tournament: before.tournament + 1 };
  const out =
    reaches(record.game, ask(edition, surplus.expulsion, 'game')) ||
    reaches(record.tournament, ask(edition, surplus.expulsion, 'tournament'));
  return {
    ...state,
    offences: set(state.offences, player, record),
    expelled:
      out && !state.expelled.includes(player) ? [...state.expelled, player] : state.expelled,
  };
};
