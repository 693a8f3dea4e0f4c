// A defect found while reading the corpus or the features: place, what was found, what was expected, what to do.

export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Problem extends Place {
  readonly file: string;
  readonly found: string;
  readonly expected: string;
  readonly remedy?: string;
}

/** What a file holds, and what is wrong in it. */
export interface Reading<Document> {
  readonly documents: readonly Document[];
  readonly problems: readonly Problem[];
}

/** Tells a problem of the file that is being read. */
export type Report = (
  place: Place | undefined,
  found: string,
  expected: string,
  remedy?: string,
) => void;

export const problem = (
  file: string,
  place: Place | undefined,
  found: string,
  expected: string,
  remedy?: string,
): Problem => ({
  file,
  line: place?.line ?? 1,
  column: place?.column ?? 1,
  found,
  expected,
  ...(remedy === undefined ? {} : { remedy }),
});

export const formatProblem = (p: Problem): string =>
  [
    `${p.file}:${p.line}:${p.column}  ${p.found}`,
    `  expected ${p.expected}`,
    ...(p.remedy ? [`  ${p.remedy}`] : []),
  ].join('\n');

/** A reading that cannot go on: carries every problem found, not only the first. */
export class CorpusError extends Error {
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'CorpusError';
    this.problems = problems;
  }
}
