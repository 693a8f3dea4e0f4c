// A file that somebody hands in, read as a tournament: YAML, JSON (which is YAML) or FIDE's TRF. Either the whole of it is
// taken, or none: then what is wrong is told, each at its line.
import { openYaml } from '../../corpus/yaml.ts';
import type { TournamentFile } from '../../protocol/generated/types.ts';
import { validators } from '../../protocol/validate.ts';
import type { Pair, Placed, Wrong } from '../../shared/wrong.ts';
import { isTrf, readTrf } from '../trf/read.ts';
import { misfitsIn } from './misfits.ts';
import { faultOf, syntaxInWords } from './schema-words.ts';
import { WRONG } from './words.ts';

export interface ReadFile {
  /** Nothing where anything is wrong. */
  readonly file?: TournamentFile;
  readonly wrong: readonly Placed<Wrong>[];
  /** How what is not plain was taken, and what the file does not carry. */
  readonly notes: readonly Pair[];
  /** Whether points of games are there; TRF has only who won. */
  readonly hasScores: boolean;
  /** Half points that the file itself gives to players, where it does. */
  readonly claimed: ReadonlyMap<string, number>;
  /** The line of a value, by JSON pointer. */
  readonly lineOf: (pointer: string) => number;
}

const MOST_MB = 2;
/** Nobody reads more than these at once. */
const MOST_WRONG = 20;

export const readTournament = (bytes: Uint8Array): ReadFile => {
  if (bytes.length > MOST_MB * 2 ** 20) return unread({ line: 1, what: WRONG.tooLarge(MOST_MB) });
  const latin = new TextDecoder('latin1').decode(bytes);
  if (latin.trim() === '') return unread({ line: 1, what: WRONG.empty() });
  const text = utf8(bytes);
  // Programs write TRF in either encoding, and no line says which.
  if (isTrf(latin)) return fromTrf(text ?? latin);
  return text === undefined ? unread({ line: 1, what: WRONG.notText() }) : fromYaml(text);
};

const unread = (...wrong: readonly Placed<Wrong>[]): ReadFile => ({
  wrong: wrong.slice(0, MOST_WRONG),
  notes: [],
  hasScores: true,
  claimed: new Map(),
  lineOf: () => 1,
});

const utf8 = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const fromYaml = (text: string): ReadFile => {
  const { mistakes, value, placeOf } = openYaml(text);
  if (mistakes.length > 0)
    return unread(...mistakes.map((one) => ({ line: one.place.line, what: syntaxInWords(one) })));
  const lineOf = (pointer: string, property?: string): number => placeOf(pointer, property).line;
  if (!validators.tournamentFile(value))
    return unread(
      ...validators.tournamentFile
        .errors(value)
        .slice(0, MOST_WRONG)
        .map(faultOf)
        .map(({ pointer, property, what }) => ({ line: lineOf(pointer, property), what })),
    );
  const wrong = misfitted(value, lineOf);
  if (wrong.length > 0) return unread(...wrong);
  return { file: value, wrong, notes: [], hasScores: true, claimed: new Map(), lineOf };
};

const fromTrf = (text: string): ReadFile => {
  const { file, wrong, notes, claimed, lineOf } = readTrf(text);
  if (wrong.length > 0 || !file) return unread(...wrong);
  const misfits = misfitted(file, lineOf);
  if (misfits.length > 0) return unread(...misfits);
  return { file, wrong: [], notes, hasScores: false, claimed, lineOf };
};

const misfitted = (file: TournamentFile, lineOf: ReadFile['lineOf']): Placed<Wrong>[] =>
  misfitsIn(file)
    .slice(0, MOST_WRONG)
    .map(({ at, tell }) => ({ line: lineOf(at), what: tell() }));
