// The event a game would go on with, so that random games get somewhere: at a table with sheets, or online.
import { PLAYERS, SLIP_ITEMS } from '../../protocol/generated/vocabulary.ts';
import { other, type Player } from '../src/game/board/players.ts';
import { RACK_SIZE, type Word } from '../src/game/board/tiles.ts';
import type { EventOf, EventType, GameEvent } from '../src/game/events.ts';
import { hasBegun, held } from '../src/game/hands.ts';
import type { Draw, Play, Remedy, State } from '../src/game/state.ts';
import type { Chance } from './chance.ts';
import { fitted } from './fitted.ts';
import { anyPlay, anyTiles, anyWord } from './plays.ts';

export const nextEvent = (chance: Chance, state: State): GameEvent => {
  if (state.dispute && chance.coin()) return fitted(chance, state, 'agree-score');
  if (state.remedy) return remedyStep(chance, state, state.remedy);
  const wrong = PLAYERS.find((player) => isWrong(state, player));
  if (wrong && chance.oneIn(3)) return reportOf(chance, state, wrong);
  const moment = momentOf(state);
  if (moment === 'over' || chance.oneIn(moment === 'start' ? 2 : 10))
    return fitted(chance, state, chance.pick(ASIDES[moment]));
  if (state.laying) return fitted(chance, state, chance.oneIn(3) ? 'lay' : 'finish-placing');
  if (!state.play) return turnStep(chance, state, state.toMove);
  if (state.play.challenge) return rulingStep(chance, state, state.play);
  return state.recording === 'automatic'
    ? onlineStep(chance, state, state.play)
    : playStep(chance, state, state.play);
};

/** What may well happen in between, by how far the game has come. */
const ASIDES = {
  start: [
    ...(['set-clock', 'inspect-table'] as const),
    ...([
      'complain-tiles',
      'assign-start',
      'draw-lots',
      'request-seat-lots',
      'choose-side',
    ] as const),
  ],
  turn: ['lay', 'announce-exchange', 'appeal', 'demand-meaning', 'claim-blank', 'call-arbiter'],
  laying: ['pick-up', 'give-up-play'],
  play: [
    ...(['name-blank', 'decide-opening', 'rearrange', 'begin-count', 'request-recount'] as const),
    ...(['dispute-score', 'remind-clock', 'pause-clock', 'arbiter-leaves'] as const),
  ],
  over: [
    ...(['sign', 'deliver-result', 'next-round', 'ask-correction', 'complete-sheet'] as const),
    ...(['review-sheet', 'fill-in', 'demand-signature'] as const),
    ...(['find', 'penalise', 'waive-overtime'] as const),
  ],
  ruling: ['clock-fails', 'replace-clock', 'pause-clock', 'wait', 'hand-in-slip', 'arbiter-leaves'],
} as const satisfies Readonly<Record<string, readonly EventType[]>>;

const momentOf = (state: State): keyof typeof ASIDES => {
  if (state.ended) return 'over';
  if (state.play) return state.play.challenge ? 'ruling' : 'play';
  if (state.laying) return 'laying';
  return hasBegun(state) ? 'turn' : 'start';
};

const isWrong = ({ draws }: State, player: Player): boolean => {
  const draw = draws[player];
  return draw !== null && draw.tiles.length !== draw.due;
};

const reportOf = (chance: Chance, { draws }: State, player: Player): GameEvent => {
  const { tiles, due } = draws[player] as Draw;
  const type = tiles.length > due ? 'report-surplus' : 'report-shortage';
  return { type, by: chance.pick(PLAYERS), player };
};

const turnStep = (chance: Chance, state: State, by: Player): GameEvent => {
  const rack = held(state, by);
  const empty = PLAYERS.filter((player) => held(state, player).length === 0);
  if (empty.length > 0 && state.turns.length === 0)
    return draw(chance, chance.pick(empty), RACK_SIZE);
  if (rack.length === 0 || chance.oneIn(6)) return { type: 'pass', by };
  return chance.oneIn(8) || state.announcedExchange !== null
    ? { type: 'exchange', by, tiles: anyTiles(chance, rack) }
    : { type: 'place', by, tiles: anyPlay(chance, state.board, rack) };
};

const rulingStep = (chance: Chance, state: State, { by, challenge }: Play): GameEvent => {
  const { recording, handling } = state;
  if (recording === 'sheets' && !challenge?.handedIn && chance.coin())
    return { type: 'hand-in-slip', items: SLIP_ITEMS, legible: true };
  const theirs = handling.mode === 'players' && chance.coin();
  return chance.oneIn(5)
    ? { type: 'withdraw', by }
    : { type: 'rule', by: theirs ? other(by) : 'judge', agreed: PLAYERS, inView: true };
};

/** The rival lets the play stand by taking a turn, or challenges it. */
const onlineStep = (chance: Chance, state: State, play: Play): GameEvent =>
  chance.oneIn(3) ? challengeOf(chance, play) : turnStep(chance, state, other(play.by));

const playStep = (chance: Chance, state: State, play: Play): GameEvent => {
  const { by, score: points } = play;
  const rival = other(by);
  if (!play.announced) return { type: 'announce', by, points };
  if (chance.oneIn(play.noted[rival] ? 20 : 4)) return challengeOf(chance, play);
  if (chance.oneIn(8)) return turnStep(chance, state, rival); // who plays on has accepted the play
  if (!play.noted[by]) return { type: 'note', by, points };
  if (!play.noted[rival]) return { type: 'note', by: rival, points };
  return play.drawn || chance.oneIn(4) ? { type: 'press-clock', by } : refill(chance, state, play);
};

/** As many as were laid, or what the bag holds; now and then some too many or too few. */
const refill = (chance: Chance, { bag }: State, { by, tiles }: Play): GameEvent =>
  draw(chance, by, Math.min(tiles.length, bag.length) + chance.pick([0, 0, 1, 2, -1]));

const remedyStep = (chance: Chance, state: State, remedy: Remedy): GameEvent => {
  const by = other(remedy.player);
  switch (remedy.kind) {
    case 'return': {
      const tiles = chance.shuffled(remedy.pool).slice(0, remedy.count);
      return { type: 'return-tiles', by, tiles };
    }
    case 'draw':
      return draw(chance, remedy.player, remedy.count);
    case 'hand-over':
      return { type: 'hand-over', by, tiles: held(state, by).slice(0, remedy.count) };
    default:
      return remedy satisfies never;
  }
};

const draw = (chance: Chance, by: Player, count: number): EventOf<'draw'> => {
  const drawn = Math.max(0, count);
  const [racked, seen] = [chance.below(drawn + 1), chance.below(drawn + 1)];
  return { type: 'draw', by, count: drawn, racked, seen };
};

const challengeOf = (chance: Chance, play: Play): GameEvent => ({
  type: 'challenge',
  by: other(play.by),
  words: wordsOf(chance, play),
});

const wordsOf = (chance: Chance, play: Play): Word[] => {
  const words = play.words.map((w) => w.word);
  if (words.length === 0) return [anyWord(chance)]; // a single tile that touches nothing forms no word
  const chosen = chance.some(words);
  return chosen.length > 0 ? chosen : words;
};
