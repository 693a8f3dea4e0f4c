// What the regulation makes of an act.
import type { ConductRuling, GameEvent, Player } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

export const CONDUCT_TERMS = {
  calificación: closed<ConductRuling | 'unregulated'>('ruling', {
    breach: ['es una infracción', 'is a breach'],
    allowed: ['está permitido', 'is allowed'],
    'no-fault': ['no es una falta', 'is no fault'],
    unregulated: ['no está previsto', 'is not provided for'],
  }),
  // Acts on which some editions say nothing.
  laguna: choice<(by: Player) => GameEvent>(
    'gap',
    [
      'roba por accidente de la bolsa de otra partida',
      "draws by accident from another game's bag",
      (by) => ({ type: 'report-foreign-draw', by }),
    ],
    [
      'charla con el árbitro de sus vacaciones',
      'chats with the arbiter about holidays',
      (by) => ({ type: 'speak', by, to: 'arbiter', about: 'other' }),
    ],
  ),
} as const;
