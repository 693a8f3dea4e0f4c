// What may be said of one thing at once: such answers are no alternatives to each other.
import { matchStep } from '../../../steps/kernel/match.ts';

const TOGETHER: readonly (readonly string[])[] = [
  ['está permitido', 'no es una falta'],
  ['no está previsto', 'no es una falta'],
  ['completa', 'completa con su turno', 'aceptada'],
  ['anunciada', 'colocada'],
  ['las que no se han visto', 'las recién robadas'],
  ['está penalizado', 'sigue en el torneo'],
  ['termina por pases', 'termina por turnos sin puntuar', 'termina porque nadie puede colocar'],
  ['termina por tiempo total', 'termina por exceso de tiempo de un jugador'],
  ['termina por ausencia de un jugador', 'termina por descalificación de un jugador'],
];

/** What a finding may demand or allow: to demand a thing is to allow it. */
const MEASURES = ['apercibir', 'advertencia', 'descuento', 'expulsar', 'vetar'];

export const mayBothHold = (one: string, other: string): boolean =>
  TOGETHER.some((group) => group.includes(one) && group.includes(other)) ||
  MEASURES.some((measure) => one.includes(measure) && other.includes(measure));

/** They differ in nothing but what may be said at once. */
export const areCompatible = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length &&
  one.every((step, line) => {
    const [own, its] = [matchStep(step), matchStep(other[line] ?? '')];
    return (
      own.definition === its.definition &&
      own.texts.every((text, i) => text === its.texts[i] || mayBothHold(text, its.texts[i] ?? ''))
    );
  });
