// Laws of sanctions: none acts by itself. What a player has suffered was imposed by somebody, and costs what was said.
import type { GameReplayResult, Player } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';

type State = GameReplayResult['state'];

const PLAYERS = ['A', 'B'] as const;

/** Points taken off a player by the sanctions that hold. */
export const sanctionPoints = ({ sanctions = [] }: State, player: Player): number =>
  sanctions
    .filter((one) => one.player === player && one.status === 'in-force')
    .reduce((sum, { points = 0 }) => sum + points, 0);

/** Nobody is put out without a finding or a penalty. */
export const noPenalties: Law = (params, result) => {
  const found = doneOf(params, result, 'find-offence', 'penalise').map(({ player }) => player);
  const expelled = (result.state.expelled ?? []).filter((player) => !found.includes(player));
  expectEqual('law of the table, expelled without a finding', expelled, []);
};

/** Every sanction was imposed, in this order and for this, and every penalty that was admitted is among them. */
export const sanctionsImposed: Law = (params, result) => {
  const imposed = doneOf(params, result, 'penalise').map((event) => [
    ...[event.player, event.measure, event.for],
    event.measure === 'points' ? event.points : undefined,
  ]);
  const kept = (result.state.sanctions ?? []).map((one) => [
    ...[one.player, one.measure, one.for],
    one.points,
  ]);
  expectEqual('law of the table, sanctions', kept, imposed);
};

/** At the end their points stand as an item of their own. */
export const sanctionsItemised: Law = (_, { state }) => {
  const items = state.ended?.items;
  if (!items) return;
  for (const player of PLAYERS)
    expectEqual(
      `law of the table, sanction item of ${player}`,
      items[player].sanction,
      0 - sanctionPoints(state, player),
    );
};
