// A round in words, line by line, each with its clauses: who came and went, the pairing, what became of each game.
import type { ClauseId, TournamentEventOf, TournamentFile } from '../protocol/generated/types.ts';
import { REFUSALS } from '../steps/language/refusals.ts';
import { type Outcome, type Recorded, type RoundTold, reportOf, type Told } from './follow.ts';
import type { Language, MoveKind } from './language/index.ts';
import { halves } from './numbers.ts';
import { nameIn } from './rows.ts';

export interface Line {
  readonly text: string;
  readonly because: readonly ClauseId[];
}

export type LanguageName = 'es' | 'en';

export interface Speaking {
  readonly file: TournamentFile;
  readonly language: Language;
  readonly lang: LanguageName;
  readonly hasScores: boolean;
}

/** Why something was not admitted; nothing where it was. */
const barredAs = (outcome: Outcome, { language, lang }: Speaking): string | null => {
  if (outcome.kind === 'done') return null;
  if (outcome.kind === 'unregulated') return language.check.noRule;
  return REFUSALS[outcome.reason][lang === 'es' ? 0 : 1];
};

const lineOf = (text: string, { because }: Outcome): Line => ({ text, because });

export const moveLines = ({ moves, lots }: RoundTold, speaking: Speaking): Line[] =>
  [...moves, ...lots].map((told) => {
    const { text, detail } = moveIn(told, speaking);
    const barred = barredAs(told.outcome, speaking);
    const { check, moves: words } = speaking.language;
    const kind = told.event.type as MoveKind;
    const said = barred ? `${check.matter[kind]}, ${text}: ${barred}` : words[kind](text, detail);
    return lineOf(said, told.outcome);
  });

const moveIn = ({ event, outcome }: Told, { file }: Speaking) => {
  const name = nameIn(file);
  const report = reportOf<{ readonly from?: number; readonly halfPoints?: number }>(outcome);
  const detail =
    report?.halfPoints === undefined ? String(report?.from ?? '') : halves(report.halfPoints);
  switch (event.type) {
    case 'enter':
      return { text: name(event.entrant.id), detail };
    case 'draw-lots':
      return { text: event.order.map(name).join(', '), detail };
    case 'withdraw':
    case 'rejoin':
    case 'ask-readmission':
      return { text: name(event.player), detail };
    default:
      return { text: '', detail };
  }
};

/** The bye that the regulation gives, how the round was paired, and who sits it out. */
export const pairingLines = (round: RoundTold, speaking: Speaking): Line[] => {
  const { language, file } = speaking;
  const name = nameIn(file);
  const { bye, pair, isKoth, pairing, ruled } = round;
  const due = bye && reportOf<{ readonly player: string | null }>(bye.outcome)?.player;
  const barred = barredAs(pair.outcome, speaking);
  const said = pair.outcome.kind === 'unregulated' ? language.openPairing : barred;
  const how = isKoth ? `${language.koth}${said ? `: ${said}` : ''}` : (said ?? language.admitted);
  const byes = pairing?.byes ?? [];
  const tables = isKoth && barred && ruled ? ruled : null;
  return [
    ...(bye && due && !byes.includes(due) ? [lineOf(language.byeDue(name(due)), bye.outcome)] : []),
    lineOf(how, pair.outcome),
    ...(tables
      ? [lineOf(`${language.check.due}: ${tablesInWords(tables, name)}`, pair.outcome)]
      : []),
    ...byes.map((id) => lineOf(language.bye(name(id)), due && bye ? bye.outcome : pair.outcome)),
  ];
};

export const tablesInWords = (
  { tables, byes }: NonNullable<RoundTold['ruled']>,
  name: (id: string) => string,
): string => [...tables.map((two) => two.map(name).join(' – ')), ...byes.map(name)].join('; ');

/** A game: its score as it is entered, whether it is rated and for whom it counts. */
export const gameLine = (told: Told<TournamentEventOf<'record'>>, speaking: Speaking): Line => {
  const { language, file } = speaking;
  const name = nameIn(file);
  const { players, result } = told.event;
  const two = players.map(name).join(' – ');
  const report = reportOf<Recorded>(told.outcome);
  if (!report) return lineOf(`${two}: ${barredAs(told.outcome, speaking)}`, told.outcome);
  const parts = [
    speaking.hasScores ? report.score.join('–') : report.halfPoints.map(halves).join('–'),
    ...(result.how === 'played' ? [] : [language.ends[result.how](name(result.by ?? ''))]),
    language.rated(report.rated),
    language.counts(report.counts.map(name)),
    ...report.penaltyByes.map(({ player, round }) => language.penalty(name(player), round)),
    ...(report.fault ? [language.fault] : []),
  ];
  return lineOf(`${two}: ${parts.join('; ')}`, told.outcome);
};

/** Games that say more than a score, each; the others in one line. */
export const gamesInShort = (round: RoundTold, speaking: Speaking): Line[] => {
  const { games } = round;
  const plain = games.filter(
    ({ event, outcome }) => event.result.how === 'played' && outcome.kind === 'done',
  );
  const rated = plain.filter(({ outcome }) => reportOf<Recorded>(outcome)?.rated).length;
  const because = [...new Set(plain.flatMap(({ outcome }) => outcome.because))];
  return [
    { text: speaking.language.games(plain.length, rated), because },
    ...games.filter((one) => !plain.includes(one)).map((one) => gameLine(one, speaking)),
  ];
};
