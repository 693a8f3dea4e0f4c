// `npm run listings`: certifies anew the implementations that are listed and come with the suite, each by the very line
// that says how others come to the same, and signs what was found with a key that signs nothing else. Before a release,
// when everything else is done: each change of a feature or a regulation makes another suite.
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runTask, script } from './run.ts';

const LISTED = join(root, 'implementations');
/** Where what comes with the suite lies for a stranger. */
const INSTALLED = 'node_modules/articulado/';
/** What a stranger calls. Nothing else of what somebody has listed is run here. */
const CALL =
  /^\s*- npx --no-install articulado certify (--reference|-- python3 node_modules\/articulado\/adapters(?:\/\w[\w.-]*)+)$/m;

const articulado = (title: string, ...args: readonly string[]) =>
  runTask(script(title, 'runner/articulado.ts', ...args));

const must = async (code: Promise<number>, ...fine: readonly number[]): Promise<void> => {
  const found = await code;
  if (![0, ...fine].includes(found)) process.exit(found);
};

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
};

const reissue = async (name: string): Promise<void> => {
  const folder = join(LISTED, name);
  const file = join(folder, 'submission.yaml');
  const said = readFileSync(file, 'utf8');
  const [, words] = CALL.exec(said) ?? [];
  if (words === undefined) {
    console.log(`${name} does not come with the suite: whoever listed it renews it`);
    return;
  }
  const own = mkdtempSync(join(tmpdir(), 'listing-'));
  try {
    const [key, out] = [join(own, 'listing'), join(own, 'results.json')];
    await must(articulado(`a key for ${name}`, 'keygen', '--out', key));
    const target = words.replaceAll(INSTALLED, '').split(' ');
    // One that does not conform is listed all the same.
    await must(
      articulado(`certify ${name}`, 'certify', '--sign', `${key}.key`, '--out', out, ...target),
      1,
    );
    const { implementation } = JSON.parse(readFileSync(out, 'utf8')) as {
      readonly implementation: { readonly version: string };
    };
    copyFileSync(join(own, 'results.certificate.json'), join(folder, 'certificate.json'));
    copyFileSync(`${key}.pub`, join(folder, 'key.pub'));
    writeFileSync(
      file,
      said
        .replace(/^version: .*$/m, `version: ${implementation.version}`)
        .replaceAll(/articulado-\d+\.\d+\.\d+\.tgz/g, `articulado-${version}.tgz`),
    );
    await must(articulado(`whether ${name} may be listed`, 'submit', '--check', folder));
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
};

const names = readdirSync(LISTED, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
for (const name of names) await reissue(name);
