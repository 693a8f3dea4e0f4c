// Why an act is not admitted: every reason that an implementation can give has its words.
import type { Refusal } from '../../protocol/generated/types.ts';
import type { Said } from './term.ts';
import { TOURNAMENT_REFUSALS } from './tournament/refusals.ts';

export const REFUSALS: Record<Refusal, Said> = {
  ...TOURNAMENT_REFUSALS,
  'too-early': ['se rechaza por prematura', 'is refused as too early'],
  'wrong-time': [
    'se rechaza porque el tiempo no es el debido',
    'is refused because the time is not the right one',
  ],
  'clock-running': [
    'se rechaza porque el reloj ya corre',
    'is refused because the clock runs already',
  ],
  'no-clock': ['se rechaza porque falta el reloj', 'is refused because there is no clock'],
  'not-aeroplane': [
    'se rechaza porque no está en modo avión',
    'is refused because it is not in aeroplane mode',
  ],
  'no-countdown': [
    'se rechaza porque no tiene cuenta regresiva',
    'is refused because it has no countdown',
  ],
  'already-noted': [
    'se rechaza porque la puntuación ya está anotada',
    'is refused because the score is noted',
  ],
  'no-discrepancy': [
    'se rechaza porque las cifras coinciden',
    'is refused because the figures agree',
  ],
  'needs-both': [
    'se rechaza porque falta el otro jugador',
    'is refused because the other player is missing',
  ],
  'not-granted': ['se rechaza porque no se concede', 'is refused because it is not granted'],
  'not-claimable': [
    'se rechaza porque eso no se revisa',
    'is refused because that is not reviewed',
  ],
  'no-such-line': [
    'se rechaza porque no existe esa línea',
    'is refused because there is no such line',
  ],
  'already-signed': [
    'se rechaza porque ya ha firmado',
    'is refused because the player has signed already',
  ],
  'sheet-incomplete': [
    'se rechaza porque la hoja está incompleta',
    'is refused because the sheet is incomplete',
  ],
  'may-wait': ['se rechaza porque el rival puede esperar', 'is refused because the rival may wait'],
  'not-certified': [
    'se rechaza porque esa firma no da fe',
    'is refused because that signature certifies nothing',
  ],
  'game-closed': [
    'se rechaza porque la partida está cerrada',
    'is refused because the game is closed',
  ],
  'result-delivered': [
    'se rechaza porque el resultado está entregado',
    'is refused because the result has been handed in',
  ],
  'already-ruled': [
    'se rechaza porque la jugada ya fue dictaminada',
    'is refused because the play was ruled on',
  ],
  'turn-gone-by': ['se rechaza porque el turno ya pasó', 'is refused because the turn has gone by'],
  'not-entitled': ['se rechaza por falta de derecho', 'is refused for want of entitlement'],
  'not-competent': ['se rechaza por falta de competencia', 'is refused for want of authority'],
  'not-in-play': [
    'se rechaza porque la palabra no es de la jugada',
    'is refused because the word is not of the play',
  ],
  incomplete: ['se rechaza por incompleta', 'is refused as incomplete'],
  'slip-incomplete': [
    'se rechaza porque la papeleta está incompleta',
    'is refused because the slip is incomplete',
  ],
  'slip-illegible': [
    'se rechaza porque la papeleta es ilegible',
    'is refused because the slip cannot be read',
  ],
  'not-agreed': ['se rechaza por falta de acuerdo', 'is refused for want of agreement'],
  'not-announced': ['se rechaza porque no se anunció', 'is refused because it was not announced'],
  'not-in-writing': [
    'se rechaza porque no está por escrito',
    'is refused because it is not in writing',
  ],
  'not-in-view': [
    'se rechaza porque el dispositivo no está a la vista',
    'is refused because the device is out of view',
  ],
  'under-ruling': [
    'se rechaza porque hay una consulta pendiente',
    'is refused because a ruling is pending',
  ],
  'out-of-order': ['se rechaza por estar fuera de orden', 'is refused as out of order'],
  'out-of-turn': ['se rechaza por estar fuera de turno', 'is refused as out of turn'],
  'nothing-wrong': [
    'se rechaza porque no sobra ni falta nada',
    'is refused because nothing is wrong',
  ],
  'wrong-number': ['se rechaza por el número de fichas', 'is refused for the number of tiles'],
  'not-in-pool': [
    'se rechaza porque esas fichas no entran en la elección',
    'is refused because those tiles may not be chosen',
  ],
  'meaning-not-required': [
    'se rechaza porque no es obligatorio conocer el significado',
    'is refused because the meaning need not be known',
  ],
  settled: [
    'se rechaza porque el asunto ya está resuelto',
    'is refused because the matter is settled',
  ],
  'too-few-tiles': [
    'se rechaza porque faltan fichas para la primera jugada',
    'is refused because the opening play has too few tiles',
  ],
  'not-applicable': ['se rechaza porque no procede', 'is refused as not applicable'],
  'not-present': ['se rechaza porque falta un jugador', 'is refused because a player is missing'],
  'time-gone': [
    'se rechaza porque se ha acabado el tiempo del turno',
    'is refused because the time of the turn has run out',
  ],
  'too-late': ['se rechaza por tardía', 'is refused as too late'],
  'must-be-played': [
    'se rechaza porque la ficha debe jugarse',
    'is refused because the tile must be played',
  ],
  'line-fixed': [
    'se rechaza porque la línea ya está fijada',
    'is refused because the line is fixed',
  ],
  'counting-begun': [
    'se rechaza porque el recuento ha empezado',
    'is refused because counting has begun',
  ],
  'no-such-letter': [
    'se rechaza porque esa letra no existe en el juego',
    'is refused because the set has no such letter',
  ],
  'exchange-announced': [
    'se rechaza porque ya se anunció el cambio',
    'is refused because an exchange was announced',
  ],
  'not-allowed': ['se rechaza por no estar permitido', 'is refused as not allowed'],
  required: ['se rechaza por ser obligatorio', 'is refused because it is compulsory'],
  'seat-missing': [
    'se rechaza porque queda un puesto sin cubrir',
    'is refused because a seat is not filled',
  ],
  'no-seat': [
    'se rechaza porque sobra un miembro',
    'is refused because there is a member too many',
  ],
  'not-eligible': [
    'se rechaza porque no representa a quien debe',
    'is refused because the member stands for somebody else',
  ],
  'not-elected': ['se rechaza por falta de elección', 'is refused for want of an election'],
  incompatible: ['se rechaza por incompatibilidad', 'is refused for incompatibility'],
  'seat-available': [
    'se rechaza porque el puesto tiene quien lo ocupe',
    'is refused because the seat has somebody to fill it',
  ],
  'same-club': ['se rechaza por ser del mismo club', 'is refused because they are of one club'],
  'is-playing': [
    'se rechaza porque juega el torneo',
    'is refused because of playing in the tournament',
  ],
  'no-tribunal': ['se rechaza porque no hay tribunal', 'is refused because there is no tribunal'],
  'not-reasoned': ['se rechaza por falta de argumentos', 'is refused for want of grounds'],
  regulated: [
    'se rechaza porque el reglamento ya lo resuelve',
    'is refused because the regulation settles it',
  ],
  'second-rank': [
    'se rechaza por apoyarse en un texto de segundo orden',
    'is refused as resting on a text that comes second',
  ],
  'report-incomplete': [
    'se rechaza porque el resumen no es fiel',
    'is refused because the summary is not true',
  ],
  misaddressed: ['se rechaza por ir a otro destinatario', 'is refused as sent to somebody else'],
  'no-breach': ['se rechaza porque no hay infracción', 'is refused because there is no breach'],
  'not-proved': ['se rechaza por falta de prueba', 'is refused for want of proof'],
  'wrong-amount': ['se rechaza por la cuantía', 'is refused for its amount'],
  'already-punished': [
    'se rechaza porque ya está sancionado',
    'is refused because it has been punished',
  ],
  'not-grave': [
    'se rechaza porque la falta no es grave',
    'is refused because the fault is not grave',
  ],
  'not-in-line': [
    'se rechaza porque no están en una línea',
    'is refused because the tiles are not in one line',
  ],
  gap: ['se rechaza porque queda un hueco', 'is refused because there is a gap'],
  'not-connected': [
    'se rechaza porque no enlaza con el tablero',
    'is refused because it does not join the board',
  ],
  'square-occupied': [
    'se rechaza porque la casilla está ocupada',
    'is refused because the square is taken',
  ],
  'split-digraph': [
    'se rechaza porque un dígrafo no se escribe con dos fichas',
    'is refused because a digraph is not spelt with two tiles',
  ],
  'word-barred': [
    'se rechaza porque preguntó por esa palabra',
    'is refused because the player asked about that word',
  ],
  'centre-missed': [
    'se rechaza porque no pisa la casilla central',
    'is refused because it misses the centre',
  ],
  'game-over': ['se rechaza porque la partida ha terminado', 'is refused because the game is over'],
  'bag-too-small': [
    'se rechaza porque la bolsa no alcanza',
    'is refused because the bag holds too few',
  ],
  'blank-undefined': [
    'se rechaza porque el comodín no tiene letra',
    'is refused because the blank has no letter',
  ],
  'no-play': ['se rechaza porque no hay jugada', 'is refused because there is no play'],
  'tile-not-on-rack': [
    'se rechaza porque la ficha no está en el atril',
    'is refused because the tile is not on the rack',
  ],
};
