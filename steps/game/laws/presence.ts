// Laws of being there: nobody comes or goes by himself, and whoever waits for another is not charged for it.
import type { GameEvent, GameReplayParams, Presence } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { doneOf, type Law, law } from './law.ts';
import { rivalOf } from './shadow-table.ts';

const PLAYERS = ['A', 'B'] as const;

/** Where an event that has effect leaves a player. */
const LEADS: Readonly<Partial<Record<GameEvent['type'], Presence>>> = {
  arrive: 'here',
  'come-back': 'here',
  leave: 'away',
  abandon: 'away',
};

/** The case is about somebody's not being there, or about a round that has not started: time has its own laws then. */
export const isOfPresence = ({ position, events }: GameReplayParams): boolean =>
  position.presence !== undefined ||
  (position.round !== undefined && position.round.phase !== 'started') ||
  events.some(({ type }) => LEADS[type] !== undefined);

/** A player is where the latest event put him. */
export const presenceFollows: Law = (params, result) => {
  const comings = doneOf(params, result, 'arrive', 'come-back', 'leave', 'abandon');
  for (const player of PLAYERS) {
    const latest = comings.findLast((event) => event.player === player);
    const where = latest ? LEADS[latest.type] : (params.position.presence?.[player] ?? 'here');
    expectEqual(law(`where ${player} is`), result.state.presence?.[player] ?? 'here', where);
  }
};

/** Nobody's time runs before the round starts; then it is not the time of whoever waits for a player who has not come. */
export const waitingIsFree: Law = (params, result) => {
  const { position } = params;
  const { presence, running, ended } = result.state;
  if (running === undefined || ended || position.clock?.running !== undefined) return;
  const started = doneOf(params, result, 'start-round').length > 0;
  if (position.round && position.round.phase !== 'started' && !started)
    expectEqual(law('clock before the round starts'), running, null);
  for (const player of PLAYERS)
    if (presence?.[player] === 'not-come' && presence[rivalOf(player)] === 'here')
      expectEqual(law('whose time runs while a player is waited for'), running, running && player);
};
