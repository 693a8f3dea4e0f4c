// What came of a game, as a person reads it: turn by turn what the regulation says, with its clauses, and each difference
// where it is.
import type { ClauseId, Outcome } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import type { Pair, Placed, Wrong } from '../../shared/wrong.ts';
import { ENDING_TERMS } from '../../steps/language/ending.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { REFUSALS } from '../../steps/language/refusals.ts';
import { printable } from '../printable.ts';
import type { GcgFile } from './file.ts';
import type { Followed } from './follow.ts';
import type { Step } from './step.ts';
import type { Turn } from './turns.ts';

export type Lang = 'es' | 'en';

const SAY = {
  es: {
    line: 'línea',
    expected: 'se espera',
    points: (n: number) => (n === 1 ? '1 punto' : `${n} puntos`),
    forms: 'forma',
    admitted: 'se admite',
    silent: 'el reglamento no lo prevé',
    ruling: (valid: boolean) =>
      valid
        ? 'impugnada: la jugada es correcta'
        : 'impugnada: la jugada es incorrecta y se levanta',
    summary: (turns: number, n: number) =>
      `${turns === 1 ? '1 turno' : `${turns} turnos`}, ${n === 1 ? '1 diferencia' : `${n} diferencias`}`,
    stopped: 'desde aquí la partida no se puede seguir',
    goesOn: 'la partida no ha terminado',
    ended: (how: string) => `la partida ${how}`,
    wins: (name: string) => `gana ${name}`,
    draw: 'empate',
  },
  en: {
    line: 'line',
    expected: 'expected',
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    forms: 'forms',
    admitted: 'is admitted',
    silent: 'the regulation has no rule for it',
    ruling: (valid: boolean) =>
      valid
        ? 'challenged: the play is correct'
        : 'challenged: the play is not correct and comes off',
    summary: (turns: number, n: number) =>
      `${turns === 1 ? '1 turn' : `${turns} turns`}, ${n === 1 ? '1 difference' : `${n} differences`}`,
    stopped: 'the game cannot be followed from here',
    goesOn: 'the game is not over',
    ended: (how: string) => `the game ${how}`,
    wins: (name: string) => `${name} wins`,
    draw: 'a draw',
  },
} as const;

export const tellWrong = (file: string, { line, what }: Placed<Wrong>, lang: Lang): string =>
  [
    printable(`${file}:${line}  ${what.found[lang]}`),
    `  ${SAY[lang].expected} ${printable(what.expected[lang])}`,
    `  ${printable(what.remedy[lang])}`,
  ].join('\n');

const noteLine = ({ line, what }: Placed<Pair>, lang: Lang): string =>
  printable(`  (${SAY[lang].line} ${line}: ${what[lang]})`);

export const tellGame = (
  file: string,
  game: GcgFile,
  { steps, closing, state, isStopped }: Followed,
  notes: readonly Placed<Pair>[],
  lang: Lang,
): string[] => {
  const say = SAY[lang];
  const differences = closing.length + steps.reduce((sum, s) => sum + s.differences.length, 0);
  return [
    printable(`${game.names.A} – ${game.names.B}`),
    ...notes.map((note) => noteLine(note, lang)),
    ...steps.flatMap((step) => stepLines(file, game, step, lang)),
    ...closing.map((one) => tellWrong(file, one, lang)),
    '',
    isStopped ? say.stopped : endLine(game, state, lang),
    say.summary(steps.length, differences),
  ];
};

const stepLines = (file: string, game: GcgFile, step: Step, lang: Lang): string[] => {
  const { turn, outcomes, notes, differences } = step;
  const because = [...new Set(outcomes.flatMap((outcome) => outcome.because))];
  const head = `${String(turn.line).padStart(4)}  ${game.names[turn.by]}  ${writtenAs(turn)}`;
  return [
    printable(`${head}: ${saidOf(step, lang)}`),
    ...(because.length > 0 ? [`      ${because.join(' ')}`] : []),
    ...notes.map((note) => noteLine(note, lang)),
    ...differences.map((one) => tellWrong(file, one, lang)),
  ];
};

const writtenAs = ({ action }: Turn): string => {
  switch (action.kind) {
    case 'play':
      return `${action.at} ${action.word}`;
    case 'pass':
      return '-';
    case 'exchange':
      return `-${action.tiles}`;
    case 'exchange-count':
      return `-${action.count}`;
    default:
      return action satisfies never;
  }
};

const saidOf = ({ outcomes, report, ruling }: Step, lang: Lang): string => {
  const say = SAY[lang];
  const bar = outcomes.find(({ kind }) => kind !== 'done');
  if (bar) return barredAs(bar, lang);
  if (outcomes.length === 0) return '–';
  if (!report) return say.admitted;
  const words = report.words.map(writeWord).join(', ');
  const played = `${say.points(report.score)}, ${say.forms} ${words}`;
  return ruling ? `${played}; ${say.ruling(ruling.valid)}` : played;
};

const barredAs = (bar: Outcome, lang: Lang): string =>
  bar.kind === 'refused' ? REFUSALS[bar.reason][lang === 'es' ? 0 : 1] : SAY[lang].silent;

const endLine = ({ names }: GcgFile, state: Followed['state'], lang: Lang): string => {
  const say = SAY[lang];
  if (!state?.ended) return say.goesOn;
  const { reason, winner } = state.ended;
  const form = ENDING_TERMS.final.forms.find(([, , ending]) => ending === reason);
  const how = form?.[lang === 'es' ? 0 : 1] ?? reason;
  const score = PLAYERS.map((player) => state.scores[player]).join('–');
  return printable(`${say.ended(how)}, ${score}: ${winner ? say.wins(names[winner]) : say.draw}`);
};

/** For programs. */
export const asJson = (
  file: string,
  edition: string,
  game: GcgFile,
  followed: Followed,
  notes: readonly Placed<Pair>[],
): unknown => ({
  ...{ file, edition, players: game.names, notes },
  turns: followed.steps.map(({ turn, outcomes, report, ruling, notes: own, differences }) => ({
    ...{ line: turn.line, by: turn.by, kind: turn.action.kind, written: writtenAs(turn) },
    ...{ points: turn.points, total: turn.total },
    outcomes: outcomes.map((outcome) => ({
      ...{ kind: outcome.kind, because: outcome.because as readonly ClauseId[] },
      ...(outcome.kind === 'refused' ? { reason: outcome.reason } : {}),
    })),
    ...(report ? { score: report.score, words: report.words } : {}),
    ...(ruling ? { valid: ruling.valid } : {}),
    ...{ notes: own, differences },
  })),
  ...{ closing: followed.closing, isStopped: followed.isStopped },
  scores: followed.state?.scores ?? null,
  ended: followed.state?.ended ?? null,
});
