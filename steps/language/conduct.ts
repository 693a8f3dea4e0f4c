// Incidents of conduct, and what the regulation makes of them.
import type { ConductRuling, Incident, IncidentRuling } from '../../protocol/generated/types.ts';
import { closed } from './term.ts';

export const CONDUCT_TERMS = {
  incidente: closed<Incident>('incident', {
    'bag-not-raised': ['roba sin alzar la bolsa', 'draws without raising the bag'],
    'bag-against-face': [
      'roba con la bolsa pegada a la cara',
      'draws with the bag against the face',
    ],
    'bag-below-eyes': [
      'roba con la bolsa por debajo de los ojos',
      'draws with the bag below the eyes',
    ],
    'bag-raised-and-away': [
      'roba con la bolsa en alto y apartada de la cara',
      'draws with the bag raised and away from the face',
    ],
    'bag-in-drawing-hand': [
      'sujeta la bolsa con la misma mano con que roba',
      'holds the bag with the hand that draws',
    ],
    'bag-not-beside-board': [
      'no deja la bolsa junto al tablero',
      'does not set the bag beside the board',
    ],
    'bag-mouth-open': ['deja la bolsa con la boca abierta', 'leaves the mouth of the bag open'],
    'slow-draw': ['se demora al robar', 'is slow to draw'],
    'tiles-from-another-bag': ['roba de la bolsa de otra partida', "draws from another game's bag"],
    'board-uncovered': ['deja el tablero sin cubrir', 'leaves the board uncovered'],
    'rack-uncovered': ['mantiene sus fichas a la vista', 'keeps the own tiles in sight'],
    'tiles-turned-on-rack': ['vuelve sus fichas en el atril', 'turns the tiles on the rack'],
    'activity-during-ruling': ['hace cuentas', 'works out points'],
    'reading-suggested': [
      'recibe del corremesas una lectura de la papeleta',
      'is offered a reading of the slip by the runner',
    ],
    'clearing-up-asked': [
      'recibe del corremesas la petición de aclarar la palabra letra por letra',
      'is asked by the runner to clear the word up letter by letter',
    ],
    'slip-reused': ['usa una papeleta de una ronda anterior', 'uses a slip of an earlier round'],
    'slip-fresh': ['usa una papeleta nueva', 'uses a new slip'],
    'exchange-tiles-on-board': [
      'pone sobre el tablero las fichas que va a cambiar',
      'puts the tiles to be exchanged on the board',
    ],
    'exchange-tiles-face-up': [
      'deja a la vista las fichas que va a cambiar',
      'leaves the tiles to be exchanged in sight',
    ],
    'exchange-tiles-face-down': [
      'deja boca abajo sobre la mesa las fichas que va a cambiar',
      'leaves the tiles to be exchanged face down on the table',
    ],
    'exchange-tiles-returned-first': [
      'echa a la bolsa las fichas que cambia antes de sacar las nuevas',
      'puts the tiles that are exchanged into the bag before taking the new ones',
    ],
    'exchange-unannounced': [
      'cambia fichas sin haberlo anunciado',
      'exchanges tiles without having announced it',
    ],
    'opening-tiles-face-up': [
      'pone boca arriba las fichas del primer robo antes de que corra el reloj',
      'turns up the tiles of the opening draw before the clock runs',
    ],
    'opening-tiles-face-down': [
      'deja boca abajo las fichas del primer robo hasta que corre el reloj',
      'leaves the tiles of the opening draw face down until the clock runs',
    ],
    'blank-not-noted': ['no anota la letra de su comodín', 'does not note the letter of the blank'],
  }),
  calificación: closed<IncidentRuling | ConductRuling | 'unregulated'>('ruling', {
    breach: ['es una infracción', 'is a breach'],
    allowed: ['está permitido', 'is allowed'],
    'no-fault': ['no es una falta', 'is no fault'],
    'play-on': ['no impide que las partidas sigan', 'does not stop the games'],
    warning: ['puede costar un apercibimiento', 'may earn a warning'],
    unregulated: ['no está previsto', 'is not provided for'],
  }),
} as const;
