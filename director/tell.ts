// A tournament as a person reads it on a terminal: standings, rounds, what is broken. Each line with its clauses.

import type { ClauseId } from '../protocol/generated/types.ts';
import { tableLines } from '../shared/table.ts';
import { REFUSALS } from '../steps/language/refusals.ts';
import { unsaidIn } from './approval.ts';
import type { Finding } from './check.ts';
import { configurationOf, editionOf } from './course.ts';
import { type Followed, type RoundTold, reportOf } from './follow.ts';
import { NUMBERS } from './numbers.ts';
import {
  gameLine,
  gamesInShort,
  type Line,
  moveLines,
  pairingLines,
  type Speaking,
  tablesInWords,
} from './rounds.ts';
import { nameIn, rowsOf } from './rows.ts';
import { talliesOf } from './tallies.ts';

const cited = (because: readonly ClauseId[]): string => because.join(' ');

const told = ({ text, because }: Line): string =>
  `  ${text}${because.length > 0 ? `  ${cited(because)}` : ''}`;

/** `upTo` is the round that was asked for; nothing where all of them were. */
export const tellTournament = (
  { rounds, next, award, eloChange }: Followed,
  upTo: number | undefined,
  speaking: Speaking,
): string[] => {
  const { file, language } = speaking;
  const shown = upTo === undefined ? rounds : rounds.slice(0, upTo);
  const last = shown.at(-1);
  const name = nameIn(file);
  const trophies = award && reportOf<{ trophies: { trophy: never; id: string }[] }>(award.outcome);
  return [
    language.title(file.name, editionOf(file)),
    ...(last ? standingsLines(last, shown, speaking) : [language.noStandings]),
    ...(upTo === undefined
      ? shown.flatMap((round) => roundLines(round, speaking, false))
      : last
        ? roundLines(last, speaking, true)
        : []),
    ...(next && upTo === undefined ? nextLines(next, speaking) : []),
    ...(trophies && award && upTo === undefined
      ? trophies.trophies.map(({ trophy, id }) =>
          told({
            text: `${language.trophies[trophy]}: ${name(id)}`,
            because: award.outcome.because,
          }),
        )
      : []),
    '',
    told({ text: language.eloChange, because: eloChange.because }).trim(),
  ];
};

const standingsLines = (
  { round, after }: RoundTold,
  upTo: readonly RoundTold[],
  { file, language, hasScores }: Speaking,
): string[] => {
  if (!after) return [language.check.noRule];
  const { columns } = language;
  const rows = rowsOf(after, file, talliesOf(upTo), language, hasScores);
  const head = [
    ...['', columns.rank, columns.name, ...NUMBERS.map((one) => columns[one])],
    ...[columns.rated, columns.counted, columns.lead],
  ];
  return [
    language.standings(round, configurationOf(file).rounds),
    ...tableLines([
      head,
      ...rows.map(({ rank, name, numbers, rated, counted, lead, because }) => [
        ...['', rank, name, ...numbers, rated, counted],
        [lead, cited(because)].filter((part) => part !== '').join('  '),
      ]),
    ]),
  ];
};

const roundLines = (round: RoundTold, speaking: Speaking, whole: boolean): string[] => [
  '',
  speaking.language.round(round.round),
  ...[
    ...moveLines(round, speaking),
    ...pairingLines(round, speaking),
    ...(whole || round.isKoth
      ? round.games.map((one) => gameLine(one, speaking))
      : gamesInShort(round, speaking)),
  ].map(told),
];

const nextLines = (round: RoundTold, speaking: Speaking): string[] => {
  const { language, file } = speaking;
  const name = nameIn(file);
  const { ruled, pair } = round;
  return [
    '',
    `${language.round(round.round)}: ${language.kothNext}`,
    ...(ruled
      ? [
          ...ruled.tables.map((two) =>
            told({
              text: tablesInWords({ tables: [two], byes: [] }, name),
              because: pair.outcome.because,
            }),
          ),
          ...ruled.byes.map((id) =>
            told({ text: language.bye(name(id)), because: round.bye?.outcome.because ?? [] }),
          ),
        ]
      : pairingLines(round, speaking).map(told)),
  ];
};

/** `title` is that of the article of a clause, where it is known. */
export const tellFindings = (
  findings: readonly Finding[],
  place: (at: string) => string,
  title: (clause: ClauseId) => string,
  speaking: Speaking,
): string[] => {
  const { language, file, lang } = speaking;
  const { check } = language;
  const broken = findings.filter(({ reason }) => reason !== null);
  const silent = findings.filter(({ reason }) => reason === null);
  const unsaid = unsaidIn(file).map((field) => check.fields[field] ?? field);
  const lines = (all: readonly Finding[]) =>
    all.flatMap(({ at, round, matter, reason, because }) => [
      [
        `${place(at)}  `,
        round === null ? '' : `${language.round(round).toLowerCase()}, `,
        `${check.matter[matter]}: `,
        reason === null ? check.noRule : REFUSALS[reason][lang === 'es' ? 0 : 1],
      ].join(''),
      ...because.map((clause) => `  ${clause}  ${title(clause)}`.trimEnd()),
    ]);
  return [
    language.title(file.name, editionOf(file)),
    ...(broken.length === 0
      ? [check.allWell]
      : [...lines(broken), '', check.broken(broken.length)]),
    ...(silent.length > 0 ? ['', check.silent, ...lines(silent)] : []),
    ...(unsaid.length > 0 ? ['', `${check.unexamined} ${unsaid.join(', ')}`] : []),
  ];
};
