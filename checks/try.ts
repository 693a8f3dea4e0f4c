import { readFeatures } from '/work/main/corpus/features.ts';
import { executeCase } from '/work/main/steps/execute.ts';
import { toEnglish } from '/work/main/steps/match.ts';
import { Session } from '/work/main/protocol/session.ts';
import { inProcess } from '/work/main/protocol/transports/in-process.ts';
import { referenceHandler } from '/work/main/reference-impl/adapter/handler.ts';
import { formatProblem } from '/work/main/corpus/problem.ts';
const only = process.argv[2];
const files = only ? [only] : undefined;
const { scenarios, problems } = readFeatures(files);
for (const p of problems) console.log(formatProblem(p));
const s = new Session(inProcess(referenceHandler()), { version: '0', digest: 'x' }, { responseMs: 1000, lineBytes: 1e6 });
await s.start();
let ok = 0, bad = 0;
for (const sc of scenarios) {
  for (const c of sc.cases) {
    try { await executeCase(c.steps, s); ok++; for (const st of c.steps) toEnglish(st); }
    catch (e) { bad++; console.log(`${c.uri}:${c.line} ${c.id}\n   ${e.message}\n   ${c.steps.join('\n   ')}`); }
  }
}
console.log({ ok, bad });
if (only && process.argv[3]) for (const st of scenarios[0].cases[0].steps) console.log(toEnglish(st));
