// What holds whatever an edition is read to say: readings within their domains, silence included, never throw.
import { describe, expect, test } from 'vitest';
import { deepFreeze } from '../../arbitraries/deep-freeze.ts';
import { anyGame, storyOf, textOf } from '../../arbitraries/games.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { anyReading } from '../../arbitraries/readings.ts';
import { editions } from '../editions/index.ts';
import { entriesOf, readingAt, valueSaid, withReadings } from '../kernel/readings.ts';
import { GAME_PARAMETERS } from './parameters.ts';
import { replay } from './replay.ts';

describe('any reading', () => {
  test('of any game has an outcome for each event, and never throws', () => {
    const kinds = new Set<string>();
    always((chance, edition, length) => {
      const read = anyReading(chance, edition);
      const { position, events } = anyGame(chance, read, length);
      const { outcomes } = replay(read, position, events);
      expect(outcomes).toHaveLength(length);
      for (const { kind } of outcomes) kinds.add(kind);
    });
    expect([...kinds].sort()).toEqual(['done', 'refused', 'unregulated']);
  });

  test('leaves the edition as it was', () => {
    always((chance, edition) => {
      const before = textOf(edition);
      anyReading(chance, deepFreeze(edition));
      expect(textOf(edition)).toBe(before);
    });
  });

  test('cites what the edition would cite, and nothing of another edition', () => {
    always((chance, edition, length) => {
      const read = anyReading(chance, edition);
      const said = entriesOf(edition, GAME_PARAMETERS).flatMap((e) => e.said?.because ?? []);
      const clauses = new Set(said);
      const game = anyGame(chance, read, length);
      for (const { outcome } of game.steps) {
        const strange = outcome.because.filter((clause) => !clauses.has(clause));
        hold(strange.length === 0, () => `${strange}: ${storyOf(game)}`);
      }
    });
  });
});

const ALTERED = Object.values(editions).flatMap((edition) => {
  const entries = entriesOf(edition, GAME_PARAMETERS);
  return entries.flatMap((entry) => {
    const said = valueSaid(entry.said);
    const silence = entry.domain.maybeSilent && said !== undefined ? [null] : [];
    const values = [...entry.domain.others(said), ...silence];
    return values.map((value) => ({ edition, entries, entry, value }));
  });
});

describe('every single alteration', () => {
  test('is within its domain', () => {
    expect(ALTERED.length).toBeGreaterThan(1000);
    for (const { entry, value } of ALTERED)
      hold(value === null || entry.domain.accepts(value), () => `${entry.path}: ${value}`);
  });

  test('is what the edition says afterwards, in that cell alone and on the same grounds', () => {
    for (const { edition, entries, entry, value } of ALTERED) {
      const read = entriesOf(withReadings(edition, readingAt(entry, value)), GAME_PARAMETERS);
      const changed = read.filter(({ said }, i) => said !== entries[i]?.said);
      expect(changed.map((e) => e.path)).toEqual([entry.path]);
      expect(valueSaid(changed[0]?.said)).toEqual(value ?? undefined);
      expect(changed[0]?.said?.because).toEqual(entry.said?.because ?? []);
    }
  });
});
