// Games that no case plays, made from one that is: cut short, with an event left out, twice, in another order, by the
// other player or in another edition, gone on with, or on another table.
import type { GameEvent, GameReplayParams, Player } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';

const PLAYERS = ['A', 'B'] as const;

/** What nobody does where a program keeps the score, as the vocabulary has it. */
const BY_HAND: ReadonlySet<GameEvent['type']> = new Set([
  ...(['draw', 'announce', 'note', 'hand-in-slip', 'press-clock', 'pause-clock'] as const),
]);

const isPlayable = ({ position, events }: GameReplayParams): boolean =>
  position.recording === 'sheets' || !events.some(({ type }) => BY_HAND.has(type));

/** What people do next, whatever came before. */
const NEXT: readonly GameEvent[] = [
  ...PLAYERS.flatMap((by): GameEvent[] => [
    { type: 'pass', by },
    { type: 'press-clock', by },
    { type: 'pause-clock', by },
    { type: 'note', by, points: 8 },
    { type: 'draw', by, count: 1, racked: 0, seen: 0 },
    { type: 'withdraw', by },
    { type: 'declare-blocked', by },
    { type: 'report-surplus', by, player: by },
    { type: 'report-shortage', by, player: by },
    { type: 'finish-placing', by },
  ]),
  { type: 'wait', ms: 6000 },
  { type: 'time-up' },
  { type: 'rule', by: 'judge', agreed: ['A', 'B'], inView: true },
];

export const furtherGames = (params: GameReplayParams): GameReplayParams[] => {
  const { events, position, edition } = params;
  const places = [...events.keys()];
  const last = events.at(-1);
  const told = (other: readonly GameEvent[]): GameReplayParams => ({ ...params, events: other });
  return [
    ...places.slice(1).map((i) => told(events.slice(0, i))),
    ...places.map((i) => told(events.toSpliced(i, 1))),
    ...places.map((i) => told(events.toSpliced(i, 0, events[i] as GameEvent))),
    ...places.slice(1).map((i) => told(swapped(events, i))),
    ...places.map((i) => told(events.with(i, byTheOther(events[i] as GameEvent)))),
    ...EDITIONS.filter((other) => other !== edition).map((other) => ({
      ...params,
      edition: other,
    })),
    ...NEXT.map((next) => told([...events, next])),
    ...NEXT.flatMap((next) => (last ? [told(events.toSpliced(-1, 0, next))] : [])),
    ...otherTables(position).map((other) => ({ ...params, position: other })),
  ].filter(isPlayable);
};

const swapped = (events: readonly GameEvent[], i: number): GameEvent[] => {
  const [a, b] = [events[i - 1], events[i]] as [GameEvent, GameEvent];
  return events.toSpliced(i - 1, 2, b, a);
};

const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const byTheOther = (event: GameEvent): GameEvent => {
  const { by } = event as { readonly by?: string };
  return by === 'A' || by === 'B' ? ({ ...event, by: rivalOf(by) } as GameEvent) : event;
};

type Position = GameReplayParams['position'];

const otherTables = (position: Position): Position[] => [
  { ...position, bag: [] },
  { ...position, bag: position.bag.slice(0, 3) },
  { ...position, scores: { A: 0, B: 0 } },
  { ...position, toMove: rivalOf(position.toMove) },
  { ...position, timing: position.timing === 'running' ? 'stopped' : 'running' },
  { ...position, recording: position.recording === 'sheets' ? 'automatic' : 'sheets' },
  { ...position, handling: { ...position.handling, mode: 'device' } },
  { ...position, handling: { mode: 'players', announced: true, agreed: ['A', 'B'] } },
  { ...position, racks: { A: position.racks.B, B: position.racks.A } },
  { ...position, surpluses: { A: 2, B: 2 } },
  { ...position, lexicon: [] },
];
