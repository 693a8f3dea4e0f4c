// Hands the registry over to cucumber-js: parameter types, steps, and the world that holds the table.
import { Before, defineParameterType, defineStep, setWorldConstructor, World } from '@cucumber/cucumber';
import { stepDefinitions } from './all.ts';
import { currentRun } from './run.ts';
import { Table } from './table.ts';
import { terms } from './vocabulary.ts';

class TableWorld extends World {
  readonly table = new Table(currentRun().replayer);
}

setWorldConstructor(TableWorld);

for (const term of terms) {
  defineParameterType({ name: term.name, regexp: term.regexp.es, transformer: term.parse, useForSnippets: false });
}

for (const { wording, body } of stepDefinitions()) {
  const step = function (this: TableWorld, ...args: unknown[]): unknown {
    return (body as (table: Table, ...args: unknown[]) => unknown)(this.table, ...args);
  };
  const arity = wording.es.match(/\{[^}]*\}/g)?.length ?? 0;
  defineStep(wording.es, Object.defineProperty(step, 'length', { value: arity }));
}

// What the implementation does not claim is skipped and listed, never counted.
Before(({ pickle }) => (currentRun().skip(pickle) ? 'skipped' : undefined));
