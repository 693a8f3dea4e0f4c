// `npm run mutants -- --logic <count> [--seed <n>] [--module <text>]`: puts single faults into the engine's code and
// tells which the scenarios notice, by module, and what survives. Exit code 1 when fewer are noticed than must be.
import { parseArgs } from 'node:util';
import { readFeatures } from '../../../corpus/features.ts';
import { tableLines } from '../../../shared/table.ts';
import { casesByFault, huntFault, type LogicHunted } from './hunt.ts';
import { instrument } from './instrument.ts';
import { sampleOf } from './sample.ts';

const { values } = parseArgs({
  options: {
    logic: { type: 'string', default: '300' },
    seed: { type: 'string', default: '7' },
    module: { type: 'string', default: '' },
  },
});
const instrumented = await instrument();
try {
  const cases = readFeatures().scenarios.flatMap((s) => s.cases);
  const byFault = casesByFault(instrumented, cases);
  const wanted = [...instrumented.faults.keys()].filter((n) =>
    instrumented.faults[n]?.file.includes(values.module),
  );
  const sample = sampleOf(wanted, Number(values.logic), Number(values.seed));
  const hunted = sample.map((n) => huntFault(instrumented, n, byFault.get(n) ?? []));
  for (const h of hunted.filter((found) => !found.caughtBy)) console.log(survivor(h));
  console.log('');
  for (const line of tableLines([['module', 'faults', 'noticed'], ...rows(hunted)]))
    console.log(line);
  const noticed = hunted.filter((h) => h.caughtBy).length;
  console.log(
    `\n${hunted.length} of ${instrumented.faults.length} faults tried (seed ${values.seed}), ${noticed} noticed, ` +
      `${hunted.filter((h) => h.differsIn).length} differ where nobody looks, ` +
      `${hunted.filter((h) => !h.caughtBy && !h.differsIn).length} differ in no case`,
  );
} finally {
  instrumented.remove();
}

function rows(hunted: readonly LogicHunted[]): string[][] {
  const modules = Map.groupBy(hunted, ({ fault }) => fault.file.replace(/^.*\/src\//, ''));
  return [...modules].sort().map(([file, own]) => {
    const noticed = own.filter((h) => h.caughtBy).length;
    return [file, `${own.length}`, `${Math.round((100 * noticed) / own.length)}%`];
  });
}

function survivor({ fault, differsIn, tried }: LogicHunted): string {
  const what =
    fault.replacement === '' ? `without ${short(fault.original)}` : short(fault.replacement);
  const where = differsIn ? `differs in ${differsIn}` : `no difference in ${tried} cases`;
  return `${fault.file}:${fault.line}  ${short(fault.original)} → ${what}  ${where}`;
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 69)}…` : line;
}
