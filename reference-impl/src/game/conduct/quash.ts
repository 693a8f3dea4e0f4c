// A sanction without effect: what it took comes back, and what others have imposed besides stays.
import type { Sanction, SanctionStatus } from '../../../../protocol/generated/types.ts';
import { reckoned, sanctioned } from '../ending/end.ts';
import type { GameEnd, Imposition, State } from '../state.ts';

export const withStatus = (state: State, { at }: Imposition, status: SanctionStatus): State => {
  const { conduct } = state;
  const sanctions = conduct.sanctions.map((one, i) => (i === at ? { ...one, status } : one));
  return { ...state, conduct: { ...conduct, sanctions } };
};

/** The table as if this sanction, which is in force no more, had not been imposed. */
export const undone = (state: State, sanction: Sanction, imposition: Imposition): State => {
  const { player, measure, points } = sanction;
  if (points !== undefined) return sanctioned(state, player, 0 - points);
  const others = state.conduct.sanctions.filter((one) => one.status === 'in-force');
  const stillOut = others.some((one) => one.player === player && one.measure === 'tournament');
  const { before } = imposition;
  const spared = measure !== 'tournament' || stillOut || before.expelled.includes(player);
  const expelled = spared ? state.expelled : state.expelled.filter((one) => one !== player);
  const isLost = others.some((one) => one.measure === 'game' || one.measure === 'tournament');
  const back = { ...state, expelled };
  return isLost || (measure !== 'game' && measure !== 'tournament') ? back : resumed(back, before);
};

/** The game goes on as it did, or has ended as it had. */
const resumed = (state: State, before: Imposition['before']): State => {
  const { ended } = state;
  if (!ended) return state;
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
