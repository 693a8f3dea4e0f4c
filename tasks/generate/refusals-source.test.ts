import { describe, expect, test } from 'vitest';
import { compileRefusals } from './refusals-source.ts';
import { readContract } from './schemas.ts';

describe('the list of reasons', () => {
  const contract = readContract();
  const schema = contract.get('vocabulary/refusal') ?? {};

  test('says what each reason means', () => {
    const rows = compileRefusals(contract).match(/^\| `[a-z-]+` \| [A-Z][^|]+\. \|/gm);
    expect(rows).toHaveLength(schema.enum?.length ?? 0);
  });

  test('is not written while a reason has no description', () => {
    const { gap: _, ...texts } = schema['x-descriptions'] as Record<string, string>;
    const lacking = { ...schema, 'x-descriptions': texts };
    const without = new Map([...contract, ['vocabulary/refusal', lacking] as const]);
    expect(() => compileRefusals(without)).toThrow(/x-descriptions has game-over/);
  });
});
