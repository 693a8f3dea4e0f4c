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

/** Whoever is put out was expelled by somebody, and whoever was expelled is out. */
export const expelledOnPurpose: Law = (_, result) => {
  const expelled = result.state.expelled ?? [];
  const imposed = (result.state.sanctions ?? [])
    .filter(({ measure, status }) => measure === 'tournament' && status === 'in-force')
    .map(({ player }) => player);
  const strange = expelled.filter((one) => !imposed.includes(one));
  expectEqual('law of the table, expelled by nobody', strange, []);
  const once = [...new Set(expelled)];
  expectEqual('law of the table, expelled once', expelled, once);
  const spared = imposed.filter((player) => !expelled.includes(player));
  expectEqual('law of the table, expelled and still in', spared, []);
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

/** A sanction is quashed by the tribunal, and by nobody else; without effect meanwhile only while it is appealed. */
export const quashedOnAppeal: Law = (params, result) => {
  const imposed = params.events.flatMap(({ type }, i) =>
    type === 'penalise' && result.outcomes[i]?.kind === 'done' ? [i + 1] : [],
  );
  const answers = doneOf(params, result, 'answer-appeal');
  const quashed = answers.filter(({ upheld }) => upheld).map(({ against }) => against);
  for (const [i, { status }] of (result.state.sanctions ?? []).entries()) {
    const upheld = quashed.includes(imposed[i]);
    expectEqual(`law of the table, sanction ${i + 1} quashed`, status === 'quashed', upheld);
    if (status !== 'suspended') continue;
    const answered = answers.some(({ against }) => against === imposed[i]);
    const appealed = doneOf(params, result, 'appeal').some(({ against }) => against === imposed[i]);
    const what = `law of the table, sanction ${i + 1} suspended`;
    expectEqual(what, appealed && !answered, true);
  }
};

/** What is punished was called a breach, and what was not called one is not punished as such. */
export const breachesPunished: Law = ({ events }, { outcomes }) => {
  for (const [i, event] of events.entries()) {
    const outcome = outcomes[i];
    const act = event.type === 'penalise' ? outcomes[(event.for ?? 0) - 1] : undefined;
    if (!act || !outcome || act.kind !== 'done') continue;
    const { ruling } = (act.report ?? {}) as { readonly ruling?: string };
    if (ruling === undefined) continue;
    if (outcome.kind === 'done')
      expectEqual('law of the table, act that is punished', ruling, 'breach');
    else if (outcome.kind === 'refused' && outcome.reason === 'no-breach')
      expectEqual('law of the table, breach that is not punished', ruling === 'breach', false);
  }
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
