// A player wants to leave the room, or has left it.
import { answer, type Case, question, text } from '../situation.ts';
import { ended, loses } from '../telling/ending.ts';
import { names, of } from '../telling/names.ts';

const LEAVER = names(['quien sale', 'the player who leaves'], ['su rival', 'the opponent']);

const TOLD: Readonly<Record<string, string>> = {
  permiso: 'tras avisar y con permiso',
  aviso: 'tras avisar',
  rival: 'tras avisar solo a su rival',
  nada: 'sin avisar',
};

export const leaving: Case = {
  slug: 'sale-de-la-sala',
  title: text('Sale de la sala', 'Leaves the room'),
  topic: 'temporary-absence',
  names: LEAVER,
  questions: [
    question(
      'aviso',
      '¿Lo ha dicho?',
      'Has it been said?',
      answer('permiso', 'Al árbitro, que le da permiso', 'To the arbiter, who gives leave'),
      answer('aviso', 'Al árbitro, sin esperar permiso', 'To the arbiter, not waiting for leave'),
      answer('rival', 'Solo al rival', 'Only to the opponent'),
      answer('nada', 'A nadie', 'To nobody'),
    ),
    question(
      'momento',
      '¿En qué momento?',
      'At what moment?',
      answer(
        'jugada',
        'Con su jugada anotada y sin robar',
        'With the play noted and no tile drawn',
      ),
      answer('turno', 'En su turno, sin haber jugado', 'In the own turn, before a play'),
    ),
  ],
  steps: ({ aviso = '', momento }) => [
    'que el marcador es 310 a 290',
    ...(momento === 'jugada' ? ['que a Ana le corresponde robar 4 fichas'] : []),
    `Ana sale de la sala ${TOLD[aviso]}`,
  ],
  doing: (heard) => {
    const { after } = heard;
    if (after.ended) return [...ended(heard, LEAVER), ...loses(heard, LEAVER)];
    const whose =
      after.running === 'A' || after.running === 'B' ? of(LEAVER[after.running]) : undefined;
    return [
      text('Puede salir.', 'The player may leave.'),
      ...(whose
        ? [text(`Mientras, corre el tiempo ${whose.es}.`, `Meanwhile the time ${whose.en} runs.`)]
        : []),
    ];
  },
  refused: {
    'not-agreed': () => [
      text('No puede salir sin tu permiso.', 'The player may not leave without your leave.'),
    ],
    'out-of-order': () => [
      text(
        'Todavía no: antes completa su jugada, sin robar.',
        'Not yet: first the play is completed, and no tile drawn.',
      ),
    ],
  },
};
