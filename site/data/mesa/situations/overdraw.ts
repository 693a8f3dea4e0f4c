// Somebody has drawn too many tiles: Ana is whoever drew.
import { answer, assumed, type Case, question, text } from '../situation.ts';
import { remedy } from '../telling/remedy.ts';
import { DRAWER, MOMENTS, WHEN_SAID, WHO_SAYS } from './drawing.ts';

const WHERE: Readonly<Record<string, string>> = {
  atril: 'y las pone en el atril',
  vistas: 'y las ve sin ponerlas en el atril',
  ocultas: 'sin verlas ni ponerlas en el atril',
};

export const overdraw: Case = {
  slug: 'fichas-de-mas',
  title: text('Robó fichas de más', 'Drew too many tiles'),
  topic: 'overdraw',
  names: DRAWER,
  questions: [
    question(
      'donde',
      '¿Dónde están las fichas robadas?',
      'Where are the tiles drawn?',
      answer('atril', 'En el atril', 'On the rack'),
      answer('vistas', 'Fuera del atril, pero vistas', 'Off the rack, but seen'),
      answer('ocultas', 'Fuera del atril y sin ver', 'Off the rack and unseen'),
    ),
    WHO_SAYS,
    assumed(
      'sobran',
      '¿Cuántas fichas sobran?',
      'How many tiles too many?',
      answer('1', 'Una', 'One'),
      answer('2', 'Dos', 'Two'),
      answer('3', 'Tres', 'Three'),
    ),
    WHEN_SAID,
    assumed(
      'veces',
      '¿Le había pasado ya en esta partida?',
      'Had it happened to this player in this game before?',
      answer('0', 'No', 'No'),
      answer('1', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ sobran, donde = '', dice, momento = '', veces }) => [
    `que Ana ya robó de más ${veces} veces en esta partida`,
    'que a Ana le corresponde robar 3 fichas',
    `que Ana roba ${3 + Number(sobran)} fichas ${WHERE[donde]}`,
    `${dice} señala, ${MOMENTS[momento]}, que Ana ha robado de más`,
  ],
  doing: (heard) => remedy(heard, DRAWER),
};
