// The next event of a random game: mostly what the game waits for, now and then something that is against the rules.
import type {
  ChallengeEvent,
  GameEvent,
  Outcome,
  PlacedTile,
  Player,
  RuleEvent,
  Tile,
  Word,
} from '../protocol/generated/types.ts';
import { PLAYERS } from '../protocol/generated/vocabulary.ts';
import { phonyPlay, soundPlay, wrongPlay } from './placing.ts';
import { rivalOf } from './start.ts';
import type { World } from './world.ts';

/** The table, and what happened last. */
export interface Moment {
  readonly board: readonly PlacedTile[];
  readonly racks: Readonly<Record<Player, readonly Tile[]>>;
  readonly bag: readonly Tile[];
  readonly toMove: Player;
  readonly last?: { readonly event: GameEvent; readonly outcome: Outcome } | undefined;
  /** The words of the last play that was laid. */
  readonly words: readonly Word[];
}

export const nextEvent = (world: World, moment: Moment): GameEvent => {
  const { random, profiles } = world;
  const { last } = moment;
  if (profiles.has('impugnacion')) {
    if (last?.event.type === 'challenge' && last.outcome.kind === 'done' && !random.oneIn(8))
      return RULING;
    const isLaid = last?.event.type === 'place' && last.outcome.kind === 'done';
    if (isLaid ? random.below(10) < 4 : random.oneIn(25)) return challengeOf(world, moment);
    if (random.oneIn(60)) return RULING;
  }
  if (profiles.has('final-arbitrado') && random.oneIn(20)) return endOf(world, moment);
  return turnOf(world, moment);
};

const RULING: RuleEvent = { type: 'rule', by: 'judge', agreed: PLAYERS, inView: true };

const challengeOf = ({ random }: World, { last, words, toMove }: Moment): ChallengeEvent => {
  const author = last && 'by' in last.event && last.event.by === 'B' ? 'B' : 'A';
  const some = words.filter(() => random.oneIn(2));
  const named = some.length > 0 && random.oneIn(3) ? some : words;
  const strange: Word = ['A', 'S'];
  return {
    type: 'challenge',
    by: random.oneIn(10) ? author : last?.event.type === 'place' ? rivalOf(author) : toMove,
    words: named.length === 0 || random.oneIn(15) ? [...named, strange] : [...named],
  };
};

const MINUTE = 60_000;

const endOf = ({ random }: World, { toMove }: Moment): GameEvent => {
  switch (random.below(3)) {
    case 0:
      return { type: 'time-up' };
    case 1:
      return { type: 'close-round', elapsedMs: random.pick([30, 59, 60, 61, 65, 66, 90]) * MINUTE };
    default:
      return { type: 'declare-blocked', by: random.oneIn(3) ? rivalOf(toMove) : toMove };
  }
};

const turnOf = (world: World, moment: Moment): GameEvent => {
  const { random } = world;
  const by = random.oneIn(15) ? rivalOf(moment.toMove) : moment.toMove;
  const rack = moment.racks[by];
  const kind = random.below(20);
  if (kind === 0 || rack.length === 0) return { type: 'pass', by };
  if (kind < 3) return { type: 'pass', by };
  if (kind < 6) return exchangeOf(world, by, rack);
  const scene = { board: moment.board, rack };
  const make = kind < 8 ? phonyPlay : kind < 11 ? wrongPlay : soundPlay;
  const tiles = make(world, scene);
  return tiles ? { type: 'place', by, tiles } : { type: 'pass', by };
};

const exchangeOf = ({ random }: World, by: Player, rack: readonly Tile[]): GameEvent => {
  const tiles = random.shuffled(rack).slice(0, 1 + random.below(rack.length));
  const foreign: Tile = random.pick(['Z', 'X', 'Q', 'J']);
  return { type: 'exchange', by, tiles: random.oneIn(12) ? [...tiles.slice(1), foreign] : tiles };
};
