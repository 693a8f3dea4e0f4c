// Which violations random games come upon: each is put in the place of an implementation, and the same games are held
// against it until one differs.
import { differenceOf } from '../../fuzz/difference.ts';
import type { Game } from '../../fuzz/game.ts';
import { type Field, gameOf, type Words } from '../../fuzz/hunt.ts';
import type { Finding } from '../../fuzz/shrink.ts';
import { FUZZED, type Referee } from '../../fuzz/world.ts';
import type { GameReplayResult } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { referenceHandler } from '../../reference-impl/adapter/handler.ts';
import { apply, editions } from '../../reference-impl/src/index.ts';
import { VIOLATIONS } from '../violations/index.ts';
import type { Violation } from '../violations/violation.ts';

export const FIELDS: readonly Field[] = EDITIONS.map((edition) => ({
  edition,
  profiles: new Set(FUZZED),
}));

/** The violations of a game; those of words and of tournaments are none. */
export const GAME_VIOLATIONS: readonly Violation[] = VIOLATIONS.filter((v) => 'act' in v);

export const refereeWith =
  (...altered: Parameters<typeof referenceHandler>): Referee =>
  (params) => {
    const handle = referenceHandler(...altered);
    const response = handle({ jsonrpc: '2.0', id: 1, method: 'game/replay', params });
    return (response as unknown as { readonly result: GameReplayResult }).result;
  };

export const refereeBroken = ({ act }: Violation): Referee =>
  refereeWith(editions, { apply: act(apply) });

export interface Reached {
  readonly violation: Violation;
  /** The first game that differs; nothing where none does. */
  readonly found?: { readonly number: number; readonly finding: Finding } | undefined;
}

export const gamesOf = (words: Words, seed: number, count: number): Game[] => {
  const referee = refereeWith();
  return Array.from({ length: count }, (_, number) => gameOf(seed, number, FIELDS, words, referee));
};

export const reach = (games: readonly Game[], violation: Violation): Reached => {
  const broken = refereeBroken(violation);
  for (const [number, { params, answer }] of games.entries()) {
    const difference = differenceOf(params, answer, broken(params));
    if (difference)
      return { violation, found: { number, finding: { params, answer, difference } } };
  }
  return { violation };
};
