// Every play and its points, against a generator that knows nothing: each word of a small lexicon on each square, in both
// directions, with every choice of blanks, laid by the engine itself.
import { describe, expect, test } from 'vitest';
import { packForms, packWords } from '../dictionary/build.ts';
import { lexiconOf } from '../dictionary/lexicon.ts';
import { spell } from '../dictionary/spelling.ts';
import type { Letter, PlacedTile, Tile } from '../protocol/generated/types.ts';
import { laid } from '../reference-impl/arbitraries/laid.ts';
import { PLAIN_TABLE } from '../reference-impl/arbitraries/plain-table.ts';
import { recount } from '../reference-impl/arbitraries/recount.ts';
import { canPlace } from '../reference-impl/src/game/ending/placeable.ts';
import { boardOf, editions, replay, stateOf, withReadings } from '../reference-impl/src/index.ts';
import { randomOf } from '../shared/random.ts';
import { tablesOfGames } from './games.ts';
import { generator } from './index.ts';

const FORMS =
  'a as asa asas te tes tea oso osa osos osas ros sor rosa rosas oros saco sacos casa casas chal chale chales ' +
  'lecho lechos hecho calle calles llana llanas perro perros carro carros ñu ñus año años ana eso esos ese oca ocas ' +
  'res reses red redes ir id dar sed ser seres are ares orar arar tila tilas sal sales ola olas rol roles lar lares ' +
  'dosel se aéreo aorta salero saleros estrado estrados';
const WORDS = FORMS.split(' ').map((form) => spell(form) ?? []);
const LEXICON = lexiconOf(packForms(FORMS.split(' ')));
const KEYS = new Set(WORDS.map((word) => word.join(' ')));
const EDITIONS = Object.values(editions);
/** One and the same for all positions, as it is used. */
const GENERATE = generator(LEXICON);
/** Every third rack has a blank. */
const TABLES = tablesOfGames(GENERATE, randomOf(1), 80).map(({ board, rack }, i) => ({
  board,
  rack: i % 3 === 0 ? rack.with(0, '?') : rack,
}));

const keyOf = (tiles: readonly PlacedTile[], points: number): string =>
  `${tiles.map(({ square, tile, as }) => `${tile}${as ?? ''}@${square}`).sort()} = ${points}`;

/** Tiles of the rack that spell what is left to spell, blanks in every place where one can be. */
const spellings = (letters: readonly Letter[], rack: readonly Tile[]): Tile[][] => {
  const [first, ...others] = letters;
  if (first === undefined) return [[]];
  return [first, '?' as const]
    .filter((tile) => rack.includes(tile))
    .flatMap((tile) =>
      spellings(others, rack.toSpliced(rack.indexOf(tile), 1)).map((rest) => [tile, ...rest]),
    );
};

const naively = (
  board: readonly PlacedTile[],
  rack: readonly Tile[],
  edition = editions['fise-2009'],
): Set<string> => {
  const found = new Set<string>();
  const before = boardOf(board);
  for (const word of WORDS)
    for (let start = 0; start < 225; start++)
      for (const down of [0, 1]) {
        const squares = word.map((_, i) => squareOf(start, down, i));
        if (squares.includes(undefined)) continue;
        const free = squares.flatMap((square, i) =>
          square && !before.has(square) ? [{ square, letter: word[i] as Letter }] : [],
        );
        const clash = squares.some((square, i) => {
          const there = before.get(square ?? '');
          return there && (there.as ?? there.tile) !== word[i];
        });
        if (clash || free.length === 0) continue;
        for (const tiles of spellings(
          free.map(({ letter }) => letter),
          rack,
        )) {
          const play = free.map(({ square, letter }, i): PlacedTile => {
            const tile = tiles[i] as Tile;
            return tile === '?' ? { square, tile, as: letter } : { square, tile };
          });
          const points = pointsByEngine(board, rack, play, edition);
          if (points !== undefined) found.add(keyOf(play, points));
        }
      }
  return found;
};

const squareOf = (start: number, down: number, i: number): string | undefined => {
  const row = Math.floor(start / 15) + (down ? i : 0);
  const column = (start % 15) + (down ? 0 : i);
  return row < 15 && column < 15 ? `${String.fromCharCode(65 + row)}${column + 1}` : undefined;
};

/** The points, where the engine admits the play and every word is in the lexicon. */
const pointsByEngine = (
  board: readonly PlacedTile[],
  rack: readonly Tile[],
  tiles: PlacedTile[],
  edition: (typeof EDITIONS)[number],
): number | undefined => {
  const position = { ...PLAIN_TABLE, board: [...board], racks: { A: [...rack], B: [] } };
  const { outcomes, state } = replay(edition, position, [{ type: 'place', by: 'A', tiles }]);
  const report = outcomes[0]?.kind === 'done' ? outcomes[0].report : undefined;
  if (!report || state.play?.offCentre) return undefined;
  const { score, words } = report as { score: number; words: Letter[][] };
  return words.length > 0 && words.every((word) => KEYS.has(word.join(' '))) ? score : undefined;
};

const generated = (
  board: readonly PlacedTile[],
  rack: readonly Tile[],
  generate = GENERATE,
): Set<string> => {
  const plays = generate(board, rack);
  const keys = Array.from({ length: plays.count }, (_, i) => keyOf(plays.tiles(i), plays.score(i)));
  expect(new Set(keys).size, 'a play is found once').toBe(plays.count);
  return new Set(keys);
};

describe('the generator', () => {
  test('finds the plays that brute force finds, with the same points', () => {
    let compared = 0;
    for (const { board, rack } of TABLES) {
      const own = generated(board, rack);
      expect(own).toEqual(naively(board, rack));
      compared += own.size;
    }
    expect(compared).toBeGreaterThan(2000);
  });

  test.each(EDITIONS)('counts as the engine does under $id', (edition) => {
    let compared = 0;
    const generate = generator(LEXICON, edition);
    for (const { board, rack } of TABLES.filter((_, i) => i % 16 === 0)) {
      const own = generated(board, rack, generate);
      expect(own).toEqual(naively(board, rack, edition));
      compared += own.size;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('counts as a third hand counts', () => {
    let compared = 0;
    for (const { board, rack } of TABLES) {
      const plays = GENERATE(board, rack);
      for (let i = 0; i < plays.count; i += 7, compared++)
        expect(plays.score(i)).toBe(recount(boardOf(board), plays.tiles(i)));
    }
    expect(compared).toBeGreaterThan(250);
  });

  test('asks the engine where the sum is out of the ordinary', () => {
    const edition = withReadings(editions['fise-2009'], { scoring: { allWords: false } });
    const { board, rack } = TABLES[30] as (typeof TABLES)[number];
    const own = generated(board, rack, generator(LEXICON, edition));
    expect(own).toEqual(naively(board, rack, edition));
  });

  test.each([
    ['an opening runs through the centre, in both directions', '', 'ID', true],
    ['a single letter is no word', '', 'A', false],
    ['nothing comes of an empty rack', 'A@H8 S@H9', '', false],
    ['a blank is each letter that fits', 'O@H8 S@H9', '?', true],
    ['a single tile that makes two words is one play', 'T@I8 S@H9', 'E', true],
  ])('%s', (_, board, rack, some) => {
    const tiles = board === '' ? [] : laid(board);
    const own = generated(tiles, [...rack] as Tile[]);
    expect(own).toEqual(naively(tiles, [...rack] as Tile[]));
    expect(own.size > 0).toBe(some);
  });

  test('agrees with the engine on whether anything can be placed', () => {
    const seen = { yes: 0, no: 0 };
    const random = randomOf(3);
    for (const { board, rack: full } of TABLES) {
      const rack = random.shuffled(full).slice(0, 1 + random.below(2));
      const state = stateOf({
        ...{ ...PLAIN_TABLE, board: [...board], racks: { A: rack, B: [] } },
        lexicon: WORDS as never,
      });
      const can = GENERATE(board, rack).count > 0;
      expect(canPlace(state, 'A'), `${rack} on ${JSON.stringify(board)}`).toBe(can);
      seen[can ? 'yes' : 'no'] += 1;
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(3);
  });

  test('is content with no words at all', () => {
    const plays = generator(lexiconOf(packWords([])))([], ['A', 'S']);
    expect([plays.count, plays.best()]).toEqual([0, -1]);
  });
});
