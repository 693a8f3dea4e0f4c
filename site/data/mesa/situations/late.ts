// A player is not there when the round begins.
import { lateness } from '../../../../reference-impl/src/game/presence/parameters.ts';
import { ask } from '../../../../reference-impl/src/kernel/edition.ts';
import type { Text } from '../../text.ts';
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { ended, loses } from '../telling/ending.ts';
import { names, of } from '../telling/names.ts';

const MISSING = names(['quien falta', 'the player who is missing'], ['su rival', 'the opponent']);

const minutes = (ms: number): Text => {
  const n = Math.floor(ms / 60_000);
  return n === 1
    ? text('1 minuto gastado', '1 minute used')
    : text(`${n} minutos gastados`, `${n} minutes used`);
};

export const late: Case = {
  slug: 'llega-tarde',
  title: text('No está al empezar la ronda', 'Is not there when the round begins'),
  topic: 'late-arrival',
  names: MISSING,
  questions: [
    question(
      'minutos',
      '¿Cuánto hace que empezó la ronda?',
      'How long ago did the round begin?',
      answer('3', '3 minutos', '3 minutes'),
      answer('6', '6 minutos', '6 minutes'),
      answer('15', '15 minutos', '15 minutes'),
      answer('31', '31 minutos', '31 minutes'),
      answer('46', '46 minutos', '46 minutes'),
    ),
    question(
      'llega',
      '¿Ha llegado?',
      'Has the player come?',
      answer('si', 'Sí, ahora', 'Yes, now'),
      answer('no', 'Todavía no', 'Not yet'),
    ),
    assumed(
      'rival',
      '¿Estaba el rival?',
      'Was the opponent there?',
      answer('si', 'Sí', 'Yes'),
      answer('no', 'Tampoco ha llegado', 'Not come either'),
    ),
  ],
  steps: ({ minutos, llega, rival }) => [
    'una partida sin empezar según el reglamento <r>',
    'que cada jugador tiene 30 min',
    'que Ana no ha llegado',
    ...(rival === 'no' ? ['que Bruno no ha llegado'] : []),
    'que quien dirige el torneo ha dado comienzo a la ronda',
    llega === 'si' ? `Ana llega ${minutos} min 0 s después` : `pasan ${minutos} min 0 s`,
  ],
  about: (edition) => ask(edition, lateness.clockAfterMinutes),
  doing: (heard) => {
    const { after } = heard;
    const used = after.clocks?.A ?? 0;
    if (after.ended) return [...ended(heard, MISSING), ...loses(heard, MISSING)];
    return [
      used > 0
        ? text(
            `El reloj ${of(MISSING.A).es} lleva ${minutes(used).es}.`,
            `The clock ${of(MISSING.A).en} has ${minutes(used).en}.`,
          )
        : text('Todavía no ha gastado tiempo.', 'No time has been used yet.'),
      ...(after.running === 'both'
        ? [text('Corre el tiempo de los dos.', 'Both clocks run.')]
        : after.running === 'A'
          ? [text('Sigue corriendo su tiempo.', 'It goes on running.')]
          : []),
      ...(after.running === 'B'
        ? [text('Corre el tiempo de su rival.', 'The time of the opponent runs.')]
        : []),
    ];
  },
  refused: {
    'game-over': () => [text('La partida ya está perdida.', 'The game is lost already.')],
  },
};
