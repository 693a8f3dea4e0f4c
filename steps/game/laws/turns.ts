// Laws of the turn: which turns were taken follows from what was done, and so does who sits out.
import type { Player, TurnKind } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law } from './law.ts';

const PLAYERS = ['A', 'B'] as const;

/** As many turns of a kind as there were acts that make one. */
export const kindsFollow: Law = (params, result, { stood, lifted, passedOver }) => {
  const added = result.state.turns?.slice(params.position.turns.length);
  if (!added) return;
  const count = (...kinds: readonly TurnKind[]) =>
    added.filter(({ kind }) => kinds.includes(kind)).length;
  const acts = (type: 'pass' | 'exchange' | 'withdraw') => doneOf(params, result, type).length;
  const kind = 'law of the table, turns spent by';
  const passes = Math.max(count('pass'), acts('pass') - passedOver);
  expectEqual(`${kind} pass`, count('pass'), Math.min(passes, acts('pass')));
  expectEqual(`${kind} exchange`, count('exchange'), acts('exchange'));
  expectEqual(`${kind} play`, count('play'), stood);
  expectEqual(`${kind} a play withdrawn`, count('withdrawn'), acts('withdraw'));
  expectEqual(`${kind} an invalid play`, Math.max(lifted, count('invalid')), lifted);
};

/** A turn that is to be lost is lost, or still to be. */
export const turnsAreLost: Law = (params, result, { remedy, passedOver }) => {
  const { turns, turnsToLose } = result.state;
  if (!turns || !turnsToLose) return;
  const added = turns.slice(params.position.turns.length);
  const givenUp = doneOf(params, result, 'give-up-play');
  const leftOver = doneOf(params, result, 'report-leftover');
  for (const player of PLAYERS) {
    const lost = added.filter(({ by, kind }) => by === player && kind === 'forfeit').length;
    const pending = remedy?.losesTurn === player ? 1 : 0; // lost once it is put right
    const told = reported(result.outcomes, player) - pending;
    const found = lost + turnsToLose[player];
    const over = result.state.ended && found < told; // the game was over first
    // Whether these cost a turn is the edition's affair.
    const timed = params.position.clock?.device === 'timer';
    const open =
      (timed ? doneOf(params, result, 'wait').length : 0) +
      givenUp.filter(({ by }) => by === player).length +
      leftOver.filter(({ owing }) => owing[0] === player).length +
      passedOver;
    if (!over)
      expectEqual(
        `law of the table, turns lost by ${player}`,
        found,
        Math.min(Math.max(found, told), told + open),
      );
  }
};

const reported = (outcomes: readonly unknown[], player: Player): number =>
  outcomes.filter((outcome) => {
    const { report } = outcome as { readonly report?: { readonly losesTurn?: Player | null } };
    return report?.losesTurn === player;
  }).length;

/** Whoever is told to start is to move, until a turn has been taken. */
export const starterMoves: Law = ({ position, events }, { outcomes, state }) => {
  const told = outcomes.flatMap((outcome, i) => {
    if (events[i]?.type !== 'assign-start') return [];
    const { report } = outcome as { readonly report?: { readonly starter?: string | null } };
    return report?.starter === 'A' || report?.starter === 'B' ? [report.starter] : [];
  });
  if (told.length > 0 && state.turns?.length === position.turns.length)
    expectEqual('law of the table, who starts', state.toMove, told.at(-1));
};
