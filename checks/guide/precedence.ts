// Which reason is given where several fit: a play with every fault is asked about, the fault it is refused for is
// mended, and so on until there is none. The order is that of the reference, in every edition or it is said where not.
import type {
  GameReplayParams,
  GameReplayResult,
  PlacedTile,
  Position,
} from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { answerOf } from './asked.ts';
import { code, tableOf } from './blocks.ts';

const word = (squares: string, letters: string): PlacedTile[] =>
  squares.split(' ').map((square, i) => ({ square, tile: letters[i] as PlacedTile['tile'] }));

const TABLE = {
  board: word('H6 H7 H8 H9', 'CASA'),
  racks: { A: ['S', 'L', 'O', 'T', 'E', 'R', '?'], B: ['A', 'E', 'I', 'N', 'T', 'U', 'D'] },
  bag: ['E', 'O', 'S', 'R', 'A', 'I', 'N', 'T'],
  scores: { A: 20, B: 14 },
  toMove: 'A',
  turns: [
    { by: 'A', kind: 'play' },
    { by: 'B', kind: 'play' },
  ],
  recording: 'automatic',
  timing: 'running',
  clocks: { A: 0, B: 0 },
  lexicon: [],
  handling: { mode: 'slips', announced: false, agreed: [] },
  surpluses: { A: 0, B: 0 },
} as unknown as Position;

/** What is wrong with a request, by the reason that it is to be refused for. */
interface Fault {
  readonly by?: 'B';
  readonly position?: object;
  readonly tiles?: readonly unknown[];
}

const OVER: Fault = { position: { ended: { reason: 'out' } } };
const OUT_OF_TURN: Fault = { by: 'B' };

/** Of each event, a request that is in order, and the faults it may have together. */
// biome-ignore format: a fault a line
const EVENTS = {
  place: {
    tiles: word('H10', 'S'),
    faults: {
      'game-over': OVER,
      'out-of-turn': { position: { toMove: 'B' } },
      'tile-not-on-rack': { tiles: word('H11', 'X') },
      'blank-undefined': { tiles: [{ square: 'H12', tile: '?' }] },
      'square-occupied': { tiles: word('H9', 'O') },
      'not-in-line': { tiles: word('I10', 'L') },
      gap: { tiles: word('H14', 'E') },
    },
  },
  exchange: {
    tiles: ['S'],
    faults: {
      'game-over': OVER,
      'out-of-turn': { position: { toMove: 'B' } },
      'tile-not-on-rack': { tiles: ['X'] },
      'bag-too-small': { position: { bag: [] } },
    },
  },
  pass: { tiles: undefined, faults: { 'game-over': OVER, 'out-of-turn': OUT_OF_TURN } },
} as const satisfies Readonly<Record<string, { tiles: readonly unknown[] | undefined; faults: Readonly<Record<string, Fault>> }>>;

export const precedence = (): string =>
  tableOf(
    ['event', 'reasons, the first that fits'],
    (Object.keys(EVENTS) as (keyof typeof EVENTS)[]).map((type) => [
      code(type),
      orderOf(type).map(code).join(' → '),
    ]),
  );

export const orderOf = (type: keyof typeof EVENTS): string[] => {
  const orders = new Set(EDITIONS.map((edition) => peeled(type, edition).join()));
  const [order = ''] = orders;
  if (orders.size > 1)
    throw new Error(`the editions differ in the reasons of ${type}: ${[...orders].join(' or ')}`);
  return order.split(',');
};

const peeled = (type: keyof typeof EVENTS, edition: (typeof EDITIONS)[number]): string[] => {
  const left = new Map<string, Fault>(Object.entries(EVENTS[type].faults));
  const order: string[] = [];
  while (left.size > 0) {
    const reason = reasonOf(edition, type, [...left.values()]);
    if (reason === undefined || !left.delete(reason))
      throw new Error(
        `${edition}: ${type} is refused for ${reason}\n  expected one of ${[...left.keys()].join(', ')}`,
      );
    order.push(reason);
  }
  return order;
};

const reasonOf = (
  edition: (typeof EDITIONS)[number],
  type: keyof typeof EVENTS,
  faults: readonly Fault[],
): string | undefined => {
  const { tiles } = EVENTS[type];
  const event = {
    type,
    by: faults.find(({ by }) => by)?.by ?? 'A',
    ...(tiles ? { tiles: [...tiles, ...faults.flatMap((fault) => fault.tiles ?? [])] } : {}),
  };
  const position = Object.assign({}, TABLE, ...faults.map((fault) => fault.position ?? {}));
  const params = {
    edition,
    readings: {},
    position,
    events: [event],
  } as unknown as GameReplayParams;
  const { outcomes } = answerOf({ method: 'game/replay', params }) as GameReplayResult;
  const [outcome] = outcomes;
  return outcome?.kind === 'refused' ? outcome.reason : undefined;
};
