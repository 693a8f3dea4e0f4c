// A finding as a feature that certify runs: the scenario says what the regulation makes of it, by its clauses.
import { AdapterFailure } from '../../protocol/failure.ts';
import type { GameReplayResult, Profile } from '../../protocol/generated/types.ts';
import { Mismatch } from '../../steps/kernel/expect.ts';
import { type Prepared, prepare } from '../../steps/kernel/prepare.ts';
import type { Aspect } from '../difference.ts';
import type { Ask, Finding } from '../shrink.ts';
import type { Referee } from '../world.ts';
import { askedStep, sceneStep } from './events.ts';
import { expectations, freedSquares } from './expectations.ts';
import { positionSteps } from './position.ts';

/** What differs, as a title names it. */
export const ASPECTS: Readonly<Record<Aspect, readonly [es: string, en: string]>> = {
  failure: ['Sin respuesta', 'No answer'],
  outcome: ['Si se admite', 'Whether it is admitted'],
  score: ['Los puntos de la jugada', 'The points of the play'],
  words: ['Las palabras de la jugada', 'The words of the play'],
  drawn: ['Las fichas robadas', 'The tiles drawn'],
  verdict: ['El dictamen', 'The ruling'],
  ended: ['El final de la partida', 'The end of the game'],
  scores: ['El marcador', 'The score'],
  toMove: ['El turno', 'Whose turn it is'],
  board: ['El tablero', 'The board'],
  racks: ['Los atriles', 'The racks'],
  bag: ['La bolsa', 'The bag'],
};

/** The expectations that speak of it; a law of the table that is broken would have all of them fail. */
const SAID_OF: Readonly<Record<Aspect, RegExp>> = {
  failure: /^la actuación/,
  outcome: /^la actuación/,
  score: /^la jugada vale/,
  words: /^la jugada forma/,
  drawn: /en el atril$/,
  verdict: /^la respuesta|^se informa/,
  ended: /^la partida|^gana|^el marcador/,
  scores: /^el marcador/,
  toMove: /^le toca/,
  board: /^la casilla/,
  racks: /en el atril$|fichas$/,
  bag: /^en la bolsa/,
};

/** The profile that speaks of an event, or of what follows from it. */
const profileOf = ({ params, difference }: Finding): Profile => {
  const type = params.events[difference.at]?.type;
  if (type === 'challenge' || type === 'rule') return 'impugnacion';
  if (type === 'declare-blocked' || type === 'time-up' || type === 'close-round')
    return 'final-arbitrado';
  return difference.aspect === 'ended' ? 'final' : 'jugada';
};

/** The steps that make the request, or nothing where one of them cannot be said. */
export const sceneOf = (
  { params }: Pick<Finding, 'params'>,
  referee: Referee,
): string[] | undefined => {
  const { position, events, edition } = params;
  const steps: (string | undefined)[] = [];
  for (const [i, event] of events.entries()) {
    const { board, racks } = referee({ ...params, events: events.slice(0, i) }).state;
    const rack = 'by' in event && (event.by === 'A' || event.by === 'B') ? racks[event.by] : [];
    steps.push(i < events.length - 1 ? sceneStep(event, board) : askedStep(event, board, rack));
  }
  if (steps.includes(undefined)) return undefined;
  return [...positionSteps(position, edition), ...(steps as string[])];
};

export interface Told {
  /** The steps, without their keywords. */
  readonly steps: readonly string[];
  readonly text: string;
}

/** Nothing where the steps cannot say it, or do not show the difference. */
export const featureOf = async (
  finding: Finding,
  referee: Referee,
  ask: Ask,
): Promise<Told | undefined> => {
  const before = sceneOf(finding, referee);
  if (!before) return undefined;
  const squares = finding.params.events.flatMap((event) =>
    event.type === 'place' ? event.tiles.map(({ square }) => square) : [],
  );
  const possible = [
    ...expectations(finding.answer),
    ...freedSquares(squares, finding.answer.state).slice(0, 1),
  ];
  const shown = await showing(before, possible, {
    referee,
    ask,
    aspect: finding.difference.aspect,
  });
  if (!shown) return undefined;
  const steps = [...before, ...shown];
  return { steps, text: written(finding, before, shown) };
};

/** Those expectations that the reference meets and the implementation does not. */
const showing = async (
  before: readonly string[],
  possible: readonly string[],
  { referee, ask, aspect }: { referee: Referee; ask: Ask; aspect: Aspect },
): Promise<string[] | undefined> => {
  const steps = [...before, ...possible];
  const [own, other] = [prepare(steps), prepare(steps)];
  if (own.kept) return undefined;
  const { method, params } = own.request();
  if (method !== 'game/replay') return undefined;
  own.answered(referee(params));
  const found = await ask(params);
  const met = possible.filter((_, i) => isMet(own, before.length + i));
  if (found instanceof AdapterFailure) return met.slice(0, 1);
  other.request();
  other.answered(found);
  const missed = met.filter((step) => !isMet(other, steps.lastIndexOf(step)));
  const about = missed.filter((step) => SAID_OF[aspect].test(step));
  return missed.length > 0 ? (about.length > 0 ? about : missed) : undefined;
};

const isMet = (prepared: Prepared, index: number): boolean => {
  try {
    prepared.run(index);
    return true;
  } catch (error) {
    if (error instanceof Mismatch) return false;
    throw error;
  }
};

const FIRST_ID = 9000;

/** An id beyond those of the suite, the same for the same finding. */
const idOf = (steps: readonly string[]): string => {
  let sum = 0;
  for (const sign of steps.join('\n')) sum = (sum * 31 + sign.charCodeAt(0)) % 1000;
  return `esc-${FIRST_ID + sum}`;
};

const written = (finding: Finding, before: readonly string[], shown: readonly string[]): string => {
  const [es, en] = ASPECTS[finding.difference.aspect];
  const given = before.slice(0, -1);
  const clauses = clausesIn(finding.answer).map((clause) => `@${clause}`);
  return [
    '# language: es',
    `@perfil-${profileOf(finding)}`,
    `Característica: ${es}`,
    `  # en: ${en}`,
    '',
    `  @${idOf(before)} ${clauses.join(' ')}`.trimEnd(),
    `  Escenario: ${es}`,
    `    # en: ${en}`,
    ...given.map((step, i) => `    ${i > 0 ? 'Y' : isClause(step) ? 'Dado' : 'Dada'} ${step}`),
    `    Cuando ${before.at(-1)}`,
    ...shown.map((step, i) => `    ${i === 0 ? 'Entonces' : 'Y'} ${step}`),
    '',
  ].join('\n');
};

const isClause = (step: string): boolean => step.startsWith('que ');

/** Each once. */
export const clausesIn = ({ outcomes }: GameReplayResult): string[] => [
  ...new Set(outcomes.at(-1)?.because ?? []),
];
