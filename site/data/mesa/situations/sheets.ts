// The game is over and the sheets give a player other points.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { names } from '../telling/names.ts';

const PLAYERS = names(['un jugador', 'one player'], ['el otro', 'the other']);

const SIGNED: Readonly<Record<string, string>> = {
  nadie: 'sin firmar',
  uno: 'firmadas solo por Bruno',
  'los-dos': 'firmadas por los dos',
  entregado: 'firmadas por los dos y entregadas',
};

const ASKED: Readonly<Record<string, string>> = {
  uno: 'Ana',
  'los-dos': 'los dos con permiso del juez',
  'sin-permiso': 'los dos sin permiso del juez',
};

const STAYS = text('El marcador se queda como está.', 'The score stays as it is.');

export const sheets: Case = {
  slug: 'planillas-que-no-coinciden',
  title: text(
    'Acabada la partida, hay un error en las planillas',
    'The game over, there is a mistake on the sheets',
  ),
  topic: 'score-correction',
  names: PLAYERS,
  questions: [
    question(
      'firmas',
      '¿Han firmado?',
      'Have they signed?',
      answer('nadie', 'Todavía no', 'Not yet'),
      answer('uno', 'Uno', 'One of them'),
      answer('los-dos', 'Los dos', 'Both'),
      answer('entregado', 'Y han entregado el resultado', 'And handed in the result'),
    ),
    question(
      'pide',
      '¿Quién lo pide?',
      'Who asks?',
      answer('uno', 'Uno de los dos', 'One of them'),
      answer('los-dos', 'Los dos, y lo autorizas', 'Both, and you grant it'),
      answer('sin-permiso', 'Los dos, y no lo autorizas', 'Both, and you do not grant it'),
    ),
    assumed(
      'planillas',
      '¿Dicen lo mismo las dos planillas?',
      'Do both sheets say the same?',
      answer('difieren', 'No', 'No'),
      answer('coinciden', 'Sí, y las dos están mal', 'Yes, and both are wrong'),
    ),
  ],
  steps: ({ firmas = '', pide = '', planillas }) => {
    const own = planillas === 'difieren' ? 10 : 16;
    return [
      'una partida acabada según el reglamento <r>',
      'que en el tablero está PATIO desde H6 en horizontal',
      'que en el tablero está ORDEN desde H10 en vertical',
      'que el marcador es 14 a 16',
      'que en las dos planillas figura, de Ana, PATIO / 14 / 14',
      'que en la planilla de Ana figura, de Bruno, ORDEN / 16 / 16',
      `que en la planilla de Bruno figura, de Bruno, ORDEN / ${own} / ${own}`,
      `que las planillas están ${SIGNED[firmas]}`,
      `a petición de ${ASKED[pide]} se recuenta la línea 2, de Bruno, que vale 10 puntos`,
    ];
  },
  doing: () => [
    text(
      'Cuenta de nuevo la jugada y corrige el marcador.',
      'Count the play again and put the score right.',
    ),
    text('Mira si cambia el ganador.', 'See whether the winner changes.'),
  ],
  refused: {
    'needs-both': () => [
      text('No se corrige si no lo piden los dos.', 'It is not put right unless both ask.'),
      STAYS,
    ],
    'not-granted': () => [
      text('No se corrige: no lo autorizas.', 'It is not put right: you do not grant it.'),
      STAYS,
    ],
    'no-discrepancy': () => [
      text(
        'No se corrige: las dos planillas dicen lo mismo.',
        'It is not put right: both sheets say the same.',
      ),
      STAYS,
    ],
    'result-delivered': () => [
      text(
        'No se corrige: el resultado está entregado.',
        'It is not put right: the result has been handed in.',
      ),
      STAYS,
    ],
    'game-closed': () => [
      text('No se corrige: la partida está cerrada.', 'It is not put right: the game is closed.'),
      STAYS,
    ],
    'not-entitled': () => [
      text('No se corrige a petición suya.', 'It is not put right at that request.'),
      STAYS,
    ],
  },
};
