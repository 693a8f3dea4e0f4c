// `node bench/empty-cucumber.ts`: what cucumber-js itself needs for the very same scenarios when their steps do nothing.
import { fileURLToPath } from 'node:url';
import { runCucumber } from '@cucumber/cucumber/api';
import { featureFiles } from '../corpus/features.ts';
import { cucumberOptions } from '../runner/cucumber/run.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const { success } = await runCucumber(cucumberOptions(featureFiles(), 'bench/empty-steps.ts'), {
  cwd: root,
});
if (!success) throw new Error('the empty scenarios failed');
