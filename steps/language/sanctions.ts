// What is imposed on a player, and how sure and how serious the fault is found to be.
import type { PenaliseEvent, SanctionStatus } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

type Imposed = Pick<PenaliseEvent, 'measure' | 'points' | 'from'>;
type Found = Pick<PenaliseEvent, 'proved' | 'grave'>;

export const SANCTION_TERMS = {
  medida: choice<Imposed>(
    'measure',
    ['advierte a', 'warns', { measure: 'warning' }],
    ['apercibe a', 'admonishes', { measure: 'warning' }],
    ['da la partida por perdida a', 'declares the game lost for', { measure: 'game' }],
    ['expulsa del torneo a', 'expels from the tournament', { measure: 'tournament' }],
    ['veta en otros torneos a', 'bans from other tournaments', { measure: 'future' }],
    [
      'veta en los torneos internacionales a',
      'bans from the international tournaments',
      { measure: 'future', from: 'international' },
    ],
    [
      'veta en los campeonatos regionales a',
      'bans from the regional championships',
      { measure: 'future', from: 'regional' },
    ],
    [
      'veta en los campeonatos mundiales a',
      'bans from the world championships',
      { measure: 'future', from: 'world' },
    ],
    [
      'veta en los torneos nacionales a',
      'bans from the national tournaments',
      { measure: 'future', from: 'national' },
    ],
    [
      'veta en los torneos locales a',
      'bans from the local tournaments',
      { measure: 'future', from: 'local' },
    ],
  ),
  validez: closed<SanctionStatus>('force', {
    'in-force': ['está en vigor', 'is in force'],
    suspended: ['está en suspenso', 'is without effect for now'],
    quashed: ['está anulada', 'is quashed'],
  }),
  prueba: choice<Found>(
    'finding',
    ['probado', 'proved', { proved: true }],
    ['sin probar', 'not proved', { proved: false }],
    ['probado y grave', 'proved and grave', { proved: true, grave: true }],
  ),
} as const;
