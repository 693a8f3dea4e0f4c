// Files are of a size that reads well: code of at most 300 lines (half of it under 80, nine tenths under 200), features
// of 20 to 120. checks/data/oversize.json lists those that do not fit yet; they may only shrink, and none is added.
import { globSync, readFileSync } from 'node:fs';
import { root } from '../corpus/files.ts';
import { type Problem, problem } from '../corpus/problem.ts';
import type { Check } from './check.ts';

const CODE = ['**/*.{ts,mjs,astro,css,py,js}'];
const FEATURES = ['features/**/*.feature'];
const NOT_OURS = ['node_modules', 'dist', 'generated', 'results', '.astro', '__pycache__'];
const LIST = 'checks/data/oversize.json';

export const LIMITS = {
  code: { most: 300, median: 80, ninth: 200 },
  feature: { least: 20, most: 120 },
};

export interface Sized {
  readonly file: string;
  readonly lines: number;
}

const sizesOf = (patterns: readonly string[]): Sized[] =>
  globSync(patterns, { cwd: root, exclude: (name) => NOT_OURS.includes(name) })
    .map((file) => ({
      file: file.replaceAll('\\', '/'),
      lines: readFileSync(`${root}${file}`, 'utf8').trimEnd().split('\n').length,
    }))
    .sort((a, b) => a.file.localeCompare(b.file));

/** Files beyond the limits, against the list of those that still may be. */
export const beyond = (
  files: readonly Sized[],
  least: number,
  most: number,
  listed: Readonly<Record<string, number>>,
): Problem[] =>
  files.flatMap(({ file, lines }) => {
    const fits = lines >= least && lines <= most;
    const allowed = listed[file];
    if (fits && allowed !== undefined)
      return [problem(LIST, undefined, `${file} has ${lines} lines`, 'it taken off the list')];
    if (fits || (allowed !== undefined && lines <= allowed)) return [];
    const limits = least > 0 ? `${least} to ${most} lines` : `at most ${most} lines`;
    return [problem(file, undefined, `${lines} lines`, limits, 'split it by what it is about')];
  });

/** The size that so many of the files do not exceed. */
export const quantile = (files: readonly Sized[], share: number): number =>
  files.map((f) => f.lines).toSorted((a, b) => a - b)[Math.ceil(files.length * share) - 1] ?? 0;

const spread = (files: readonly Sized[], share: number, most: number): Problem[] => {
  const found = quantile(files, share);
  const what = `${share * 100} % of the code files have up to ${found} lines`;
  return found <= most ? [] : [problem('.', undefined, what, `up to ${most}`)];
};

export const sizes: Check = {
  name: 'sizes of files',
  atLeast: 200,
  run: () => {
    const [code, features] = [sizesOf(CODE), sizesOf(FEATURES)];
    const all = [...code, ...features];
    const listed = JSON.parse(readFileSync(`${root}${LIST}`, 'utf8')) as Record<string, number>;
    const gone = Object.keys(listed).filter((file) => !all.some((f) => f.file === file));
    return {
      looked: all.length,
      problems: [
        ...beyond(code, 0, LIMITS.code.most, listed),
        ...spread(code, 0.5, LIMITS.code.median),
        ...spread(code, 0.9, LIMITS.code.ninth),
        ...beyond(features, LIMITS.feature.least, LIMITS.feature.most, listed),
        ...gone.map((file) => problem(LIST, undefined, `${file} is gone`, 'it taken off the list')),
      ],
    };
  },
};
