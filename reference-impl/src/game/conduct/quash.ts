// A sanction without effect: what it took comes back, and what others have imposed besides stays.
import type { Sanction, SanctionStatus } from '../../../../protocol/generated/types.ts';
import type { Player } from '../board/players.ts';
import { reckoned, sanctioned } from '../ending/end.ts';
import type { GameEnd, Imposition, State } from '../state.ts';

export const withStatus = (state: State, { at }: Imposition, status: SanctionStatus): State => {
  const { conduct } = state;
  const sanctions = conduct.sanctions.map((one, i) => (i === at ? { ...one, status } : one));
  return { ...state, conduct: { ...conduct, sanctions } };
};

/** The table as if this sanction, which is in force no more, had not been imposed. */
export const undone = (state: State, sanction: Sanction): State => {
  const { player, points } = sanction;
  if (points !== undefined) return sanctioned(state, player, 0 - points);
  if (!putsOut(sanction)) return state;
  const others = state.conduct.sanctions.filter((one) => one.status === 'in-force');
  const before = beforeAny(state);
  const isOut = (one: Player): boolean =>
    others.some(({ player: other, measure }) => other === one && measure === 'tournament') ||
    before?.expelled.includes(one) === true;
  const expelled = state.expelled.filter((one) => one !== player || isOut(one));
  const back = { ...state, expelled };
  return others.some(putsOut) ? back : resumed(back, before);
};

const putsOut = ({ measure }: Sanction): boolean => measure === 'game' || measure === 'tournament';

/** The game before the first sanction that put anybody out. */
const beforeAny = ({ conduct, impositions }: State): Imposition['before'] | undefined => {
  const first = conduct.sanctions.findIndex(putsOut);
  return [...impositions.values()].find(({ at }) => at === first)?.before;
};

/** The game goes on as it did, or has ended as it had. */
const resumed = (state: State, before: Imposition['before'] | undefined): State => {
  const { ended } = state;
  if (!ended || !before) return state;
  if (before.ended) return reckoned(state, { ...before.ended, ...soFar(ended) }, ended.items);
  const { A, B } = ended.items;
  const scores = {
    A: state.scores.A - A.rack - A.time,
    B: state.scores.B - B.rack - B.time,
  };
  return { ...state, scores, ended: null, timed: before.timed };
};

/** What has been reckoned of the end so far. */
const soFar = ({ items, deductions }: GameEnd): Pick<GameEnd, 'items' | 'deductions'> => ({
  items,
  deductions,
});
