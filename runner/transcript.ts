// Every request and answer of a run, one JSON object a line, as it happens, with the case that it was asked for: a run
// that is cut short leaves what it had.
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../protocol/session.ts';

export const transcriptTo = (
  file: string | undefined,
  isResumed: boolean,
): ((exchange: Exchange) => void) => {
  if (file === undefined) return () => {};
  mkdirSync(dirname(file), { recursive: true });
  const to = openSync(file, isResumed ? 'a' : 'w');
  return ({ about, ...exchange }) => {
    const line = about === undefined ? exchange : { case: about, ...exchange };
    writeSync(to, `${JSON.stringify(line)}\n`);
  };
};
