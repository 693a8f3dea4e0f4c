// Hands the registry over to cucumber-js: a world that holds the case, and one definition that runs any step.
// Cucumber would try every definition on every step of every case, which costs more than running the cases;
// the registry finds the definition once for each text (docs/adr/0003-one-cucumber-definition.md).
import { Before, defineStep, setWorldConstructor, World } from '@cucumber/cucumber';
import { currentRun, type RunningCase } from './run.ts';

class CaseWorld extends World {
  running: RunningCase | undefined;
  /** Cucumber runs the steps in order and stops at the first that fails. */
  next = 0;
}

setWorldConstructor(CaseWorld);

// What the implementation does not claim is skipped and listed, never counted.
Before(function (this: CaseWorld, { pickle }) {
  if (currentRun().skip(pickle)) return 'skipped';
  this.running = currentRun().caseOf(pickle);
  return undefined;
});

defineStep(/^/, function (this: CaseWorld): Promise<void> | undefined {
  const index = this.next;
  this.next += 1;
  const { running } = this;
  if (!running) throw new Error('harness: a step is run of a case that was not prepared');
  const { prepared, answer } = running;
  if (prepared.asks(index)) {
    return answer().then((result) => {
      prepared.answered(result);
      prepared.run(index);
    });
  }
  prepared.run(index);
  return undefined;
});
