// `npm run imports`: import rules, with dependency-cruiser. Fails when it looked at little, or at a folder without a rule.
import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { root } from '../corpus/files.ts';
import { OPTIONS, PARTS, PENDING, RULES } from './import-rules.ts';

const FEWEST_MODULES = 200;
/** Tests may look at anything. */
const NOT_OURS = ['node_modules', 'dist', 'generated', 'test'];

const { output } = await cruise(
  PARTS.map((part) => part.folder),
  {
    ...OPTIONS,
    validate: true,
    ruleSet: { forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })) },
  } as never,
);
if (typeof output === 'string')
  throw new Error('dependency-cruiser gave text, expected its result');

const faults: string[] = [];
const fault = (found: string, expected: string): number =>
  faults.push(`${found}\n  expected ${expected}`);

const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) {
  if (PENDING.includes(rule.name)) continue;
  const comment = RULES.find((r) => r.name === rule.name)?.comment;
  fault(`${from}  imports ${to}`, `${comment} (${rule.name})`);
}
for (const name of PENDING) {
  if (!violations.some(({ rule }) => rule.name === name))
    fault(`the rule ${name} holds`, 'it taken off PENDING in checks/import-rules.ts');
}
for (const file of globSync('*/**/*.ts', {
  cwd: root,
  exclude: (name) => NOT_OURS.includes(name),
})) {
  if (!PARTS.some(({ folder }) => file.startsWith(`${folder}/`)))
    fault(`${file} is in no part`, 'its folder in PARTS of checks/import-rules.ts');
}
if (totalCruised < FEWEST_MODULES) {
  const hint = 'is the TypeScript 6 API installed as "typescript"?';
  fault(`${totalCruised} modules cruised`, `at least ${FEWEST_MODULES}; ${hint}`);
}
for (const text of faults) console.error(text);
const pending = violations.filter(({ rule }) => PENDING.includes(rule.name)).length;
console.log(
  `${totalCruised} modules, ${violations.length - pending} forbidden imports` +
    (pending > 0 ? `, ${pending} still to go (${PENDING.join(', ')})` : ''),
);
process.exit(faults.length > 0 ? 1 : 0);
