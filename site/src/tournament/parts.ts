// What the parts of the page share: what it says in its language, and what is shown.
import type { RoundTold, Standings } from '../../../director/follow.ts';
import type { Language } from '../../../director/language/index.ts';
import type { ClauseId, TournamentFile } from '../../../protocol/generated/types.ts';
import { type ClauseWays, clauseLink, type Part } from '../elements.ts';

/** What the page says in its language. */
export interface PageData extends ClauseWays {
  readonly lang: 'es' | 'en';
  readonly file: TournamentFile;
  readonly texts: Readonly<Record<TextKey, string>>;
}

type TextKey =
  | 'standings'
  | 'rivals'
  | 'sum'
  | 'same'
  | 'decides'
  | 'unneeded'
  | 'last'
  | 'noRival'
  | 'score'
  | 'up'
  | 'down'
  | 'games'
  | 'changed';

export interface Showing extends PageData {
  readonly language: Language;
  /** The rounds up to the one that is shown. */
  readonly rounds: readonly RoundTold[];
  readonly after: Standings;
  /** The places as they are by the example itself. */
  readonly placeBefore: (id: string) => number;
}

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

export const clauses = (ways: ClauseWays, because: readonly ClauseId[]): Part[] =>
  because.flatMap((clause) => [' ', clauseLink(ways, clause)]);
