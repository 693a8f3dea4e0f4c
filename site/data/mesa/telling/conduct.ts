// What the regulation says of an act, and what has to follow.
import type { Measure, Report } from '../../../../protocol/generated/types.ts';
import type { Text } from '../../text.ts';
import type { Heard } from '../heard.ts';
import type { Teller } from './table.ts';

const MEASURES: Readonly<Record<Measure, Text>> = {
  warning: { es: 'una advertencia', en: 'a warning' },
  points: { es: 'un descuento de puntos', en: 'points off' },
  game: { es: 'la pérdida de la partida', en: 'loss of the game' },
  tournament: { es: 'la expulsión del torneo', en: 'expulsion from the tournament' },
  future: { es: 'el veto en otros torneos', en: 'a ban from other tournaments' },
};

const RULINGS = {
  breach: { es: 'Dile que es una infracción.', en: 'Say that it is a breach.' },
  allowed: { es: 'Está permitido: deja seguir.', en: 'It is allowed: let it go on.' },
  'no-fault': { es: 'No es una falta: deja seguir.', en: 'It is no fault: let it go on.' },
} as const;

export const judged: Teller = ({ outcome }) => {
  const report = outcome.kind === 'done' ? outcome.report : undefined;
  if (!report || !hasRuling(report)) return [];
  const { must = [] } = report.sanctions ?? {};
  return [
    RULINGS[report.ruling],
    ...(must.length > 0
      ? [{ es: `Impón ${listed(must, 'es')}.`, en: `Impose ${listed(must, 'en')}.` }]
      : []),
  ];
};

/** What has to be imposed for the act. */
export const dueFor = ({ outcome }: Heard): readonly Measure[] => {
  const report = outcome.kind === 'done' ? outcome.report : undefined;
  return (report && hasRuling(report) && report.sanctions?.must) || [];
};

const hasRuling = (report: Report): report is Extract<Report, { ruling: unknown }> =>
  'ruling' in report && report.ruling !== undefined;

const listed = (measures: readonly Measure[], lang: keyof Text): string => {
  const words = measures.map((measure) => MEASURES[measure][lang]);
  const and = lang === 'es' ? ' y ' : ' and ';
  return words.length > 1
    ? `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`
    : words.join('');
};
