// What a hunt has come to, on disk: the next game, and what was found, so that a later call can go on from there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InitializeResult } from '../../protocol/generated/types.ts';
import { slugOf } from '../../shared/plain.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { UsageError } from '../usage.ts';
import type { FuzzCall } from './call.ts';

export interface Found {
  readonly key: string;
  /** The number of the first game that shows it. */
  readonly game: number;
  readonly editions: string[];
  /** How many games have shown it. */
  times: number;
  readonly clauses: readonly string[];
  /** The feature or, where no steps say it, the request. */
  readonly file: string;
}

export interface HuntState {
  /** What has to be the same for a hunt to go on. */
  readonly of: Readonly<Record<string, unknown>>;
  next: number;
  readonly found: Found[];
}

export const stateFile = (folder: string, implementation: string): string =>
  join(folder, `${slugOf(implementation, 'implementation')}.json`);

export const identityOf = (
  { seed, editions, profiles, wordsName }: FuzzCall,
  { implementation, claims }: InitializeResult,
): HuntState['of'] => ({ seed, editions, profiles, words: wordsName, implementation, claims });

export const begun = (call: FuzzCall, of: HuntState['of'], file: string): HuntState => {
  if (!call.isResumed) return { of, next: 0, found: [] };
  const state = readState(file);
  if (JSON.stringify(state.of) === JSON.stringify(of)) return state;
  throw new UsageError(
    `${file} is of another hunt`,
    'the same implementation with the same claims, seed, editions, profiles and words',
    'leave --resume out to begin anew',
  );
};

const readState = (file: string): HuntState => {
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as HuntState;
    if (Number.isInteger(state.next) && Array.isArray(state.found)) return state;
  } catch (error) {
    throw new UsageError(
      `--resume finds no hunt: ${(error as Error).message}`,
      `${file}, as an earlier call has left it`,
    );
  }
  throw new UsageError(`${file} is no hunt`, 'what an earlier call has left there');
};

export const keep = (file: string, state: HuntState): void =>
  writeWhole(file, `${JSON.stringify(state, null, 1)}\n`);
