// The engine with all its faults built in, each behind a switch, so that one loading serves every mutant. Which switches
// a case passes is recorded, so that a mutant is tried only on cases that could notice.
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../../corpus/files.ts';
import type { referenceHandler } from '../../../reference-impl/adapter/handler.ts';
import { type Fault, faultsOf } from './faults.ts';

/** Data and plumbing: tables of values, and what only passes things on. */
const LEFT_OUT = /\/(editions|kernel)\/|parameters\.ts$|\/index\.ts$|\.test\.ts$/;

/** What the switches look at: the fault in force, and those passed so far. */
interface Switches {
  on: number;
  passed: Set<number> | undefined;
  /** How often a switch was passed since the request came: a fault may make the engine go on for ever. */
  steps: number;
}

export interface Instrumented {
  readonly faults: readonly Fault[];
  readonly switches: Switches;
  readonly handler: typeof referenceHandler;
  readonly remove: () => void;
}

export const instrument = async (): Promise<Instrumented> => {
  // Node strips no types under node_modules, so the usual place for caches will not do.
  const home = `${mkdtempSync(join(tmpdir(), 'logic-'))}/`;
  cpSync(`${root}reference-impl`, `${home}reference-impl`, { recursive: true });
  symlinkSync(`${root}protocol`, `${home}protocol`);
  const switches: Switches = { on: -1, passed: undefined, steps: 0 };
  (globalThis as { faultSwitches?: Switches }).faultSwitches = switches;
  const faults: Fault[] = [];
  for (const file of globSync('reference-impl/src/**/*.ts', { cwd: home }).sort()) {
    if (LEFT_OUT.test(`/${file}`)) continue;
    const text = readFileSync(`${home}${file}`, 'utf8');
    const own = faultsOf(file, text);
    writeFileSync(`${home}${file}`, HEAD + switched(text, own, faults.length));
    faults.push(...own);
  }
  const href = pathToFileURL(`${home}reference-impl/adapter/handler.ts`).href;
  const { referenceHandler: handler } = (await import(href)) as {
    referenceHandler: typeof referenceHandler;
  };
  return {
    faults,
    switches,
    handler: (...altered) => {
      const handle = handler(...altered);
      return (request) => {
        switches.steps = 0;
        return handle(request);
      };
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
};

/** Far more than any request needs. */
const MOST_STEPS = 5_000_000;

const HEAD = `const faultAt = (n) => {
  const s = globalThis.faultSwitches;
  if (++s.steps > MOST_STEPS) throw new Error('goes on for ever');
  if (s.passed) s.passed.add(n);
  return s.on === n;
};
`
  .replace('MOST_STEPS', String(MOST_STEPS))
  .replaceAll('\n', ' ');

/** Rebuilds the text from the inside out: what stands within a fault keeps its own switches. */
const switched = (text: string, faults: readonly Fault[], first: number): string => {
  const numbered = faults.map((fault, i) => ({ fault, n: first + i }));
  const render = (start: number, end: number, within: typeof numbered): string => {
    let out = '';
    let at = start;
    const outer = within.filter(
      ({ fault }) => !within.some((o) => o.fault !== fault && encloses(o.fault, fault)),
    );
    const groups = Map.groupBy(outer, ({ fault }) => `${fault.start}-${fault.end}`);
    for (const group of [...groups.values()].sort((a, b) => startOf(a) - startOf(b))) {
      const { fault } = group[0] as (typeof numbered)[number];
      if (fault.start < at) continue;
      const inner = within.filter(({ fault: f }) => encloses(fault, f));
      out += text.slice(at, fault.start);
      out += group.reduce(
        (body, { fault: f, n }) => wrap(f, n, body),
        render(fault.start, fault.end, inner),
      );
      at = fault.end;
    }
    return out + text.slice(at, end);
  };
  return render(0, text.length, numbered);
};

const startOf = (group: readonly { readonly fault: Fault }[]): number => group[0]?.fault.start ?? 0;

const encloses = (outer: Fault, inner: Fault): boolean =>
  outer.start <= inner.start &&
  inner.end <= outer.end &&
  (outer.start < inner.start || inner.end < outer.end);

const wrap = ({ of, replacement, original }: Fault, n: number, body: string): string => {
  switch (of) {
    case 'expression':
      return `(faultAt(${n}) ? (${replacement}) : (${body}))`;
    case 'statement':
      return `if (!faultAt(${n})) { ${body} }`;
    case 'property': {
      const named = /^[\w$]+$/.test(original.trim()) ? `${original}` : body;
      return `...(faultAt(${n}) ? {} : { ${named} })`;
    }
    default:
      return of satisfies never;
  }
};
