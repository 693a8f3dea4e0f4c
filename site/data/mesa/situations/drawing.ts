// Wrong draws have questions in common: where the tiles are, who says so, when.
import { answer, assumed, question } from '../situation.ts';
import { names } from '../telling/names.ts';

export const DRAWER = names(['quien robó', 'the drawer'], ['el rival', 'the opponent']);

export const WHO_SAYS = question(
  'dice',
  '¿Quién lo dice?',
  'Who says so?',
  answer('Ana', 'Quien robó', 'The player who drew'),
  answer('Bruno', 'El rival', 'The opponent'),
);

export const WHEN_SAID = assumed(
  'momento',
  '¿Cuándo lo dice?',
  'When is it said?',
  answer('rival', 'En el turno siguiente, el del rival', "In the next turn, the opponent's"),
  answer('antes', 'Antes de pulsar el reloj', 'Before the clock was pressed'),
  answer('vuelta', 'Con el turno de vuelta en quien robó', 'With the turn back at the drawer'),
  answer('tarde', 'Después de otro turno de quien robó', "After the drawer's next turn"),
);

export const MOMENTS: Readonly<Record<string, string>> = {
  antes: 'antes de que Ana pulse el reloj',
  rival: 'en el turno de Bruno',
  vuelta: 'cuando el turno ha vuelto a Ana',
  tarde: 'después del turno siguiente de Ana',
};
