// Random games: the same for the same seed, told by steps as they are, and shrunk to what matters.
import { describe, expect, test } from 'vitest';
import { FIELDS, GAME_VIOLATIONS, refereeBroken, refereeWith } from '../checks/fuzz/reach.ts';
import { readWordsFile } from '../dictionary/words-file.ts';
import { generator } from '../generator/index.ts';
import { AdapterFailure } from '../protocol/failure.ts';
import type { GameReplayParams } from '../protocol/generated/types.ts';
import { changedAbout } from '../steps/game/seats.ts';
import type { Table } from '../steps/game/table.ts';
import { prepare } from '../steps/kernel/prepare.ts';
import { differenceOf } from './difference.ts';
import { gameOf } from './hunt.ts';
import { hangsTogether, runsOn, smallerBoards, tilesBySquare, wordAlong } from './runs.ts';
import { shrink } from './shrink.ts';
import { featureOf, sceneOf } from './telling/feature.ts';

const LEXICON = readWordsFile('examples/palabras.txt');
const WORDS = { generate: generator(LEXICON), has: LEXICON.has };
const REFEREE = refereeWith();
const game = (number: number, seed = 5) => gameOf(seed, number, FIELDS, WORDS, REFEREE);
const GAMES = Array.from({ length: 120 }, (_, number) => game(number));

describe('random games', () => {
  test('are the same for the same seed', () => {
    for (const number of [0, 7, 31]) expect(game(number)).toEqual(game(number));
    expect(game(3).params).not.toEqual(game(3, 6).params);
  });

  test('have every kind of event, admitted and not', () => {
    const seen = new Set(
      GAMES.flatMap(({ params, answer }) =>
        params.events.map(({ type }, i) => `${type} ${answer.outcomes[i]?.kind}`),
      ),
    );
    for (const type of ['place', 'exchange', 'pass', 'challenge']) {
      expect(seen).toContain(`${type} done`);
      expect(seen).toContain(`${type} refused`);
    }
    expect(seen).toContain('rule done');
  });

  test('ask only about what is claimed', () => {
    const fields = [{ edition: 'fise-2009', profiles: new Set(['jugada'] as const) }] as const;
    for (let number = 0; number < 60; number++) {
      const { params, answer } = gameOf(5, number, fields, WORDS, REFEREE);
      expect(answer.state.ended).toBeNull();
      for (const { type } of params.events) expect(['place', 'exchange', 'pass']).toContain(type);
    }
  });

  test('differ in nothing from themselves', () => {
    for (const { params, answer } of GAMES)
      expect(differenceOf(params, answer, REFEREE(params))).toBeUndefined();
  });
});

/** What does not depend on the order in which it is written. */
const plain = ({ edition, position, events }: GameReplayParams) => {
  const { board, racks, bag, scores, toMove, lexicon, recording } = position;
  return {
    ...{ edition, bag, scores, toMove, lexicon, recording },
    events: events.map((event) =>
      event.type === 'place'
        ? { ...event, tiles: event.tiles.toSorted((a, b) => (a.square < b.square ? -1 : 1)) }
        : event,
    ),
    board: board.map(({ square, tile, as }) => `${square} ${tile} ${as}`).sort(),
    racks: { A: racks.A.toSorted(), B: racks.B.toSorted() },
  };
};

test('a table and an event are said by steps as they are', () => {
  let said = 0;
  for (const { params } of GAMES) {
    const first = { ...params, events: params.events.slice(0, 1) };
    const steps = sceneOf({ params: first }, REFEREE);
    if (!steps) continue;
    const prepared = prepare(steps);
    if (prepared.kept) continue;
    const request = prepared.request().params as GameReplayParams;
    const isOther = (prepared.subject as Table).aside() !== undefined;
    expect(plain(isOther ? (changedAbout(request) as GameReplayParams) : request)).toEqual(
      plain(first),
    );
    said += 1;
  }
  expect(said).toBeGreaterThan(100);
});

describe('a board', () => {
  const { board } = GAMES.map(({ params }) => params.position).find((p) => p.board.length > 12) as {
    board: GameReplayParams['position']['board'];
  };

  test('is made smaller by whole words, and hangs together', () => {
    expect(hangsTogether(board)).toBe(true);
    const smaller = smallerBoards(board, WORDS.has);
    expect(smaller.length).toBeGreaterThan(0);
    for (const rest of smaller) {
      expect(rest.length).toBeLessThan(board.length);
      expect(hangsTogether(rest)).toBe(true);
      const tiles = tilesBySquare(rest);
      for (const run of runsOn(rest)) expect(WORDS.has(wordAlong(tiles, run))).toBe(true);
    }
  });
});

test('tiles in pieces do not hang together', () => {
  expect(
    hangsTogether([
      { square: 'H8', tile: 'A' },
      { square: 'H10', tile: 'A' },
    ]),
  ).toBe(false);
  expect(hangsTogether([{ square: 'A1', tile: 'A' }])).toBe(false);
  expect(hangsTogether([])).toBe(false);
});

describe('a violation', () => {
  test.each([
    'a letter premium counts again',
    'whoever likes plays next',
    'six tiles earn the bonus for seven',
    'tiles that are not on the rack are accepted',
  ])('%s: is found, shrunk and told', async (name) => {
    const violation = GAME_VIOLATIONS.find((v) => v.name === name);
    if (!violation) throw new Error(`no violation ${name}`);
    const broken = refereeBroken(violation);
    const ask = async (params: GameReplayParams) => broken(params);
    const found = findFirst(broken);
    if (!found) throw new Error(`${name} is not found in ${MOST} games`);
    const least = await shrink(found, { referee: REFEREE, ask, has: WORDS.has });
    expect(least.difference.aspect).toBe(found.difference.aspect);
    expect(least.params.events.length).toBeLessThanOrEqual(2);
    const told = await featureOf(least, REFEREE, ask);
    expect(told?.text).toContain('# language: es');
    expect(told?.text).toMatch(/@esc-9\d{3} @/);
  });

  const MOST = 400;
  const findFirst = (broken: ReturnType<typeof refereeWith>) => {
    for (let number = 0; number < MOST; number++) {
      const { params, answer } = game(number);
      const difference = differenceOf(params, answer, broken(params));
      if (difference) return { params, answer, difference };
    }
    return undefined;
  };
});

test('an implementation that does not answer is shrunk to the event that it fails on', async () => {
  const found = GAMES.find(({ params }) => params.events.some(({ type }) => type === 'exchange'));
  if (!found) throw new Error('no game has an exchange');
  const ask = async (params: GameReplayParams) =>
    params.events.some(({ type }) => type === 'exchange')
      ? new AdapterFailure('crash', 'it ended')
      : REFEREE(params);
  const at = found.params.events.findIndex(({ type }) => type === 'exchange');
  const params = { ...found.params, events: found.params.events.slice(0, at + 1) };
  const answer = REFEREE(params);
  const difference = differenceOf(params, answer, await ask(params));
  if (!difference) throw new Error('no difference');
  const least = await shrink(
    { params, answer, difference },
    { referee: REFEREE, ask, has: WORDS.has },
  );
  expect(least.params.events.map(({ type }) => type)).toEqual(['exchange']);
  const told = await featureOf(least, REFEREE, ask);
  expect(told?.steps.at(-1)).toMatch(/^la actuación/);
});
