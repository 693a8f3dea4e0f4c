// The hunt: random games, one after the other, sent to the implementation and held against the reference. What differs
// is shrunk and told, once for each way of differing.
import { AdapterFailure } from '../protocol/failure.ts';
import type { EditionId, GameReplayParams, Profile } from '../protocol/generated/types.ts';
import { randomOf } from '../shared/random.ts';
import type { Caller } from '../steps/kernel/caller.ts';
import { type Difference, differenceOf } from './difference.ts';
import { type Game, randomGame } from './game.ts';
import { type Ask, type Finding, shrink } from './shrink.ts';
import type { Referee, World } from './world.ts';

export interface Field {
  readonly edition: EditionId;
  readonly profiles: ReadonlySet<Profile>;
}

export type Words = Pick<World, 'generate' | 'has'>;

const LONGEST = 12;
/** Far from one another, so that neighbouring seeds share no game. */
const STRIDE = 1_000_003;

/** The game of a number: the same whenever it is asked for. */
export const gameOf = (
  seed: number,
  number: number,
  fields: readonly Field[],
  words: Words,
  referee: Referee,
): Game => {
  const random = randomOf(Math.imul(seed, STRIDE) + number);
  const field = fields[number % fields.length] as Field;
  return randomGame({ ...words, ...field, random, referee }, LONGEST);
};

/** An implementation that fails to answer is a value. */
export const askOf =
  (caller: Caller): Ask =>
  async (params: GameReplayParams) => {
    try {
      return await caller.call('game/replay', params);
    } catch (error) {
      if (error instanceof AdapterFailure) return error;
      throw error;
    }
  };

export interface Hunt {
  readonly seed: number;
  readonly fields: readonly Field[];
  readonly words: Words;
  readonly referee: Referee;
  readonly ask: Ask;
  readonly atOnce: number;
}

/** The games of these numbers that differ, before they are shrunk. */
export const differing = async (
  hunt: Hunt,
  from: number,
  count: number,
): Promise<{ number: number; finding: Finding }[]> => {
  const { seed, fields, words, referee, ask } = hunt;
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  const games = numbers.map((number) => gameOf(seed, number, fields, words, referee));
  const answers = await Promise.all(games.map(({ params }) => ask(params)));
  return games.flatMap(({ params, answer }, i) => {
    const difference: Difference | undefined = differenceOf(
      params,
      answer,
      answers[i] as Awaited<ReturnType<Ask>>,
    );
    return difference ? [{ number: from + i, finding: { params, answer, difference } }] : [];
  });
};

export const shrunk = (hunt: Hunt, finding: Finding): Promise<Finding> =>
  shrink(finding, { ...hunt, has: hunt.words.has });
