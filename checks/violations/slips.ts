// Slips of a careless programmer that no parameter carries: what kind of turn it was, what a tile is, what counts twice.
import type { Tile } from '../../protocol/generated/types.ts';
import type { State } from '../../reference-impl/src/index.ts';
import { counting } from './scoring.ts';
import { afterwards, type Violation } from './violation.ts';

type Kind = State['turns'][number]['kind'];
type Player = 'A' | 'B';

/** Every turn of this kind that ends is written down as one of another. */
const writtenDown =
  (kind: Kind, as: Kind): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    const turns = step.state.turns.map((turn, i) =>
      i >= before.turns.length && turn.kind === kind ? { ...turn, kind: as } : turn,
    );
    return { ...step, state: { ...step.state, turns } };
  };

/** A blank of the play comes back to the rack as the letter that it stood for. */
const asLetter = (after: State, { play }: State): State => {
  const blank = play?.tiles.find(({ tile }) => tile === '?');
  const at = play ? after.racks[play.by].indexOf('?') : -1;
  if (!play || !blank?.as || after.play || at < 0) return after;
  const rack = after.racks[play.by].with(at, blank.as as Tile);
  return { ...after, racks: { ...after.racks, [play.by]: rack } };
};

const twice = (after: State, { by }: { by: Player }, { play }: State): State =>
  play?.by === by && play.accepted
    ? { ...after, scores: { ...after.scores, [by]: after.scores[by] + play.score } }
    : after;

const characters = (tiles: readonly { tile: string; as?: string | undefined }[]): number =>
  tiles.reduce((sum, { tile, as }) => sum + (as ?? tile).length, 0);

export const slips: readonly Violation[] = [
  {
    name: 'an exchange is written down as a pass',
    clauses: [
      ...['fise-2003:40.2#exchange-is-no-pass', 'redeletras:37.p1#exchange-is-no-pass'],
      ...['fise-2009:45.2.s2#exchange-is-no-pass', 'resumen-2018:25.a#exchange-is-no-pass'],
    ],
    act: writtenDown('exchange', 'pass'),
  },
  {
    name: 'an opening that the rival voids is no invalid play',
    clauses: ['fise-2009:45.2.s2#invalid-is-a-pass'],
    act: (sound) => (edition, before, event) =>
      event.type === 'decide-opening'
        ? writtenDown('invalid', 'forfeit')(sound)(edition, before, event)
        : sound(edition, before, event),
  },
  {
    name: 'a play that its author notes last counts twice',
    clauses: [
      ...['fise-2003:29.p3#complete-when-both-noted', 'redeletras:29.p6', 'fise-2009:32.p2'],
      ...['fise-2003:33', 'redeletras:33', 'fise-2009:38', 'resumen-2018:22'],
    ],
    act: afterwards(['note'], twice),
  },
  {
    name: 'a blank goes back to the rack as the letter it stood for',
    clauses: [
      ...['fise-2003:34.p1#word-lifted', 'redeletras:34.p1#word-lifted'],
      ...['fise-2009:39.s2#word-lifted', 'resumen-2018:23.s2#word-lifted'],
      ...['fise-2003:23#tiles-lifted', 'redeletras:23#tiles-lifted'],
      ...['fise-2009:24#tiles-lifted', 'resumen-2018:18.s2#tiles-lifted'],
      'ajs-2024:4.1.7.1.e2#tiles-lifted',
    ],
    act: afterwards(['rule', 'give-up-play'], (after, _, before) => asLetter(after, before)),
  },
  {
    name: 'a digraph counts for two tiles of seven',
    clauses: [
      ...['fise-2003:19#fifty-points', 'redeletras:19#fifty-points'],
      ...['fise-2009:19#fifty-points', 'resumen-2018:17#fifty-points'],
      ...['fise-2003:11', 'redeletras:11.p1', 'fise-2009:11', 'resumen-2018:9'],
    ],
    act: counting((sound, edition, before, event) => {
      const isBonus = event.tiles.length < 7 && characters(event.tiles) >= 7;
      return sound(edition, before, event) + (isBonus ? 50 : 0);
    }),
  },
  {
    name: 'the star doubles only a word laid from it',
    clauses: ['fise-2003:16', 'redeletras:16', 'fise-2009:16', 'resumen-2018:14'],
    act: counting((sound, edition, before, event) => {
      const squares = event.tiles.map(({ square }) => square);
      const isElsewhere = before.board.size === 0 && squares.indexOf('H8') > 0;
      return sound(edition, before, event) / (isElsewhere ? 2 : 1);
    }),
  },
  {
    name: 'the seconds of checking run from the moment the play lies there',
    clauses: ['redeletras:29.p1#pause-after-five-seconds', 'fise-2009:32.1.s2'],
    act: afterwards(['wait'], (after, { ms }, { play }) =>
      after.play && play && !play.announced
        ? { ...after, play: { ...after.play, verifiedMs: after.play.verifiedMs + ms } }
        : after,
    ),
  },
  {
    name: 'the number that one player announces binds the next exchange',
    clauses: ['fise-2003:24#say-how-many'],
    act: afterwards(['exchange'], (after, _, { announcedExchange }) => ({
      ...after,
      announcedExchange,
    })),
  },
];
