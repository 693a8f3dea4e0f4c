// Whoever did not come, or went away, sits the next round out: one of the two, or both.
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, says } from '../../kernel/ruled.ts';
import { penaltyBye, withdrawal } from '../life/parameters.ts';
import { playerIn, type State, type TournamentResult, withPlayer } from '../state.ts';

interface Due {
  readonly player: string;
  readonly round: number;
}

export interface Penalties {
  readonly due: readonly Due[];
  readonly grounds: readonly Ground[];
}

/** Asked to leave when the round was paired already. */
export const leftLate = (state: State, round: number, id: string): boolean =>
  playerIn(state, id)?.leftAfterPairing.includes(round) ?? false;

export const penaltiesFor = (
  edition: Edition,
  state: State,
  round: number,
  players: readonly string[],
  { how, by, excused = [] }: TournamentResult,
): Penalties => {
  const absent =
    how === 'both-absent' ? players : how === 'no-show' || how === 'absence' ? [by] : [];
  const due: Due[] = [];
  const grounds: Ground[] = [];
  for (const player of absent) {
    if (player === undefined) continue;
    const found = whyNot(edition, state, round, player, excused);
    grounds.push(...found.grounds);
    if (!found.spared) due.push({ player, round: round + 1 });
  }
  return { due, grounds };
};

const whyNot = (
  edition: Edition,
  state: State,
  round: number,
  player: string,
  excused: readonly string[],
): { readonly spared: boolean; readonly grounds: readonly Ground[] } => {
  const cause = ask(edition, penaltyBye.cause);
  const effects = ask(edition, withdrawal.lateEffects);
  const last = ask(edition, penaltyBye.afterLastRound);
  if (excused.includes(player) && !says(cause, 'any')) return { spared: true, grounds: [cause] };
  const left = leftLate(state, round, player);
  if (left && says(effects, 'elo-only')) return { spared: true, grounds: [effects] };
  const grounds = [cause, ...(left ? [effects] : [])];
  const over = round >= state.tournament.rounds && says(last, 'lapses');
  return { spared: over, grounds: over ? [...grounds, last] : grounds };
};

/** The state in which they are due. */
export const withPenalties = (state: State, due: readonly Due[]): State =>
  due.reduce((after, { player, round }) => {
    const stays = playerIn(after, player)?.status === 'in';
    const status = stays ? { status: 'penalised' as const } : {};
    return withPlayer(after, player, { penalty: round, readmitted: false, ...status });
  }, state);
