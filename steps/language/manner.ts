// How tiles are drawn, exchanged and noted, how one waits for an answer, which slip is handed in.
import type {
  AwaitRulingEvent,
  DrawManner,
  ExchangeEvent,
} from '../../protocol/generated/types.ts';
import { choice } from './term.ts';

type Exchanged = Pick<ExchangeEvent, 'faceUp' | 'onBoard' | 'returnedFirst'>;
type Wait = Omit<AwaitRulingEvent, 'type' | 'by'>;

export const MANNER_TERMS = {
  manera: choice<DrawManner>(
    'way',
    [
      'con la bolsa en la otra mano, en alto y apartada de la cara',
      'with the bag in the other hand, raised and away from the face',
      { sameHand: false, height: 'eyes', nearFace: false },
    ],
    [
      'con la bolsa en la mano con que roba',
      'with the bag in the hand that draws',
      { sameHand: true },
    ],
    ['sin alzar la bolsa', 'without raising the bag', { height: 'not-raised' }],
    [
      'con la bolsa por debajo de los ojos',
      'with the bag below the eyes',
      { height: 'below-eyes' },
    ],
    ['con la bolsa a la altura de los ojos', 'with the bag at eye level', { height: 'eyes' }],
    ['con la bolsa pegada a la cara', 'with the bag against the face', { nearFace: true }],
    [
      'y deja la bolsa cerrada junto al tablero',
      'and leaves the bag closed beside the board',
      { elsewhere: false, showing: false },
    ],
    ['y deja la bolsa en una silla', 'and leaves the bag on a chair', { elsewhere: true }],
    [
      'y deja la bolsa con la boca abierta',
      'and leaves the mouth of the bag open',
      { showing: true },
    ],
    ['con prontitud', 'promptly', { slow: false }],
    ['con demora', 'with delay', { slow: true }],
    ['y las deja boca abajo', 'and leaves them face down', { faceUp: false }],
    ['y las pone boca arriba', 'and turns them up', { faceUp: true }],
  ),
  colocadas: choice<Exchanged>(
    'left',
    ['boca abajo sobre la mesa', 'face down on the table', { faceUp: false, onBoard: false }],
    ['boca arriba sobre la mesa', 'face up on the table', { faceUp: true, onBoard: false }],
    ['boca abajo sobre el tablero', 'face down on the board', { faceUp: false, onBoard: true }],
    [
      'y las echa a la bolsa después de robar',
      'and puts them into the bag after drawing',
      { returnedFirst: false },
    ],
    [
      'y las echa a la bolsa antes de robar',
      'and puts them into the bag before drawing',
      { returnedFirst: true },
    ],
  ),
  anuncio: choice<boolean>(
    'announcement',
    ['se anunció', 'was announced', true],
    ['no se anunció', 'was not announced', false],
  ),
  constancia: choice<boolean>(
    'mention',
    ['con la letra del comodín', 'with the letter of the blank', true],
    ['sin la letra del comodín', 'without the letter of the blank', false],
  ),
  procedencia: choice<boolean>(
    'origin',
    ['una papeleta nueva', 'a new slip', false],
    ['una papeleta de una ronda anterior', 'a slip of an earlier round', true],
  ),
  espera: choice<Wait>(
    'wait',
    ['cubre el tablero', 'covers the board', { boardOpen: false }],
    ['deja el tablero sin cubrir', 'leaves the board uncovered', { boardOpen: true }],
    [
      'pone sus fichas boca abajo en la mesa',
      'lays the own tiles face down on the table',
      { ownTiles: 'face-down' },
    ],
    [
      'vuelve del revés las fichas del atril',
      'turns the tiles round on the rack',
      { ownTiles: 'turned' },
    ],
    ['cubre el atril', 'covers the rack', { ownTiles: 'covered' }],
    ['deja sus fichas a la vista', 'leaves the own tiles in sight', { ownTiles: 'in-sight' }],
    ['hace cuentas', 'does sums', { busy: true }],
    ['no hace nada', 'does nothing', { busy: false }],
  ),
} as const;
