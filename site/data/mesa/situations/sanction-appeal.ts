// A player who has been punished does not accept it.
import { answer, type Case, question, text } from '../situation.ts';
import { names } from '../telling/names.ts';

const PUNISHED = names(['el sancionado', 'the punished player'], ['el rival', 'the opponent']);

export const sanctionAppeal: Case = {
  slug: 'recurre-la-sancion',
  title: text('Recurre una sanción', 'Appeals against a sanction'),
  topic: 'appeals-body',
  names: PUNISHED,
  questions: [
    question(
      'tribunal',
      '¿Tiene el torneo tribunal?',
      'Has the tournament a tribunal?',
      answer('sí', 'Sí', 'Yes'),
      answer('no', 'No', 'No'),
    ),
    question(
      'quien',
      '¿Quién recurre?',
      'Who appeals?',
      answer('Ana', 'El sancionado', 'The punished player'),
      answer('Bruno', 'El rival', 'The opponent'),
    ),
  ],
  steps: ({ tribunal, quien }) => [
    'que el marcador es 310 a 290',
    `que el torneo ${tribunal} tiene tribunal de apelaciones`,
    'que en su turno Ana comenta la estrategia de su rival',
    'que quien dirige el torneo ha restado 30 puntos a Ana',
    `${quien} recurre la sanción`,
  ],
  doing: ({ after }) => [
    text('Admite el recurso: lo decide el tribunal.', 'Admit the appeal: the tribunal decides.'),
    after.sanctions?.at(-1)?.status === 'in-force'
      ? text('Mientras tanto, la sanción se aplica.', 'Meanwhile the sanction holds.')
      : text(
          'Mientras tanto, la sanción queda en suspenso.',
          'Meanwhile the sanction is suspended.',
        ),
  ],
  refused: {
    'not-entitled': () => [
      text(
        'No se admite: solo recurre el sancionado.',
        'It is not admitted: only the punished player appeals.',
      ),
      text('La sanción se mantiene.', 'The sanction stands.'),
    ],
    'no-tribunal': () => [
      text('No cabe recurso: no hay tribunal.', 'There is no appeal: there is no tribunal.'),
      text('La sanción se mantiene.', 'The sanction stands.'),
    ],
    settled: () => [
      text(
        'No cabe recurso: tu decisión es la última.',
        'There is no appeal: your decision is the last.',
      ),
      text('La sanción se mantiene.', 'The sanction stands.'),
    ],
    'not-applicable': () => [
      text('No hay sanción que recurrir.', 'There is no sanction to appeal against.'),
    ],
  },
};
