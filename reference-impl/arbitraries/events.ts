// Random events: those a game would go on with, and those that come out of the blue.

import { ACTORS, other, PLAYERS, type Player } from '../src/game/board/players.ts';
import { squareAt } from '../src/game/board/squares.ts';
import { LETTERS, RACK_SIZE, type Tile, type Word } from '../src/game/board/tiles.ts';
import { INCIDENTS } from '../src/game/conduct/incidents.ts';
import type { EventOf, EventType, GameEvent, SlipEntry } from '../src/game/events.ts';
import type { Draw, Play, Remedy, State } from '../src/game/state.ts';
import type { Dice } from './dice.ts';
import { anyPlay, anyTiles, placedTile } from './plays.ts';
import { ALL_TILES } from './positions.ts';

const SLIP: readonly SlipEntry[] = [
  'words',
  'signature-A',
  'signature-B',
  'table',
  'round',
  'tick-A',
  'tick-B',
];

/** Most events are what the game waits for, so that random games get somewhere. */
export const anyEvent = (dice: Dice, state: State): GameEvent =>
  dice.oneIn(4) ? stray(dice, state) : nextEvent(dice, state);

export const nextEvent = (dice: Dice, state: State): GameEvent => {
  if (state.remedy) return remedyStep(dice, state, state.remedy);
  const wrong = PLAYERS.find((player) => isWrong(state, player));
  if (wrong && dice.oneIn(5)) return reportOf(dice, state, wrong);
  return state.play ? playStep(dice, state, state.play) : turnStep(dice, state);
};

const isWrong = ({ draws }: State, player: Player): boolean => {
  const draw = draws[player];
  return draw !== null && draw.tiles.length !== draw.due;
};

const reportOf = (dice: Dice, { draws }: State, player: Player): GameEvent => {
  const { tiles, due } = draws[player] as Draw;
  const type = tiles.length > due ? 'report-surplus' : 'report-shortage';
  return { type, by: dice.pick(PLAYERS), player };
};

const turnStep = (dice: Dice, state: State): GameEvent => {
  const by = state.toMove;
  const rack = [...state.racks[by], ...state.hands[by]];
  if (rack.length === 0) return draw(dice, by, RACK_SIZE + dice.below(2));
  if (dice.oneIn(6)) return { type: 'pass', by };
  return dice.oneIn(8)
    ? { type: 'exchange', by, tiles: anyTiles(dice, rack) }
    : { type: 'place', by, tiles: anyPlay(dice, state.board, rack) };
};

const playStep = (dice: Dice, state: State, play: Play): GameEvent => {
  const rival = other(play.by);
  if (play.challenge) {
    const answerer = dice.pick(ACTORS);
    if (!play.challenge.handedIn && dice.coin())
      return { type: 'hand-in-slip', items: SLIP, legible: true };
    return dice.oneIn(4)
      ? { type: 'withdraw', by: play.by }
      : { type: 'rule', by: dice.oneIn(3) ? answerer : 'judge', agreed: PLAYERS, inView: true };
  }
  if (!play.announced) return { type: 'announce', by: play.by, points: play.score };
  if (dice.oneIn(4)) return { type: 'challenge', by: rival, words: wordsOf(dice, play) };
  if (dice.oneIn(8) && state.racks[rival].length > 0) {
    const tiles = anyPlay(dice, state.board, state.racks[rival]);
    return { type: 'place', by: rival, tiles };
  }
  if (!play.noted[play.by]) return { type: 'note', by: play.by, points: play.score };
  if (!play.noted[rival]) return { type: 'note', by: rival, points: play.score };
  return play.drawn || dice.oneIn(4)
    ? { type: 'press-clock', by: play.by }
    : refill(dice, state, play);
};

/** As many as were laid, or what the bag holds; now and then some too many or too few. */
const refill = (dice: Dice, { bag }: State, { by, tiles }: Play): GameEvent =>
  draw(dice, by, Math.min(tiles.length, bag.length) + dice.pick([0, 0, 1, 2, -1]));

const remedyStep = (dice: Dice, state: State, remedy: Remedy): GameEvent => {
  switch (remedy.kind) {
    case 'return': {
      const tiles = dice.shuffled(remedy.pool).slice(0, remedy.count);
      return { type: 'return-tiles', by: other(remedy.player), tiles };
    }
    case 'draw':
      return draw(dice, remedy.player, remedy.count);
    case 'hand-over': {
      const tiles = state.racks[other(remedy.player)].slice(0, remedy.count);
      return { type: 'hand-over', by: other(remedy.player), tiles };
    }
    default:
      return remedy satisfies never;
  }
};

const draw = (dice: Dice, by: Player, count: number): EventOf<'draw'> => {
  const drawn = Math.max(0, count);
  return {
    type: 'draw',
    by,
    count: drawn,
    racked: dice.below(drawn + 1),
    seen: dice.below(drawn + 1),
  };
};

const wordsOf = (dice: Dice, play: Play): Word[] => {
  const words = play.words.map((w) => w.word);
  const chosen = dice.some(words);
  if (words.length === 0) return [anyWord(dice)]; // a single tile that touches nothing forms no word
  return chosen.length > 0 ? chosen : words;
};

const anyWord = (dice: Dice): Word =>
  Array.from({ length: dice.between(1, 4) }, () => dice.pick(LETTERS));

/** One maker for each type of event, so that a new type cannot be forgotten here. */
const STRAYS: { readonly [T in EventType]: (dice: Dice, by: Player, state: State) => EventOf<T> } =
  {
    place: (dice, by, state) => ({ type: 'place', by, tiles: strayTiles(dice, by, state) }),
    'decide-opening': (dice, by) => ({ type: 'decide-opening', by, accept: dice.coin() }),
    announce: (dice, by) => ({ type: 'announce', by, points: dice.below(60) }),
    note: (dice, by) => ({
      type: 'note',
      by,
      points: dice.below(60),
      ...(dice.coin() ? { word: anyWord(dice) } : {}),
    }),
    draw: (dice, by) => ({
      type: 'draw',
      by,
      count: dice.below(10),
      racked: dice.below(10),
      seen: dice.below(10),
    }),
    'press-clock': (_, by) => ({ type: 'press-clock', by }),
    wait: (dice) => ({ type: 'wait', ms: dice.below(20_000) }),
    'pause-clock': (_, by) => ({ type: 'pause-clock', by }),
    exchange: (dice, by, state) => ({
      type: 'exchange',
      by,
      tiles: dice.coin() ? dice.some(state.racks[by]) : anyTiles(dice, ALL_TILES).slice(0, 9),
    }),
    pass: (_, by) => ({ type: 'pass', by }),
    challenge: (dice, _, { play, lastPlay }) => {
      const formed = (play ?? lastPlay)?.words.map((w) => w.word) ?? [];
      const words = formed.length > 0 && dice.coin() ? formed : [anyWord(dice)];
      return {
        type: 'challenge',
        by: dice.pick(ACTORS),
        words,
      };
    },
    'hand-in-slip': (dice) => ({
      type: 'hand-in-slip',
      items: dice.some(SLIP),
      legible: dice.coin(),
    }),
    rule: (dice) => ({
      type: 'rule',
      by: dice.pick(ACTORS),
      agreed: dice.some(PLAYERS),
      inView: dice.coin(),
    }),
    withdraw: (_, by) => ({ type: 'withdraw', by }),
    appeal: (_, by) => ({ type: 'appeal', by }),
    'request-recount': (_, by) => ({ type: 'request-recount', by }),
    'demand-meaning': (_, by) => ({ type: 'demand-meaning', by }),
    'report-surplus': (dice, by) => ({ type: 'report-surplus', by, player: dice.pick(PLAYERS) }),
    'return-tiles': (dice, by, state) => ({
      type: 'return-tiles',
      by,
      tiles: dice.some(state.racks[other(by)]),
    }),
    'report-shortage': (dice, by) => ({ type: 'report-shortage', by, player: dice.pick(PLAYERS) }),
    'hand-over': (dice, by, state) => ({
      type: 'hand-over',
      by,
      tiles: dice.some(state.racks[by]),
    }),
    'report-leftover': (dice, by) => ({
      type: 'report-leftover',
      by,
      owing: dice.shuffled(PLAYERS).slice(dice.below(2)),
    }),
    'find-offence': (dice) => ({ type: 'find-offence', player: dice.pick(PLAYERS) }),
    'declare-blocked': (_, by) => ({ type: 'declare-blocked', by }),
    'time-up': () => ({ type: 'time-up' }),
    'close-round': (dice) => ({ type: 'close-round', elapsedMs: dice.below(12_000_000) }),
    'read-clock': (dice) => ({
      type: 'read-clock',
      player: dice.pick(PLAYERS),
      usedMs: dice.below(2_600_000),
    }),
    'draw-lots': (dice) => ({
      type: 'draw-lots',
      purpose: dice.pick(['start', 'chair', 'side'] as const),
      lots: { A: dice.pick(LETTERS), B: dice.pick(LETTERS) },
    }),
    'assign-start': (dice, by) => ({
      type: 'assign-start',
      format: dice.pick(['round-robin', 'swiss', 'match', 'teams', 'koth'] as const),
      listed: by,
      game: dice.between(1, 4),
      firstStarter: by,
      starts: { A: dice.below(3), B: dice.below(3) },
      program: dice.coin(),
      announced: dice.coin(),
      notified: dice.coin(),
    }),
    'complain-tiles': (_, by) => ({ type: 'complain-tiles', by }),
    'request-seat-lots': (dice, by) => ({ type: 'request-seat-lots', by, agreed: dice.coin() }),
    'choose-side': (dice, by) => ({
      type: 'choose-side',
      by,
      side: dice.pick(['top', 'right', 'bottom', 'left'] as const),
    }),
    lay: (dice, by, state) => ({
      type: 'lay',
      by,
      tiles: strayTiles(dice, by, state),
      dropped: dice.coin(),
      seen: dice.coin(),
    }),
    'finish-placing': (_, by) => ({ type: 'finish-placing', by }),
    'pick-up': (dice, by, state) => ({
      type: 'pick-up',
      by,
      square: state.laying?.tiles[0]?.square ?? squareAt(dice.below(15), dice.below(15)),
    }),
    rearrange: (dice, by, state) => ({
      type: 'rearrange',
      by,
      tiles:
        dice.coin() && state.play?.tiles.length ? state.play.tiles : strayTiles(dice, by, state),
      purpose: dice.pick(['correct', 'improve'] as const),
    }),
    'begin-count': (_, by) => ({ type: 'begin-count', by }),
    'give-up-play': (_, by) => ({ type: 'give-up-play', by }),
    'name-blank': (dice, by, state) => ({
      type: 'name-blank',
      by,
      square: state.play?.tiles[0]?.square ?? 'H8',
      letter: dice.pick([...LETTERS, 'K', 'W'] as const),
    }),
    'settle-blank': (dice) => ({
      type: 'settle-blank',
      author: dice.coin() ? dice.pick(LETTERS) : null,
      rival: dice.coin() ? dice.pick(LETTERS) : null,
      said: dice.pick(LETTERS),
    }),
    'claim-blank': (_, by) => ({ type: 'claim-blank', by }),
    'announce-exchange': (dice, by) => ({ type: 'announce-exchange', by, count: dice.below(8) }),
    'count-bag': (dice, by) => ({
      type: 'count-bag',
      by: dice.pick([by, 'runner'] as const),
      inside: dice.coin(),
      agreed: dice.coin() ? ['A', 'B'] : [by],
      monitors: dice.coin(),
    }),
    'report-incident': (dice, by) => ({
      type: 'report-incident',
      by,
      incident: dice.pick(INCIDENTS),
    }),
  };

export const EVENT_TYPES = Object.keys(STRAYS) as EventType[];

/** Events that end most games at once are drawn less often. */
const RARE: readonly EventType[] = ['time-up', 'close-round', 'read-clock', 'declare-blocked'];
const DRAWN_FROM = EVENT_TYPES.filter((type) => !RARE.includes(type));

export const stray = (dice: Dice, state: State): GameEvent => {
  const type = dice.oneIn(20) ? dice.pick(RARE) : dice.pick(DRAWN_FROM);
  return STRAYS[type](dice, dice.pick(PLAYERS), state);
};

/** Tiles from anywhere, on squares anywhere. */
const strayTiles = (dice: Dice, by: Player, state: State) => {
  const own = state.racks[by].length > 0;
  if (dice.coin() && own) return anyPlay(dice, state.board, state.racks[by]);
  const tiles: readonly Tile[] = dice.coin() && own ? state.racks[by] : ALL_TILES;
  return anyTiles(dice, tiles)
    .slice(0, 8)
    .map((tile) => placedTile(dice, squareAt(dice.below(15), dice.below(15)), tile));
};
