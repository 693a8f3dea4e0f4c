// A player is away and does not come back.
import { absence as absences } from '../../../../reference-impl/src/game/presence/parameters.ts';
import { ask } from '../../../../reference-impl/src/kernel/edition.ts';
import { answer, type Case, question, text } from '../situation.ts';
import { ended, goesOn, loses } from '../telling/ending.ts';
import { names } from '../telling/names.ts';

const ABSENT = names(
  ['quien está fuera', 'the absentee'],
  ['quien está', 'the player who is there'],
);

/** Just before the end of the time, or of ten minutes more. */
const USED: Readonly<Record<string, string>> = { propio: '29 min 50 s', extra: '39 min 50 s' };

export const absence: Case = {
  slug: 'no-vuelve',
  title: text('Salió y no vuelve', 'Left and does not come back'),
  topic: 'temporary-absence',
  names: ABSENT,
  questions: [
    question(
      'que',
      '¿Qué ha pasado mientras?',
      'What has happened meanwhile?',
      answer('propio', 'Se le acabó su tiempo', 'The own time ran out'),
      answer('extra', 'Y diez minutos más', 'And ten minutes more'),
      answer('demas', 'Acabaron las demás partidas', 'All other games are over'),
      answer('nada', 'Nada de eso', 'None of these'),
    ),
  ],
  steps: ({ que = '' }) => [
    `que cada jugador tiene 30 min y Ana ha consumido ${USED[que] ?? '12 min 0 s'}`,
    'que el marcador es 120 a 80',
    `que Ana está fuera${que === 'demas' ? '' : ' y corre su tiempo'}`,
    que === 'demas' ? 'acaban las demás partidas de la ronda' : 'pasan 10 segundos',
  ],
  about: (edition) => ask(edition, absences.losesOn),
  doing: (heard) => [
    ...ended(heard, ABSENT),
    ...loses(heard, ABSENT),
    ...goesOn(heard, ABSENT),
    ...(heard.after.ended
      ? []
      : [text('Sigue corriendo su tiempo.', 'The own time goes on running.')]),
  ],
};
