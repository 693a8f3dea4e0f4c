// `npm run imports`: import rules, with dependency-cruiser. Fails when it looked at nothing.
import { cruise } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

const FOLDERS = [
  'reference-impl',
  'shared',
  'protocol',
  'steps',
  'corpus',
  'dictionary',
  'runner',
  'checks',
  'site/src',
  'tasks',
];
const FEWEST_MODULES = 60;

const { forbidden, options } = importRules;
const { output } = await cruise(FOLDERS, {
  ...options,
  validate: true,
  ruleSet: { forbidden },
} as never);
if (typeof output === 'string')
  throw new Error('dependency-cruiser gave text, expected its result');
const { totalCruised, violations } = output.summary;
for (const { rule, from, to } of violations) {
  const comment = forbidden.find((f) => f.name === rule.name)?.comment;
  console.error(`${from}  imports ${to}\n  expected ${comment} (${rule.name})`);
}
if (totalCruised < FEWEST_MODULES) {
  console.error(
    `${totalCruised} modules cruised\n  expected at least ${FEWEST_MODULES}; is the TypeScript 6 API installed as "typescript"?`,
  );
}
console.log(`${totalCruised} modules, ${violations.length} forbidden imports`);
process.exit(violations.length > 0 || totalCruised < FEWEST_MODULES ? 1 : 0);
