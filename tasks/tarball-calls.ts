// What a stranger does with the package, in this order and in one folder: each call with its exit code, what it says
// and what it leaves.

export interface Call {
  readonly title: string;
  readonly args: readonly string[];
  readonly code: number;
  readonly out: RegExp;
  readonly leaves?: readonly string[];
}

const PACKAGE = 'node_modules/articulado';
const SAMPLE = ['--', 'node', `${PACKAGE}/dist/reference-impl/adapter/stdio.js`];
const PART = ['--edition', 'fise-2009', '--profile', 'final'];

// biome-ignore format: one call a line
export const CALLS: readonly Call[] = [
  { title: 'help', args: ['--help'], code: 0, out: /^ {2}certify /m },
  { title: 'explain a clause', args: ['explain', 'fise-2009:28.2'], code: 0, out: /^fise-2009:28\.2 /m },
  { title: 'look words up', args: ['lookup', 'CHALE', 'ÑU'], code: 0, out: /in the word list/ },
  { title: 'replay a game', args: ['replay', `${PACKAGE}/examples/partida.gcg`, '--edition', 'fise-2009', '--lang', 'es'], code: 0, out: /558–357/ },
  { title: 'replay a game with errors', args: ['replay', `${PACKAGE}/examples/partida-con-errores.gcg`, '--edition', 'fise-2009', '--lang', 'en'], code: 1, out: /cannot be followed/ },
  { title: 'look at a tournament', args: ['tournament', `${PACKAGE}/examples/torneo-24.yaml`, '--check', '--lang', 'es'], code: 0, out: /cumple todo/ },
  { title: 'a wrong call', args: ['certfy'], code: 2, out: /did you mean certify\?/ },
  { title: 'certify the reference whole', args: ['certify', '--reference'], code: 0, out: /^conformant$/m, leaves: ['results/articulado-reference.json'] },
  { title: 'begin an adapter', args: ['init', 'javascript', 'mine'], code: 0, out: /^written: mine/m, leaves: ['mine/adapter.mjs'] },
  { title: 'see the doctor', args: ['doctor', '--start-timeout', '60000', '--timeout', '10000', ...SAMPLE], code: 0, out: /^nothing is wrong$/m },
  { title: 'certify what was begun', args: ['certify', '--edition', 'fise-2009', '--scenario', 'esc-0350', '--', 'node', 'mine/adapter.mjs'], code: 0, out: /^3 passed, 0 failed/m },
  { title: 'fuzz an adapter', args: ['fuzz', '--words', `${PACKAGE}/examples/palabras.txt`, '--games', '40', '--lang', 'es', ...SAMPLE], code: 0, out: /40 partidas, 0 diferencias/, leaves: ['results/fuzz/articulado-reference.json'] },
  { title: 'certify an adapter', args: ['certify', ...PART, ...SAMPLE], code: 0, out: /^conformant in the part examined$/m, leaves: ['results/partial/articulado-reference-so-called.json'] },
];
