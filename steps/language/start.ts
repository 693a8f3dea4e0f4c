// Before the first play: lots, seats, who starts.
import type {
  AssignStartEvent,
  BoardSide,
  LotPurpose,
  Player,
  StartFormat,
} from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

/** Whether the program's choice of a starter was made known. */
export type Notice = Pick<AssignStartEvent, 'announced' | 'notified'>;

export const START_TERMS = {
  asiento: closed<Exclude<LotPurpose, 'start'>>('seat', {
    chair: ['la silla', 'the chair'],
    side: ['la orientación', 'the side'],
  }),
  asientos: choice<readonly LotPurpose[]>(
    'seats',
    ['la silla y la orientación', 'the chair and the side', ['chair', 'side']],
    ['la silla', 'the chair', ['chair']],
    ['la orientación', 'the side', ['side']],
  ),
  ganador: closed<Player | 'tie'>('winner', {
    A: ['Ana', 'Ana'],
    B: ['Bruno', 'Bruno'],
    tie: ['nadie todavía', 'nobody yet'],
  }),
  salida: closed<Player | 'lot'>('starter', {
    A: ['Ana', 'Ana'],
    B: ['Bruno', 'Bruno'],
    lot: ['quien gane el sorteo', 'whoever wins the lot'],
  }),
  formato: closed<StartFormat>('format', {
    'round-robin': ['un torneo de todos contra todos', 'a round robin'],
    swiss: ['un torneo suizo', 'a Swiss tournament'],
    match: ['un encuentro a varias partidas', 'a match of several games'],
    teams: ['un torneo por equipos', 'a team tournament'],
    koth: ['una ronda de rey de la colina', 'a king-of-the-hill round'],
  }),
  aviso: choice<Notice>(
    'notice',
    ['anunciado y comunicado', 'announced and notified', { announced: true, notified: true }],
    ['anunciado sin comunicar', 'announced but not notified', { announced: true, notified: false }],
    ['comunicado sin anunciar', 'notified but not announced', { announced: false, notified: true }],
  ),
  acuerdo: choice<boolean>(
    'accord',
    ['sin ponerse de acuerdo', 'without agreement', false],
    ['estando de acuerdo', 'although they agree', true],
  ),
  lado: closed<BoardSide>('edge', {
    top: ['superior', 'top'],
    right: ['derecho', 'right'],
    bottom: ['inferior', 'bottom'],
    left: ['izquierdo', 'left'],
  }),
} as const;
