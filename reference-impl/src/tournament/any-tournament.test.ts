// What holds for every tournament under every edition: nobody is paired twice or left out, and what comes out hangs
// neither on the names of the players nor on the order in which they are told.
import { describe, expect, test } from 'vitest';
import type { Chance } from '../../arbitraries/chance.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { type AnyTournament, anyTournaments, eventsAfter } from '../../arbitraries/tournaments.ts';
import type { Edition } from '../kernel/edition.ts';
import { replayTournament, type TournamentReplay } from './replay.ts';
import { stateOf } from './state.ts';

type Outcome = TournamentReplay['outcomes'][number];

/** Of each thing that may come next. */
const outcomesOf = (edition: Edition, one: AnyTournament): readonly Outcome[] => {
  const start = stateOf(one.tournament, one.players, one.rounds);
  return eventsAfter(one).flatMap((event) => replayTournament(edition, start, [event]).outcomes);
};

interface Told {
  readonly order?: readonly string[];
  readonly level?: readonly (readonly string[])[];
  readonly tables?: readonly (readonly string[])[];
  readonly byes?: readonly string[];
  readonly standings?: readonly { readonly rank: number; readonly id: string }[];
  readonly main?: Listed;
  readonly informative?: Listed;
  readonly inactive?: Listed;
}

type Listed = readonly { readonly id: string; readonly elo: number }[];

/** Of a list of Elo who stands on it and with what: on equal Elo the order may tell nothing. */
const listed = (list: Listed = []): string =>
  JSON.stringify(list.toSorted((a, b) => b.elo - a.elo || (a.id < b.id ? -1 : 1)));

/** What is decided: of players whom nothing separates, and of tables, the order tells nothing. */
const decided = (outcome: Outcome): string => {
  if (outcome.kind !== 'done') return JSON.stringify(outcome);
  const {
    order,
    level = [],
    tables,
    standings,
    main,
    informative,
    inactive,
    ...rest
  } = (outcome.report ?? {}) as Told;
  return JSON.stringify([
    order?.map((id) => level.find((group) => group.includes(id))?.toSorted() ?? id),
    tables?.map((two) => two.toSorted().join()).toSorted(),
    standings?.toSorted((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1)),
    [main, informative, inactive].map(listed),
    rest,
    outcome.because,
  ]);
};

/** The same where the first player goes by the name of the last, the second by that of the last but one… */
const renamed = <T>(what: T, players: AnyTournament['players']): T => {
  const names = new Map(players.map(({ id }, i) => [id, players.at(-1 - i)?.id ?? id]));
  const text = JSON.stringify(what).replace(
    /"(\p{Lu}\p{L}+)"/gu,
    (_, id) => `"${names.get(id) ?? id}"`,
  );
  return JSON.parse(text) as T;
};

const story = (one: AnyTournament): string => JSON.stringify(one);

/** Tries a statement for tournaments under every edition, with at most so many rounds behind them. */
const ever = (statement: (edition: Edition, one: AnyTournament, chance: Chance) => void): void =>
  always((chance, edition, behind) => {
    for (const one of anyTournaments(chance, behind)) statement(edition, one, chance);
  }, 11);

describe('any tournament', () => {
  test('pairs everybody once', () => {
    let paired = 0;
    ever((edition, one) => {
      const [pair] = outcomesOf(edition, one);
      if (pair?.kind !== 'done') return;
      const { tables = [], byes = [] } = pair.report as Told;
      const named = [...tables.flat(), ...byes].toSorted();
      paired += 1;
      hold(String(named) === String(one.players.map(({ id }) => id).toSorted()), () => story(one));
    });
    expect(paired).toBeGreaterThan(50);
  });

  test('comes out the same in whatever order its players are told', () => {
    const kinds = new Set<string>();
    ever((edition, one, chance) => {
      const before = outcomesOf(edition, one);
      const other = { ...one, players: chance.shuffled(one.players) };
      const after = outcomesOf(edition, other);
      for (const { kind } of before) kinds.add(kind);
      hold(String(before.map(decided)) === String(after.map(decided)), () => story(one));
    });
    expect(kinds.size).toBe(3);
  });

  test('comes out the same for players who change their names', () => {
    ever((edition, one) => {
      const after = outcomesOf(edition, renamed(one, one.players));
      const expected = renamed(outcomesOf(edition, one), one.players);
      hold(String(after.map(decided)) === String(expected.map(decided)), () => story(one));
    });
  });
});
