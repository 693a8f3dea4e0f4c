// `npm run mutants -- --logic <count> [--seed <n>] [--module <text>]`: puts single faults into the engine's code and
// tells which the scenarios notice, by module, and what survives and why. With --gate, exit code 1 when the share of
// what is noticed, among what can be observed, falls below checks/data/logic-floor.json.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readFeatures } from '../../../corpus/features.ts';
import { root } from '../../../corpus/files.ts';
import { tableLines } from '../../../shared/table.ts';
import { casesByFault, huntFault, type LogicHunted } from './hunt.ts';
import { instrument } from './instrument.ts';
import { observer } from './observe.ts';
import { rowsByModule, shareOf, survivor, totals } from './report.ts';
import { sampleOf } from './sample.ts';

const FLOOR = 'checks/data/logic-floor.json';

const { values } = parseArgs({
  options: {
    logic: { type: 'string', default: '300' },
    seed: { type: 'string', default: '7' },
    module: { type: 'string', default: '' },
    gate: { type: 'boolean', default: false },
  },
});
const hunted = await hunt(Number(values.logic), Number(values.seed), values.module);
for (const h of hunted) if (h.fate !== 'noticed') console.log(survivor(h));
console.log('');
for (const line of tableLines(rowsByModule(hunted))) console.log(line);
console.log(`\n${totals(hunted)} (seed ${values.seed})`);
if (hunted.length === 0) {
  console.error(`no fault tried\n  expected at least one; check --logic and --module`);
  process.exitCode = 1;
}
if (values.gate) gate(100 * shareOf(hunted));

async function hunt(count: number, seed: number, module: string): Promise<readonly LogicHunted[]> {
  const instrumented = await instrument();
  try {
    const cases = readFeatures().scenarios.flatMap((s) => s.cases);
    const byFault = casesByFault(instrumented, cases);
    const observe = observer(instrumented, cases, seed);
    const wanted = [...instrumented.faults.keys()].filter((n) =>
      instrumented.faults[n]?.file.includes(module),
    );
    return sampleOf(wanted, count, seed).map((n) =>
      huntFault(instrumented, n, byFault.get(n) ?? [], observe),
    );
  } finally {
    instrumented.remove();
  }
}

/** The floor is raised by hand when more is noticed, and never lowered. */
function gate(share: number): void {
  const { noticed } = JSON.parse(readFileSync(`${root}${FLOOR}`, 'utf8')) as { noticed: number };
  if (share >= noticed + 1) console.log(`raise ${FLOOR} to ${Math.floor(share)}`);
  if (share >= noticed) return;
  console.error(
    `${share.toFixed(1)}% of what can be observed is noticed\n  expected ${noticed}% (${FLOOR})`,
  );
  process.exitCode = 1;
}
