// What verdicts mean, as docs/INTERPRETING.md tells it to whoever is examined.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VERDICTS } from './generated/vocabulary.ts';
import { isCounted, speaksAgainst, weightOf } from './verdicts.ts';

const text = readFileSync(new URL('../docs/INTERPRETING.md', import.meta.url), 'utf8');

describe('a verdict', () => {
  test.each(VERDICTS)('%s means what the documentation says', (verdict) => {
    const [, told] = new RegExp(`^\\| \`${verdict}\` \\|.*\\| ([^|]+) \\|$`, 'm').exec(text) ?? [];
    const said = { pass: 'no', against: 'yes', aside: 'no', void: 'the run is void' };
    expect(told).toBe(said[weightOf(verdict)]);
  });

  test('of a case that was not run speaks against, one not claimed is not counted', () => {
    expect(speaksAgainst('not-run')).toBe(true);
    expect(VERDICTS.filter((v) => !isCounted(v))).toEqual(['not-claimed', 'harness-error']);
  });
});
