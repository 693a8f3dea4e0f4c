// Violations of the rules on counting a play: each gives it another score, on the table and in what is told.
import type { EventOf, PlayReport, Tile } from '../../protocol/generated/types.ts';
import { type Apply, premiumAt, type State, withReadings } from '../../reference-impl/src/index.ts';
import type { Violation } from './violation.ts';

type Place = EventOf<'place'>;
type Edition = Parameters<Apply>[0];

/** What the play is worth in the eyes of the program; `sound` counts as the edition does. */
export type Count = (
  sound: Counted,
  edition: Edition,
  before: State,
  event: Place,
  play: NonNullable<State['play']>,
) => number;
type Counted = (edition: Edition, before: State, event: Place) => number;

export const counting =
  (count: Count): Violation['act'] =>
  (apply) =>
  (edition, before, event) => {
    const step = apply(edition, before, event);
    const { state, outcome } = step;
    if (event.type !== 'place' || outcome.kind !== 'done' || !state.play) return step;
    const sound: Counted = (e, b, place) => apply(e, b, place).state.play?.score ?? 0;
    const score = count(sound, edition, before, event, state.play);
    return {
      state: { ...state, play: { ...state.play, score } },
      outcome: { ...outcome, report: { ...(outcome.report as PlayReport), score } },
    };
  };

/** Premiums of one kind under tiles that lay there before count once more. */
const again =
  (kind: 'letter' | 'word'): Count =>
  (sound, edition, before, event) => {
    const other = [...before.board.keys()].filter((at) => !premiumAt(at)?.startsWith(kind));
    const square = Object.fromEntries(other.map((at) => [at, 'none']));
    return sound(
      withReadings(edition, { scoring: { premiumsOnce: false, square } }),
      before,
      event,
    );
  };

const blanksIn = ({ tiles }: Place): number => tiles.filter(({ tile }) => tile === '?').length;

const onWordPremium = ({ tiles }: Place): boolean =>
  tiles.some(({ square }) => premiumAt(square)?.startsWith('word'));

export const scoring: readonly Violation[] = [
  {
    name: 'only the tiles laid are counted',
    clauses: [
      'fise-2003:12#turn-total',
      'redeletras:12#turn-total',
      'fise-2009:12#turn-total',
      'resumen-2018:10#turn-total',
    ],
    act: counting((sound, edition, before, event) => {
      const board = [...before.board].map(
        ([square, { tile, as }]) => [square, { square, tile: '?', as: as ?? tile }] as const,
      );
      return sound(edition, { ...before, board: new Map(board) as State['board'] }, event);
    }),
  },
  {
    name: 'a letter premium counts again',
    clauses: [
      'fise-2003:17#letter-premium-once',
      'redeletras:17#letter-premium-once',
      'fise-2009:17#letter-premium-once',
      'resumen-2018:15#letter-premium-once',
    ],
    act: counting(again('letter')),
  },
  {
    name: 'a word premium counts again',
    clauses: [
      'fise-2003:17#word-premium-once',
      'redeletras:17#word-premium-once',
      'fise-2009:17#word-premium-once',
      'resumen-2018:15#word-premium-once',
    ],
    act: counting(again('word')),
  },
  {
    name: 'a blank is worth as much as the letter it shows',
    clauses: ['fise-2003:10.2', 'redeletras:10.2', 'fise-2009:10.1', 'resumen-2018:8.s3'],
    act: counting((sound, edition, before, event) => {
      const tiles = event.tiles.map(({ square, tile, as }) => ({
        square,
        tile: (as ?? tile) as Tile,
      }));
      const rack = tiles.map(({ tile }) => tile);
      const racks = { ...before.racks, [event.by]: rack };
      return sound(edition, { ...before, racks }, { ...event, tiles });
    }),
  },
  {
    name: 'six tiles earn the bonus for seven',
    clauses: [
      'fise-2003:19#fifty-points',
      'redeletras:19#fifty-points',
      'fise-2009:19#fifty-points',
      'resumen-2018:17#fifty-points',
    ],
    act: counting(
      (sound, edition, before, event) =>
        sound(edition, before, event) + (event.tiles.length === 6 ? 50 : 0),
    ),
  },
  {
    name: 'the bonus for seven tiles is multiplied with the word',
    clauses: [
      'fise-2003:19#after-multiplying',
      'redeletras:19#after-multiplying',
      'fise-2009:19#after-multiplying',
      'resumen-2018:17#after-multiplying',
    ],
    act: counting(
      (sound, edition, before, event) =>
        sound(edition, before, event) + (event.tiles.length === 7 && onWordPremium(event) ? 50 : 0),
    ),
  },
  {
    name: 'seven tiles with a blank among them earn no bonus',
    clauses: [
      'fise-2003:10.1#bonus-with-blanks',
      'redeletras:10.1#bonus-with-blanks',
      'fise-2009:10.2.s3#bonus-with-blanks',
    ],
    act: counting(
      (sound, edition, before, event) =>
        sound(edition, before, event) - (event.tiles.length === 7 && blanksIn(event) > 0 ? 50 : 0),
    ),
  },
];
