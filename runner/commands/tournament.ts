// `articulado tournament <file>`: a tournament as the regulation sees it, from a file of a club: standings with every
// tie-break, pairings, byes, what is rated and what counts; and, with --check, which clauses it breaks.
import { readFileSync } from 'node:fs';
import { titleOf } from '../../corpus/titles.ts';
import { findingsOf } from '../../director/check.ts';
import { type ReadFile, readTournament } from '../../director/file/read.ts';
import { follow, ruledBy } from '../../director/follow.ts';
import { asJson } from '../../director/json.ts';
import { LANGUAGES } from '../../director/language/index.ts';
import { tellFindings, tellTournament } from '../../director/tell.ts';
import { otherPoints } from '../../director/trf/points.ts';
import { READINGS } from '../../director/trf/readings.ts';
import type { Placed, Wrong } from '../../shared/wrong.ts';
import { defineCommand } from '../command.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage.ts';
import { LANG_OPTION, speakerOf } from '../words.ts';

export const command = defineCommand({
  name: 'tournament',
  summary: 'standings, tie-breaks, pairings and byes of a tournament, with their clauses',
  options: {
    check: { type: 'boolean', summary: 'which clauses the tournament breaks' },
    round: { type: 'string', value: '<n>', summary: 'how things stood after that round' },
    json: { type: 'boolean', summary: 'for programs' },
    lang: LANG_OPTION,
  },
  positionals: { usage: '<file>', where: 'after-options', missing: 'no tournament to look at' },
  help: `  articulado tournament examples/torneo-24.yaml --lang es
  articulado tournament examples/torneo-24.yaml --round 5
  articulado tournament examples/torneo-24.yaml --check
The file is YAML, JSON or FIDE's TRF; docs/TOURNAMENT-FILES.md says what goes into it.
exit code: 0 read (with --check: nothing broken), 1 clauses are broken, 2 wrong call or a file that cannot be read`,
  run: async ({ check, round, json, lang: asked }, files) => {
    const lang = speakerOf(asked).name;
    const [path, ...others] = files;
    if (path === undefined || others.length > 0)
      throw new UsageError(`${files.length} files`, 'one tournament', 'one call a tournament');
    const read = readTournament(bytesOf(path));
    const { file, hasScores } = read;
    if (!file) {
      console.error(read.wrong.map((one) => tellWrong(path, one, lang)).join('\n'));
      return 2;
    }
    const upTo = roundAsked(round, file.played?.length ?? 0);
    const followed = follow(file, ruledBy(file, hasScores ? {} : READINGS));
    const notes = [...read.notes, ...otherPoints(file, followed, read.claimed)];
    const findings = findingsOf(file, followed);
    const speaking = { file, language: LANGUAGES[lang], lang, hasScores };
    const place = (at: string): string => placeIn(path, read, at);
    const title = (clause: Parameters<typeof titleOf>[0]): string => titleOf(clause)?.[lang] ?? '';
    const lines = json
      ? [JSON.stringify(asJson(file, followed, findings, { hasScores, notes }, upTo), null, 2)]
      : [
          ...(check
            ? tellFindings(findings, place, title, speaking)
            : tellTournament(followed, upTo, speaking)),
          ...notes.map((note) => `(${note[lang]})`),
        ].map(printable);
    console.log(lines.join('\n'));
    return check && findings.some(({ reason }) => reason !== null) ? 1 : 0;
  },
});

const bytesOf = (path: string): Uint8Array => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(
      `${path} cannot be read: ${(error as Error).message}`,
      'a tournament in YAML, JSON or TRF',
    );
  }
};

const roundAsked = (round: string | undefined, played: number): number | undefined => {
  if (round === undefined) return undefined;
  const asked = Number(round);
  if (Number.isInteger(asked) && asked >= 1 && asked <= played) return asked;
  const known = played === 0 ? 'no --round: none has been paired' : `a round from 1 to ${played}`;
  throw new UsageError(`--round ${round}`, known);
};

const placeIn = (path: string, { lineOf }: ReadFile, at: string): string => `${path}:${lineOf(at)}`;

const tellWrong = (path: string, { line, what }: Placed<Wrong>, lang: 'es' | 'en'): string =>
  [
    `${path}:${line}  ${what.found[lang]}`,
    `  ${LANGUAGES[lang].expected} ${what.expected[lang]}`,
    `  ${what.remedy[lang]}`,
  ]
    .map(printable)
    .join('\n');
