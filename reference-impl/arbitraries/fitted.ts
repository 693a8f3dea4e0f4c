// An event of any type, made up from its schema or, where the table matters to it, fitted to the table.
import type { Body, PlacedTile } from '../../protocol/generated/types.ts';
import { BODIES, PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { other } from '../src/game/board/players.ts';
import { BLANK } from '../src/game/board/tiles.ts';
import type { EventOf, EventType, GameEvent } from '../src/game/events.ts';
import { held } from '../src/game/hands.ts';
import { withoutWord } from '../src/game/sheets/lines.ts';
import type { State } from '../src/game/state.ts';
import type { Chance } from './chance.ts';
import { type Located, schemaAt, valueFrom } from './from-schema.ts';
import { anyPlay, anyTiles, anyWord } from './plays.ts';

const EVENT = schemaAt('game/event.schema.json');
const HALF_AN_HOUR = 1_800_000;
const BY_TYPE = new Map<unknown, Located>(
  (EVENT.schema.oneOf ?? []).map(({ $ref = '' }) => {
    const located = schemaAt($ref, EVENT.file);
    return [located.schema.properties?.type?.const, located];
  }),
);

/** Whatever the schema admits. */
export const madeUp = <T extends EventType>(chance: Chance, type: T): EventOf<T> => {
  const located = BY_TYPE.get(type);
  if (!located) throw new Error(`schemas/game/event.schema.json: no ${type}; run npm run generate`);
  return valueFrom(chance, located) as EventOf<T>;
};

/** As the table suggests, made up where it suggests nothing. */
export const fitted = (chance: Chance, state: State, type: EventType): GameEvent =>
  FITTED[type]?.(chance, state) ?? madeUp(chance, type);

/** What a type can be fitted to; undefined where that is not on the table. */
const FITTED: {
  readonly [T in EventType]?: (chance: Chance, state: State) => EventOf<T> | undefined;
} = {
  place: (chance, state) => {
    const by = chance.pick(PLAYERS);
    const rack = held(state, by);
    if (rack.length === 0) return undefined;
    return { type: 'place', by, tiles: anyPlay(chance, state.board, rack) };
  },
  lay: (chance, { toMove: by, board, racks }) => {
    if (racks[by].length === 0) return undefined;
    const tiles = anyPlay(chance, board, racks[by]).slice(0, chance.between(1, 3));
    return { ...madeUp(chance, 'lay'), by, tiles };
  },
  'finish-placing': (_, { toMove: by }) => ({ type: 'finish-placing', by }),
  'pick-up': (chance, { toMove: by, laying }) =>
    laying ? { type: 'pick-up', by, square: chance.pick(laying.tiles).square } : undefined,
  'give-up-play': (_, { toMove: by }) => ({ type: 'give-up-play', by }),
  rearrange: (chance, { play }) => {
    if (!play || play.tiles.length === 0) return undefined;
    const tiles = chance.coin() ? moved(chance, play.tiles) : play.tiles;
    return { ...madeUp(chance, 'rearrange'), by: play.by, tiles };
  },
  'name-blank': (chance, { play }) => {
    const blank = play?.tiles.find((t) => t.tile === BLANK);
    if (!play || !blank) return undefined;
    return { ...madeUp(chance, 'name-blank'), by: play.by, square: blank.square };
  },
  'decide-opening': (chance, { toMove }) => ({
    ...madeUp(chance, 'decide-opening'),
    by: other(toMove),
  }),
  'agree-score': (_, { play }) => ({ type: 'agree-score', points: play?.score ?? 0 }),
  'begin-count': (_, { toMove: by }) => ({ type: 'begin-count', by }),
  exchange: (chance, { toMove: by, racks }) =>
    racks[by].length > 0 ? { type: 'exchange', by, tiles: anyTiles(chance, racks[by]) } : undefined,
  challenge: (chance, { play, lastPlay }) => {
    const words = (play ?? lastPlay)?.words.map((w) => w.word) ?? [];
    return { ...madeUp(chance, 'challenge'), words: words.length > 0 ? words : [anyWord(chance)] };
  },
  appeal: (_, { play, lastPlay }) => {
    const ruled = play ?? lastPlay;
    return ruled ? { type: 'appeal', by: ruled.by } : undefined;
  },
  'declare-blocked': (_, { blocked: [first = 'B'] }) => ({
    type: 'declare-blocked',
    by: other(first),
  }),
  'return-tiles': (chance, { racks }) => {
    const by = chance.pick(PLAYERS);
    return { type: 'return-tiles', by, tiles: chance.some(racks[other(by)]) };
  },
  'hand-over': (chance, { racks }) => {
    const by = chance.pick(PLAYERS);
    return { type: 'hand-over', by, tiles: chance.some(racks[by]) };
  },
  'set-clock': (chance, { time }) => {
    const ms = time.allotmentMs ?? HALF_AN_HOUR;
    return { ...madeUp(chance, 'set-clock'), ms: { A: ms, B: ms }, running: chance.oneIn(4) };
  },
  'replace-clock': () => ({ type: 'replace-clock', by: 'arbiter' }),
  sign: (chance, { closing }) => ({
    ...madeUp(chance, 'sign'),
    by: chance.pick(closing.filledIn.length > 0 ? closing.filledIn : PLAYERS),
  }),
  'complete-sheet': (chance, { sheets }) => {
    const by = chance.pick(PLAYERS);
    const line = withoutWord(sheets[by])[0];
    return line === undefined
      ? undefined
      : { type: 'complete-sheet', by, words: [{ line, word: anyWord(chance) }], ms: 1000 };
  },
  'ask-correction': (chance, { sheets }) => {
    const line = 1 + chance.below(3);
    const of = sheets.A[line - 1]?.by ?? chance.pick(PLAYERS);
    const askedBy = chance.coin() ? PLAYERS : [chance.pick(PLAYERS)];
    const event = {
      ...madeUp(chance, 'ask-correction'),
      askedBy,
      of,
      line,
      granted: chance.coin(),
    };
    return { ...event, points: chance.below(60) };
  },
  'draw-lots': (chance, { bag: [A, B] }) =>
    A && B ? { ...madeUp(chance, 'draw-lots'), lots: { A, B } } : undefined,
  'answer-appeal': (chance) => ({ type: 'answer-appeal', by: 'arbiter', upheld: chance.coin() }),
  'file-report': (_, { conduct }) => {
    const incidents = conduct.acts.filter(({ breach }) => breach).map(({ event }) => event);
    return { type: 'file-report', by: 'arbiter', sentTo: 'commission', incidents };
  },
  settle: (chance, { officials, scores }) => {
    const gap = officials.outcomes.findLastIndex(({ kind }) => kind === 'unregulated');
    const order = chance.coin() ? { order: { scores } } : {};
    return { type: 'settle', by: 'arbiter', on: gap + 1 || 1, source: 'own-view', ...order };
  },
  penalise: (_, { conduct }) => {
    const act = conduct.acts.findLast(({ breach }) => breach);
    if (!act) return undefined;
    const imposed = { measure: 'points', points: 30, for: act.event, proved: true } as const;
    return { type: 'penalise', by: 'arbiter', player: act.by, ...imposed };
  },
  'ask-committee': (chance, { conduct }) => ({
    ...madeUp(chance, 'ask-committee'),
    on: chance.between(1, conduct.event + 1),
  }),
  'form-body': (chance) => {
    const body = chance.pick(BODIES);
    return { type: 'form-body', body, members: chance.oneIn(3) ? [] : MEMBERS[body] };
  },
};

/** Bodies as they have to be. */
const MEMBERS: Readonly<Record<Body, EventOf<'form-body'>['members']>> = {
  tribunal: [
    { seat: 'organiser', country: 'Colombia' },
    { seat: 'federation', country: 'Chile' },
    ...[false, true, true].map(
      (substitute) =>
        ({ seat: 'players', country: 'Perú', elected: 'technical-congress', substitute }) as const,
    ),
  ],
  committee: [{ seat: 'organiser' }, { seat: 'commission' }, { seat: 'board' }],
};

/** The tiles in another order on the same squares. */
const moved = (chance: Chance, tiles: readonly PlacedTile[]): PlacedTile[] =>
  chance.shuffled(tiles).map((tile, i) => ({ ...tile, square: tiles[i]?.square ?? tile.square }));
