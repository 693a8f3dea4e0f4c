// Every request and answer of a run, one JSON object a line, as it happens: a run that is cut short leaves what it had.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Exchange } from '../protocol/session.ts';

export const transcriptTo = (file: string | undefined): ((exchange: Exchange) => void) => {
  if (file === undefined) return () => {};
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (exchange) => appendFileSync(file, `${JSON.stringify(exchange)}\n`);
};
