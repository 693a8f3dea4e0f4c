// `node checks/cases.ts [path…]`: runs cases on the reference in this process, without Cucumber, and prints those that fail.
import { readFeatures } from '../corpus/features.ts';
import { formatProblem } from '../corpus/problem.ts';
import { executeCase } from '../steps/kernel/execute.ts';
import { toEnglish } from '../steps/kernel/match.ts';
import { referenceCaller } from './reference.ts';

const wanted = process.argv.slice(2);
const { scenarios, problems } = readFeatures();
for (const p of problems) console.log(formatProblem(p));
const caller = referenceCaller();
let failed = problems.length;
let ran = 0;
for (const c of scenarios.flatMap((s) => s.cases)) {
  if (wanted.length > 0 && !wanted.some((w) => c.uri.startsWith(w) || c.scenario === w)) continue;
  ran += 1;
  try {
    const { groundsMissed } = await executeCase(c.steps, caller);
    if (groundsMissed.length > 0) throw new Error(`grounds: ${groundsMissed.join('; ')}`);
    for (const step of c.steps) toEnglish(step);
  } catch (error) {
    failed += 1;
    console.log(`${c.uri}:${c.line}  ${c.id}  ${error instanceof Error ? error.message : error}`);
    for (const step of c.steps) console.log(`    ${step}`);
  }
}
console.log(`${ran} cases run, ${failed} problems`);
process.exit(failed > 0 || ran === 0 ? 1 : 0);
