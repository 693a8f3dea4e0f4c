// Somebody has drawn too many tiles: Ana is whoever drew.
import { type Names, remedyInWords } from '../remedy.ts';
import { answer, assumed, question, type Situation } from '../situation.ts';

const DRAWER: Names = {
  es: { player: 'quien robó', rival: 'el rival' },
  en: { player: 'the drawer', rival: 'the opponent' },
};

const WHERE: Readonly<Record<string, string>> = {
  racked: 'y las pone en el atril',
  unseen: 'sin verlas ni ponerlas en el atril',
  seen: 'y las ve sin ponerlas en el atril',
};

const WHEN: Readonly<Record<string, string>> = {
  before: 'antes de que Ana pulse el reloj',
  rival: 'en el turno de Bruno',
  back: 'cuando el turno ha vuelto a Ana',
  later: 'después del turno siguiente de Ana',
};

export const overdraw: Situation = {
  slug: 'fichas-de-mas',
  title: { es: 'Robó fichas de más', en: 'Drew too many tiles' },
  topic: 'overdraw',
  questions: [
    assumed(
      'surplus',
      '¿Cuántas fichas sobran?',
      'How many tiles too many?',
      answer('1', 'Una', 'One'),
      answer('2', 'Dos', 'Two'),
      answer('3', 'Tres', 'Three'),
    ),
    question(
      'where',
      '¿Dónde están las fichas robadas?',
      'Where are the tiles drawn?',
      answer('racked', 'En el atril', 'On the rack'),
      answer('seen', 'Fuera del atril, pero vistas', 'Off the rack, but seen'),
      answer('unseen', 'Fuera del atril y sin ver', 'Off the rack and unseen'),
    ),
    question(
      'who',
      '¿Quién lo dice?',
      'Who says so?',
      answer('Ana', 'Quien las robó', 'The player who drew'),
      answer('Bruno', 'El rival', 'The opponent'),
    ),
    assumed(
      'when',
      '¿Cuándo lo dice?',
      'When is it said?',
      answer('rival', 'En el turno siguiente, el del rival', "In the next turn, the opponent's"),
      answer('before', 'Antes de pulsar el reloj', 'Before the clock was pressed'),
      answer(
        'back',
        'Cuando el turno ha vuelto a quien robó',
        'When the turn is back with the drawer',
      ),
      answer('later', 'Después de otro turno de quien robó', "After the drawer's next turn"),
    ),
    assumed(
      'times',
      '¿Le había pasado ya en esta partida?',
      'Had it happened to this player in this game before?',
      answer('0', 'No', 'No'),
      answer('1', 'Sí', 'Yes'),
    ),
  ],
  steps: ({ surplus = '', where = '', who, when = '', times = '' }) => [
    `que Ana ya robó de más ${times} veces en esta partida`,
    'que a Ana le corresponde robar 3 fichas',
    `que Ana roba ${3 + Number(surplus)} fichas ${WHERE[where]}`,
    `${who} señala, ${WHEN[when]}, que Ana ha robado de más`,
  ],
  doing: ({ outcome }) => remedyInWords(outcome, DRAWER),
};
