// Why something is not admitted in a tournament: the reasons that no table has.
import type { Said } from '../term.ts';

const because = (es: string, en: string): Said => [
  `se rechaza porque ${es}`,
  `is refused because ${en}`,
];

export const TOURNAMENT_REFUSALS = {
  'too-few-rounds': because('son pocas rondas', 'the rounds are too few'),
  'too-few-players': because('son pocos jugadores', 'the players are too few'),
  'too-many-players': because('son demasiados jugadores', 'the players are too many'),
  'venue-too-small': because('el local es pequeño', 'the venue is too small'),
  'not-two-players': because('no son dos por partida', 'there are not two in a game'),
  'wrong-format': because('no es el sistema debido', 'the format is not the right one'),
  'wrong-program': because('no es el programa debido', 'the program is not the right one'),
  'needs-permission': because('necesita permiso previo', 'it needs leave beforehand'),
  'not-notified': because('no se ha comunicado antes', 'notice was not given beforehand'),
  'season-closed': because('la temporada está cerrada', 'the season is closed'),
  'wrong-round': because('no es la ronda debida', 'the round is not the right one'),
  'wrong-value': because('ahí va otro valor', 'another value goes there'),
  'wrong-pairing': because('no es el emparejamiento debido', 'the pairing is not the right one'),
  'player-twice': because('hay un jugador repetido', 'a player is named twice'),
  'player-missing': because('alguien queda sin emparejar', 'somebody is left unpaired'),
  'unknown-player': because('hay quien no participa', 'somebody takes no part'),
  'no-such-table': because('no están emparejados', 'the two are not paired'),
  'already-met': because('ya se han enfrentado', 'the two have met already'),
  'not-displayed': because('no está a la vista', 'it is not on display'),
  objected: because('alguien se opone con causa', 'somebody objects with good cause'),
  'not-justified': because('no está justificado', 'it is not justified'),
  discriminates: because('discrimina entre torneos', 'it discriminates between tournaments'),
} as const;
