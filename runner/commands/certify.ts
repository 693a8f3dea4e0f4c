// `articulado certify`: examines an implementation and writes what was found.
import { type CertifyCall, readCall, type Values } from '../certification/call.ts';
import { tellPlan } from '../certification/dry-run.ts';
import { OPTIONS } from '../certification/options.ts';
import { perform } from '../certification/perform.ts';
import { type Plan, planOf } from '../certification/plan.ts';
import { tell } from '../certification/tell.ts';
import { watch } from '../certification/watch.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'certify',
  summary: 'examines an implementation and writes what was found',
  options: OPTIONS,
  positionals: {
    usage: '(--reference | --url <url> | --module <file> | -- <command> [arguments])',
    where: 'after-dashes',
  },
  help: `names may be as short as they can be told from the others: --edition 2009, --case 120/2009/4
exit code: 0 conformant, or nothing new or stale against the baseline; 1 not; 2 wrong call or no handshake;
  3 error of the suite itself, or a file that cannot be written; 130 and the like when ended by a signal`,
  run: (values, words) => certify(values, words),
});

const certify = async (values: Values, words: readonly string[]): Promise<number> => {
  const call = await readCall(values, words);
  if (values.watch) return watch(values, words);
  const plan = planOf(call);
  return values['dry-run'] ? tellPlan(plan) : examineAll(call, plan);
};

const examineAll = async (call: CertifyCall, plan: Plan): Promise<number> => {
  const performed = await perform(call, plan);
  const { code, isKept } = await tell(call, plan, performed);
  // Where the results could not be written, --resume has the verdicts.
  if (isKept) performed.done();
  return code;
};
