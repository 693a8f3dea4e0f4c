// What became of the event that a case is about.
import { expectEqual, expectGround } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { thus } = tournament.topic('outcome');

thus({ es: '{trámite} {resultado}', en: '{matter} {result}' }, (event, matter, result) => {
  const outcome = event.outcomeOf(matter);
  const reason = outcome.kind === 'refused' ? outcome.reason : undefined;
  expectEqual(reason ? `outcome, reason ${reason}` : 'outcome', outcome.kind, result.kind);
  if (result.kind === 'refused') expectGround(event, 'reason', reason, result.reason);
});
