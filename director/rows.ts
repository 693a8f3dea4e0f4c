// The standings as rows of text: every number shown, and what sets each player before the next.
import type { ClauseId, TournamentFile } from '../protocol/generated/types.ts';
import type { Lead, Standing } from '../reference-impl/src/index.ts';
import type { Standings } from './follow.ts';
import type { Language } from './language/index.ts';
import { halves, NUMBERS, type NumberName, quarters, signed } from './numbers.ts';
import type { Tally } from './tallies.ts';

export const nameIn =
  ({ players }: TournamentFile) =>
  (id: string): string =>
    players.find((one) => one.id === id)?.name ?? id;

export const numberOf = (row: Standing, name: NumberName, hasScores: boolean): string | null => {
  switch (name) {
    case 'points':
      return halves(row.halfPoints);
    case 'buchholz':
      return halves(row.buchholz);
    case 'sonneborn-berger':
      return quarters(row.sonnebornBerger);
    case 'differential':
      return hasScores ? signed(row.differential) : null;
    default:
      return name satisfies never;
  }
};

const isNumber = (by: Lead['by']): by is NumberName => (NUMBERS as readonly string[]).includes(by);

/** `Buchholz, 41½ > 40`: what sets one before the next. */
const leadInWords = (
  { by }: Lead,
  ahead: Standing,
  behind: Standing,
  language: Language,
  hasScores: boolean,
): string => {
  const what = language.criterion[by];
  if (!isNumber(by)) return what;
  const [a, b] = [ahead, behind].map((row) => numberOf(row, by, hasScores));
  return `${what}, ${a} > ${b}`;
};

export interface Row {
  readonly rank: string;
  readonly id: string;
  readonly name: string;
  readonly numbers: readonly string[];
  readonly rated: string;
  readonly counted: string;
  readonly lead: string;
  readonly because: readonly ClauseId[];
}

export const rowsOf = (
  { standings, leads }: Standings,
  file: TournamentFile,
  tallies: ReadonlyMap<string, Tally>,
  language: Language,
  hasScores: boolean,
): readonly Row[] => {
  const name = nameIn(file);
  return standings.map((row, i): Row => {
    const [lead, behind] = [leads[i], standings[i + 1]];
    const shared = standings.filter(({ rank }) => rank === row.rank).length > 1;
    return {
      rank: shared ? `${row.rank}=` : String(row.rank),
      id: row.id,
      name: name(row.id),
      numbers: NUMBERS.map((one) => numberOf(row, one, hasScores) ?? language.unknown),
      rated: String(tallies.get(row.id)?.rated ?? 0),
      counted: String(tallies.get(row.id)?.counted ?? 0),
      lead: lead && behind ? leadInWords(lead, row, behind, language, hasScores) : '',
      because: lead?.because ?? [],
    };
  });
};
