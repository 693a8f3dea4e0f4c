// Cases as the reference plays them, each once, however many checks look at them.
import type { Case } from '../corpus/features.ts';
import type { Outcome } from '../protocol/generated/types.ts';
import { Table } from '../steps/game/table.ts';
import { executeCase } from '../steps/kernel/execute.ts';
import { matchStep } from '../steps/kernel/match.ts';
import type { MatchedStep } from '../steps/kernel/step.ts';
import type { AnySubject } from '../steps/subjects.ts';
import { referenceCaller } from './reference.ts';

export interface Played {
  readonly of: Case;
  readonly subject: AnySubject;
}

/** A case that is about a game. */
export interface PlayedGame {
  readonly of: Case;
  readonly table: Table;
  readonly outcomes: readonly Outcome[];
}

/** Undefined when no step, or more than one, is defined for the text: `steps in both languages` tells that. */
export const stepOf = (text: string): MatchedStep | undefined => {
  try {
    return matchStep(text);
  } catch {
    return undefined;
  }
};

export const isDefined = ({ steps }: Case): boolean => steps.every((text) => stepOf(text));

const reference = referenceCaller();
const known = new WeakMap<Case, Promise<Played | Error>>();

/** What became of a case, or why it does not hold. */
export const play = (of: Case): Promise<Played | Error> => {
  const before = known.get(of);
  if (before) return before;
  const playing = playNow(of).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  known.set(of, playing);
  return playing;
};

const playNow = async (of: Case): Promise<Played> => {
  const subject = await executeCase(of.steps, reference);
  const { groundsMissed } = subject;
  if (groundsMissed.length > 0) throw new Error(`other grounds: ${groundsMissed.join('; ')}`);
  return { of, subject };
};

/** Those that hold; the others are told by `every case holds`. */
export const playAll = async (cases: readonly Case[]): Promise<Played[]> => {
  const played: Played[] = [];
  for (const c of cases) {
    const result = await play(c);
    if (!(result instanceof Error)) played.push(result);
  }
  return played;
};

/** Those that are about a game, with their tables. */
export const gamesAmong = (played: readonly Played[]): PlayedGame[] =>
  played.flatMap(({ of, subject }) =>
    subject instanceof Table ? [{ of, table: subject, outcomes: subject.answer().outcomes }] : [],
  );

export const playGames = async (cases: readonly Case[]): Promise<PlayedGame[]> =>
  gamesAmong(await playAll(cases));
