// The law of whole seconds: every limit of a regulation is one, so that no clock shows a part of a second where all the
// times that are given are whole. A timer is beyond its limit a moment later, which is less than a second.
import type { GameReplayParams } from '../../../protocol/generated/types.ts';
import { expectEqual } from '../../kernel/expect.ts';
import { type Law, law } from './law.ts';

const SECOND = 1000;

const isWhole = (ms: number): boolean => ms % SECOND === 0;

/** Times given by events stand under these names, for each player or for what goes by. */
const isTime = (name: string): boolean => /^(ms|clocks|shown)$|Ms$/.test(name);

/** All numbers within, once the name of a time has been met. */
const timesIn = (value: unknown, within = false): number[] => {
  if (typeof value === 'number') return within ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => timesIn(part, within || isTime(name)));
};

const isTimed = ({ position }: GameReplayParams): boolean => position.clock?.device === 'timer';

export const secondsAreWhole: Law = (params, { state }) => {
  const { position, events } = params;
  if (isTimed(params) || !timesIn([position, events]).every(isWhole)) return;
  const parts = timesIn({ clocks: state.clocks, ...state.clock }).filter((ms) => !isWhole(ms));
  expectEqual(law('parts of a second on the clock'), parts, []);
};
