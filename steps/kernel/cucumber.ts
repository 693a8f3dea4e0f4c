// Hands the registry over to cucumber-js: a world that holds the case, and one definition that runs any step.
// Cucumber would try every definition on every step of every case, which costs more than running the cases;
// the registry finds the definition once for each text (docs/adr/0003-one-cucumber-definition.md).
import { Before, defineStep, setWorldConstructor, World } from '@cucumber/cucumber';
import type { Answer } from './caller.ts';
import { currentRun, type RunningCase } from './run.ts';

class CaseWorld extends World {
  running: RunningCase | undefined;
  /** Cucumber runs the steps in order and stops at the first that fails. */
  next = 0;
}

setWorldConstructor(CaseWorld);

Before(function (this: CaseWorld, { pickle }) {
  this.running = currentRun().caseOf(pickle);
});

// How long an answer may take is for the session to say: Cucumber's own limit would blame the suite.
defineStep(/^/, { timeout: -1 }, function (this: CaseWorld): Promise<void> | undefined {
  const index = this.next;
  this.next += 1;
  const { running } = this;
  if (!running) throw new Error('harness: a step is run of a case that was not prepared');
  const { prepared, answer } = running;
  const judge = (result: Answer): void => {
    prepared.answered(result);
    prepared.run(index);
  };
  // Without a promise a step costs Cucumber a fraction.
  const found = prepared.asks(index) ? answer() : undefined;
  if (found instanceof Promise) return found.then(judge);
  if (found) judge(found);
  else prepared.run(index);
  return undefined;
});
