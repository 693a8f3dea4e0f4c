// Hands the registry over to cucumber-js: a world that holds the table, and one definition that runs any step.
// Cucumber would try every definition on every step of every case, which costs more than running the cases;
// the registry finds the definition once for each text (docs/adr/0003-one-cucumber-definition.md).
import { Before, defineStep, setWorldConstructor, World } from '@cucumber/cucumber';
import { Table } from '../game/table.ts';
import { runStep } from './execute.ts';
import { currentRun } from './run.ts';

class TableWorld extends World {
  readonly table = new Table(currentRun().replayer);
  /** Texts of the steps still to run; Cucumber runs them in this order and stops at the first that fails. */
  texts: string[] = [];
}

setWorldConstructor(TableWorld);

// What the implementation does not claim is skipped and listed, never counted.
Before(function (this: TableWorld, { pickle }) {
  this.texts = pickle.steps.map((step) => step.text);
  return currentRun().skip(pickle) ? 'skipped' : undefined;
});

defineStep(/^/, function (this: TableWorld) {
  return runStep(this.table, this.texts.shift() ?? '');
});
