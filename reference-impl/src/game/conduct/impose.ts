// What a measure does: it is put on record, points come off at once, and whoever is put out loses the game.
import type { Sanction } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { type Ground, says } from '../../kernel/ruled.ts';
import { endGame, forfeited, sanctioned } from '../ending/end.ts';
import type { EventOf } from '../events.ts';
import type { State } from '../state.ts';
import { penalty } from './penalty.ts';

type Penalise = EventOf<'penalise'>;

export const imposed = (edition: Edition, state: State, event: Penalise, ground: Ground): State => {
  const { player, measure } = event;
  const points = measure === 'points' ? pointsOff(edition, state, event) : undefined;
  const sanction = {
    player,
    measure,
    ...(points === undefined ? {} : { points }),
    ...(event.for === undefined ? {} : { for: event.for }),
    status: 'in-force' as const,
  };
  const { conduct, ended, timed, expelled } = state;
  const { event: number, sanctions } = conduct;
  const imposition = {
    at: sanctions.length,
    before: { ended, timed, expelled },
    appeal: 'none' as const,
  };
  const recorded: State = {
    ...state,
    conduct: { ...conduct, sanctions: [...sanctions, sanction] },
    impositions: new Map([...state.impositions, [number, imposition]]),
  };
  return takesEffect(edition, recorded, sanction, ground);
};

/** Points come off, or the player is put out. */
export const takesEffect = (
  edition: Edition,
  state: State,
  { player, measure, points }: Sanction,
  ground: Ground,
): State => {
  if (points !== undefined) return sanctioned(state, player, points);
  return measure === 'game' || measure === 'tournament'
    ? putOut(edition, state, { player, measure }, ground)
    : state;
};

const pointsOff = (
  edition: Edition,
  { scores }: State,
  { player, points = 0 }: Penalise,
): number =>
  says(ask(edition, penalty.floor), 'zero')
    ? Math.min(points, Math.max(0, scores[player]))
    : points;

/** A game that goes on ends here; one that has ended is lost afterwards only where that is the measure. */
const putOut = (
  edition: Edition,
  state: State,
  { player, measure }: Pick<Sanction, 'player' | 'measure'>,
  ground: Ground,
): State => {
  const gone = measure === 'tournament' && !state.expelled.includes(player);
  const out = gone ? { ...state, expelled: [...state.expelled, player] } : state;
  if (!out.ended) return endGame(edition, out, 'disqualification', ground, player);
  return measure === 'game' ? forfeited(out, player) : out;
};
