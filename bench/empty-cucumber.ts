// `node bench/empty-cucumber.ts`: what cucumber-js itself needs for the very same scenarios when their steps do nothing.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// As the runner does: what is compared is the work, not how it is loaded.
enableCompileCache();
const { runCucumber } = await import('@cucumber/cucumber/api');
const { featureFiles } = await import('../corpus/features.ts');
const { cucumberOptions } = await import('../runner/cucumber/run.ts');

const root = fileURLToPath(new URL('../', import.meta.url));
const { success } = await runCucumber(cucumberOptions(featureFiles(), 'bench/empty-steps.ts'), {
  cwd: root,
});
if (!success) throw new Error('the empty scenarios failed');
