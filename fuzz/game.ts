// A random game: a table and events chosen one by one, each seen through by the reference before the next is chosen.
import type {
  GameEvent,
  GameReplayParams,
  GameReplayResult,
  PlayReport,
  Position,
  Word,
} from '../protocol/generated/types.ts';
import { nextEvent } from './events.ts';
import { startOf } from './start.ts';
import { paramsOf, type World } from './world.ts';

export interface Game {
  readonly params: GameReplayParams;
  /** What the reference says of it. */
  readonly answer: GameReplayResult;
}

/** Events after the end are few: all of them are refused. */
const AFTER_END = 2;

export const randomGame = (world: World, longest: number): Game => {
  const { edition, random, referee, profiles } = world;
  let position: Position = startOf(world);
  const events: GameEvent[] = [];
  let answer = referee(paramsOf(edition, position, events));
  let words: readonly Word[] = [];
  const length = 1 + random.below(longest);
  for (let after = 0; events.length < length && after < AFTER_END; ) {
    const event = events.at(-1);
    const outcome = answer.outcomes.at(-1);
    const last = event && outcome ? { event, outcome } : undefined;
    const next = nextEvent(world, { ...answer.state, last, words });
    if (next.type === 'declare-blocked') position = withPlayable(world, position, answer);
    const told = referee(paramsOf(edition, position, [...events, next]));
    const formed = formedIn(told, next);
    if (formed) {
      words = formed;
      position = withWords(position, formed.filter(world.has));
    }
    // Whoever does not claim endings is not asked about games that end.
    if (told.state.ended && !profiles.has('final')) break;
    events.push(next);
    answer = formed ? referee(paramsOf(edition, position, events)) : told;
    if (answer.state.ended) after += 1;
  }
  return { params: paramsOf(edition, position, events), answer };
};

const formedIn = (
  { outcomes }: GameReplayResult,
  event: GameEvent,
): readonly Word[] | undefined => {
  const last = outcomes.at(-1);
  if (event.type !== 'place' || last?.kind !== 'done') return undefined;
  return (last.report as PlayReport | undefined)?.words;
};

/** Words that the judges would accept, each once. */
const withWords = (position: Position, words: readonly Word[]): Position => {
  const known = new Set(position.lexicon.map((word) => word.join(' ')));
  const more = words.filter((word) => !known.has(word.join(' ')));
  return more.length > 0 ? { ...position, lexicon: [...position.lexicon, ...more] } : position;
};

/** Whether somebody can place depends on every word: where somebody can, a word that can be placed is among them. */
const withPlayable = (world: World, position: Position, { state }: GameReplayResult): Position => {
  const words = (['A', 'B'] as const).flatMap((player) => {
    const plays = world.generate(state.board, state.racks[player]);
    if (plays.count === 0) return [];
    const tiles = plays.tiles(0);
    const asked = paramsOf(
      world.edition,
      { ...position, board: state.board, racks: state.racks, toMove: player },
      [{ type: 'place', by: player, tiles }],
    );
    return formedIn(world.referee(asked), { type: 'place', by: player, tiles }) ?? [];
  });
  return withWords(position, words);
};
