// What a language has to say so that people are told of a tournament.

import type { GameEndKind, TieBreak, Trophy } from '../../protocol/generated/types.ts';
import type { Lead } from '../../reference-impl/src/index.ts';
import type { Matter } from '../check.ts';
import type { NumberName } from '../numbers.ts';

type Words<Value extends string> = Readonly<Record<Value, string>>;

export interface Language {
  readonly title: (name: string, edition: string) => string;
  readonly standings: (round: number, of: number) => string;
  readonly noStandings: string;
  readonly columns: Words<'rank' | 'name' | 'points' | TieBreak | 'rated' | 'counted' | 'lead'>;
  /** Of the same columns, where there is little room. */
  readonly short: Words<NumberName>;
  readonly criterion: Words<Lead['by']>;
  /** Of numbers that the file does not carry. */
  readonly unknown: string;
  readonly round: (round: number) => string;
  readonly bye: (name: string) => string;
  readonly byProgram: string;
  /** Who has the bye, by the rule. */
  readonly byeDue: (name: string) => string;
  readonly koth: string;
  readonly kothNext: string;
  readonly admitted: string;
  readonly openPairing: string;
  readonly ends: Readonly<Record<GameEndKind, (who: string) => string>>;
  readonly rated: (yes: boolean) => string;
  readonly counts: (names: readonly string[]) => string;
  readonly penalty: (name: string, round: number) => string;
  readonly fault: string;
  readonly games: (games: number, rated: number) => string;
  readonly noResult: string;
  readonly moves: Readonly<Record<MoveKind, (who: string, what: string) => string>>;
  readonly trophies: Words<Trophy>;
  readonly eloChange: string;
  readonly check: {
    readonly broken: (count: number) => string;
    readonly silent: string;
    readonly unexamined: string;
    readonly allWell: string;
    readonly noRule: string;
    readonly matter: Words<Matter>;
    readonly due: string;
    readonly fields: Readonly<Record<string, string>>;
  };
  readonly line: string;
  readonly expected: string;
  readonly and: string;
}

export type MoveKind =
  | 'enter'
  | 'withdraw'
  | 'rejoin'
  | 'ask-readmission'
  | 'draw-lots'
  | 'publish';
