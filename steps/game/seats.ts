// Who sits where. On the wire the players are A and B; scenarios call them Ana and Bruno. Ana is A in one case and B in
// another, so that a program that is right for one seat alone is found out.
import type { GameReplayParams } from '../../protocol/generated/types.ts';
import { PLAYER_FIELDS, PLAYERS } from '../../protocol/generated/vocabulary.ts';

const FIELDS: ReadonlySet<string> = new Set(PLAYER_FIELDS);
/** Maps by something else than players: a tile may be called A too. */
const NOT_BY_PLAYER: ReadonlySet<string> = new Set(['readings']);

const OTHER: Readonly<Record<string, string>> = { A: 'B', B: 'A' };

/** The same with the players changed about; twice over, it is what it was. */
export const changedAbout = <T>(value: T): T => change(value, false) as T;

const change = (value: unknown, isPlayer: boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => change(one, isPlayer));
  if (typeof value === 'string') return isPlayer ? (OTHER[value] ?? value) : value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => key in OTHER)) return byPlayer(value);
  return Object.fromEntries(
    entries.map(([key, own]) => [key, NOT_BY_PLAYER.has(key) ? own : change(own, FIELDS.has(key))]),
  );
};

/** What each player has; in the order of the players, as before. */
const byPlayer = (each: object): object =>
  Object.fromEntries(
    PLAYERS.flatMap((player) => {
      const own = (each as Record<string, unknown>)[OTHER[player] as string];
      return own === undefined ? [] : [[player, change(own, false)]];
    }),
  );

/** Whether Ana sits on the other side: in half of all games, and always alike in one. */
export const isChanged = ({ edition, position, events }: GameReplayParams): boolean => {
  const text = JSON.stringify([edition, position.scores, position.clocks, events]);
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) | 0;
  return (sum & 1) === 1;
};
