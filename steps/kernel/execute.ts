// Runs steps: one for Cucumber, or a whole case without it, as mutants and the site do thousands of times.

import { type Replayer, Table } from '../game/table.ts';
import { matchStep } from './match.ts';

export const runStep = (table: Table, text: string): unknown => {
  const { definition, values } = matchStep(text);
  return (definition.body as (table: Table, ...args: unknown[]) => unknown)(table, ...values);
};

export const executeCase = async (steps: readonly string[], replayer: Replayer): Promise<Table> => {
  const table = new Table(replayer);
  for (const text of steps) await runStep(table, text);
  return table;
};
