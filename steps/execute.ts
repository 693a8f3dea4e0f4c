// Runs one case without Cucumber: what mutants and the site use, thousands of times in a process.
import { matchStep } from './match.ts';
import { type Replayer, Table } from './table.ts';

export const executeCase = async (steps: readonly string[], replayer: Replayer): Promise<Table> => {
  const table = new Table(replayer);
  for (const text of steps) {
    const { definition, values } = matchStep(text);
    await (definition.body as (table: Table, ...args: unknown[]) => unknown)(table, ...values);
  }
  return table;
};
