// Where a file in GCG and the regulation differ, in Spanish and English side by side.
import { type Pair, pair, wrong } from '../../shared/wrong.ts';

const by = (points: number): string => (points > 0 ? `+${points}` : String(points));

export const DIFFERS = {
  points: (found: number, expected: number) =>
    wrong(
      pair(`el archivo da ${found} puntos a la jugada`, `the file gives the play ${found} points`),
      pair(`${expected}`, `${expected}`),
      pair('cuente otra vez la jugada', 'count the play again'),
    ),
  sum: (found: number, expected: number) =>
    wrong(
      pair(`el total anotado es ${found}`, `the total noted is ${found}`),
      pair(`${expected}`, `${expected}`),
      pair('sume otra vez', 'add up again'),
    ),
  refused: (reason: Pair) =>
    wrong(
      pair('el archivo lo da por hecho', 'the file has it done'),
      pair(`que ${reason.es}`, `that it ${reason.en}`),
      pair('lo que sigue no se examina', 'what follows is not examined'),
    ),
  unregulated: () =>
    wrong(
      pair('el archivo lo da por hecho', 'the file has it done'),
      pair(
        'lo que el árbitro decida: el reglamento no lo prevé',
        'what the arbiter decides: the regulation has no rule',
      ),
      pair('lo que sigue no se examina', 'what follows is not examined'),
    ),
  ruling: (isWithdrawn: boolean, words: string) =>
    isWithdrawn
      ? wrong(
          pair(
            'la jugada se levanta tras la impugnación',
            'the play comes off after the challenge',
          ),
          pair(`que se quede: ${words} está en la lista`, `that it stay: ${words} is in the list`),
          pair('compruebe el dictamen o la lista', 'check the ruling or the list'),
        )
      : wrong(
          pair('la jugada queda tras la impugnación', 'the play stays after the challenge'),
          pair(
            `que se levante: ${words} no está en la lista`,
            `that it come off: ${words} is not in the list`,
          ),
          pair('compruebe el dictamen o la lista', 'check the ruling or the list'),
        ),
  bonus: (found: number) =>
    wrong(
      pair(
        `${by(found)} puntos por una impugnación fallida`,
        `${by(found)} points for a failed challenge`,
      ),
      pair(
        '0: este reglamento no añade puntos por eso',
        '0: this regulation adds no points for that',
      ),
      pair('quite la línea', 'take the line out'),
    ),
  lost: (found: number, expected: number) =>
    wrong(
      pair(
        `la jugada levantada quita ${-found} puntos`,
        `the play that comes off takes ${-found} points away`,
      ),
      pair(`${-expected}, los que tenía`, `${-expected}, those it had`),
      pair('corrija la línea', 'correct the line'),
    ),
  rack: (found: string, left: string) =>
    wrong(
      pair(`el atril es ${found}`, `the rack is ${found}`),
      pair(
        `uno en el que siga lo que quedaba: ${left}`,
        `one that still has what was left: ${left}`,
      ),
      pair('compare los atriles de los dos turnos', 'compare the racks of the two turns'),
    ),
  tiles: (tile: string) =>
    wrong(
      pair(
        `hay más fichas ${tile} de las que tiene el juego`,
        `there are more tiles ${tile} than the set has`,
      ),
      pair('las cien fichas del juego', 'the hundred tiles of the set'),
      pair('compruebe los atriles y el tablero', 'check the racks and the board'),
    ),
  offBoard: (at: string) =>
    wrong(
      pair(`la jugada en ${at} se sale del tablero`, `the play at ${at} leaves the board`),
      pair(
        'filas de la 1 a la 15 y columnas de la A a la O; 8H es en horizontal y H8 en vertical',
        'rows 1 to 15 and columns A to O; 8H is across and H8 is down',
      ),
      pair('corrija la casilla', 'correct the square'),
    ),
  nothing: (at: string) =>
    wrong(
      pair(`la jugada en ${at} no coloca ninguna ficha`, `the play at ${at} lays no tile`),
      pair('al menos una ficha del atril', 'one tile of the rack at least'),
      pair(
        'escriba la letra que se coloca, no un punto',
        'write the letter that is laid, not a dot',
      ),
    ),
  through: (square: string) =>
    wrong(
      pair(
        `hay un punto donde no hay ficha (${square})`,
        `there is a dot where no tile lies (${square})`,
      ),
      pair('una letra', 'a letter'),
      pair('escriba la letra que se coloca', 'write the letter that is laid'),
    ),
  end: (name: string, found: number, expected: number) =>
    wrong(
      pair(
        `al final ${by(found)} para ${name} por las fichas de los atriles`,
        `${by(found)} for ${name} at the end for the tiles on the racks`,
      ),
      pair(by(expected), by(expected)),
      pair('cuente las fichas que quedan', 'count the tiles that are left'),
    ),
  early: () =>
    wrong(
      pair('se cuentan los atriles', 'the racks are counted'),
      pair('que la partida siga: no ha terminado', 'that play go on: the game is not over'),
      pair('compruebe si faltan turnos', 'check whether turns are missing'),
    ),
};
