// Editions are data within their domains, each grounded in clauses of its own or of the edition beneath it.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../corpus/editions.ts';
import { type Entry, entriesOf, valueSaid } from '../kernel/readings.ts';
import { isSilent } from '../kernel/ruled.ts';
import { LEXICON_PARAMETERS } from '../lexicon/parameters.ts';
import { PARAMETERS } from '../parameters.ts';
import { editions } from './index.ts';
import { originalGame } from './original-game.ts';

const PATHS = entriesOf(editions['fise-2009'], PARAMETERS).map((e) => e.path);

/** Every path of a tree that leads to a cell. */
const pathsOf = (tree: object, path: readonly string[] = []): string[] =>
  'because' in tree
    ? [path.join('.')]
    : Object.entries(tree).flatMap(([key, inner]) => pathsOf(inner, [...path, key]));

describe.each(EDITIONS)('$id', ({ id, base }) => {
  const edition = editions[id];
  const entries = entriesOf(edition, PARAMETERS);
  const said = entries.filter((e) => e.said && !isSilent(e.said));

  test('goes by its own id', () => expect(edition.id).toBe(id));

  test('holds only known cells', () => {
    for (const path of pathsOf(edition.rules)) expect(PATHS).toContain(path);
  });

  test('says much, each value within its domain', () => {
    expect(said.length).toBeGreaterThan(60);
    for (const entry of said) {
      const value = valueSaid(entry.said);
      expect(entry.domain.accepts(value), `${entry.path}: ${value}`).toBe(true);
    }
  });

  test('falls silent only where silence is a reading', () => {
    const silent = entries.filter((e) => e.said && isSilent(e.said));
    for (const { path, domain } of silent) expect(domain.maybeSilent, path).toBe(true);
  });

  test('grounds each cell in clauses of its own or of the edition beneath it, each once', () => {
    const allowed = [id, base];
    for (const { path, said: cell } of entries) {
      if (!cell) continue;
      expect(cell.because.length, path).toBeGreaterThan(0);
      expect(new Set(cell.because).size, path).toBe(cell.because.length);
      for (const clause of cell.because) expect(allowed, path).toContain(clause.split(':')[0]);
    }
  });
});

describe('the original game', () => {
  const presupposed = originalGame.flatMap((rules) =>
    Object.entries(rules).flatMap(([group, names]) =>
      Object.keys(names).map((name) => `${group}.${name}`),
    ),
  );
  const isPresupposed = ({ group, name }: Entry): boolean =>
    presupposed.includes(`${group}.${name}`);

  test.each(EDITIONS)('is said by $id or cited through its article 1', ({ id, base }) => {
    const entries = entriesOf(editions[id], PARAMETERS).filter(isPresupposed);
    expect(entries.length).toBeGreaterThan(7);
    const data = entries.filter((e) => e.keys.length > 0 && e.group === 'scoring');
    expect(data).toHaveLength(29 + 225);
    for (const { path, said } of entries.filter((e) => !data.includes(e)))
      expect(valueSaid(said), path).toBe(true);
    for (const { path, said } of data) expect(said?.because, path).toEqual([`${base ?? id}:1`]);
  });

  test('is cited through article 1 only for what it holds', () => {
    for (const { id } of EDITIONS) {
      const through = entriesOf(editions[id], PARAMETERS).filter((e) =>
        e.said?.because.some((clause) => clause.endsWith(':1')),
      );
      // The summary's article 1 is also its own rule on joining words and on their least length.
      const own = ['placing.joins', 'placing.openingTiles'];
      for (const entry of through.filter((e) => !own.includes(e.path)))
        expect(isPresupposed(entry), `${id} ${entry.path}`).toBe(true);
    }
  });
});

describe('ajs-2024, laid over fise-2009', () => {
  const beneath = entriesOf(editions['fise-2009'], PARAMETERS);
  const entries = entriesOf(editions['ajs-2024'], PARAMETERS);
  const own = entries.filter((e) => e.said?.because.some((c) => c.startsWith('ajs-2024:')));

  test('takes over what it does not say, value and citation', () => {
    const inherited = entries.filter((e) => e.said && !own.includes(e));
    expect(inherited.length).toBeGreaterThan(40);
    for (const { path, said } of inherited)
      expect(said, path).toBe(beneath.find((e) => e.path === path)?.said);
  });

  test('speaks for itself in much', () => expect(own.length).toBeGreaterThan(70));

  test('cites the edition beneath beside itself only where both speak', () => {
    const both = own.filter((e) => e.said?.because.some((c) => c.startsWith('fise-2009:')));
    expect(both.map((e) => e.path)).toEqual([
      'challenge.several',
      'challenge.frozenDuringRuling',
      'leaving.clock',
      'absence.othersOver',
    ]);
  });

  test('has no rule where it sets an article aside', () => {
    const all = beneath.filter((e, i) => e.said && !entries[i]?.said);
    const dropped = all.filter((e) => !(e.group in LEXICON_PARAMETERS)).map((e) => e.path);
    expect(dropped.sort()).toEqual([
      'bodies.differsBy',
      'bodies.differsFrom.federation',
      'bodies.differsFrom.organiser',
      'bodies.federationOf',
      'bodies.playersElected',
      'bodies.playersFromElsewhere',
      'bodies.requiredIn.tribunal',
      'bodies.seats.tribunal.federation',
      'bodies.seats.tribunal.organiser',
      'bodies.seats.tribunal.players',
      'bodies.substitutes',
      'clock.allotment',
      'clock.course.stopped',
      'clock.overtimeAfterTime',
      'clock.totalDuringClaims',
      'clock.totalSaid.stopped',
      'ending.deduction.time',
      'ending.equalTurns',
      'ending.equalisingTurn',
      'ending.nilPlay',
      'ending.turnInProgress',
      'sanctionAppeal.by',
      'sanctionAppeal.final',
      'sanctionAppeal.meanwhile',
      'sanctionAppeal.withoutTribunal',
      'sheet.mainWord.stopped',
      'timer.afterLastSignal',
      'timer.devices',
      'timer.duringStops',
      'timer.endsAt',
      'timer.expiredTurn',
      'timer.limitMs',
      'timer.startedByPress',
    ]);
  });

  test('has no rule on words but that its applications decide', () => {
    const said = entries.filter((e) => e.group in LEXICON_PARAMETERS && e.said);
    expect(said.map((e) => e.path)).toEqual([
      'authority.listed',
      'authority.unlisted',
      'authority.book.ajs-app',
    ]);
  });
});
