// An event as a step of a feature: one of those that set the scene, or the one that is asked about.
import type { GameEvent, PlacedTile } from '../../protocol/generated/types.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { playedLine } from './lines.ts';
import { listed, NAMES, written } from './words.ts';

const nameOf = (by: string): string | undefined => NAMES[by as keyof typeof NAMES];

/** Nothing where no step says it. `board` is what lies there before it. */
export const sceneStep = (event: GameEvent, board: readonly PlacedTile[]): string | undefined => {
  switch (event.type) {
    case 'place': {
      const line = playedLine(board, event.tiles);
      return line && `que ${NAMES[event.by]} ha colocado ${line}`;
    }
    case 'pass':
      return `que ${NAMES[event.by]} ha pasado`;
    case 'exchange':
      return `que ${NAMES[event.by]} ha cambiado ${writeWord(event.tiles)}`;
    case 'challenge': {
      const name = nameOf(event.by);
      return name && `que ${name} ha impugnado ${listed(event.words)}`;
    }
    case 'rule':
      return event.by === 'judge' ? 'que el juez ha respondido a la impugnación' : undefined;
    case 'time-up':
      return 'que se ha agotado el tiempo total';
    default:
      return undefined;
  }
};

const MINUTE = 60_000;

export const askedStep = (
  event: GameEvent,
  board: readonly PlacedTile[],
  rack: readonly string[],
): string | undefined => {
  switch (event.type) {
    case 'place':
      return placeStep(event, board, rack);
    case 'pass':
      return `${NAMES[event.by]} pasa`;
    case 'exchange':
      return `${NAMES[event.by]} intenta cambiar ${writeWord(event.tiles)}`;
    case 'challenge': {
      const name = nameOf(event.by);
      return name && `${name} impugna ${listed(event.words)}`;
    }
    case 'rule':
      return event.by === 'judge' ? 'el juez responde a la impugnación' : undefined;
    case 'declare-blocked':
      return `${NAMES[event.by]} declara que no puede colocar`;
    case 'time-up':
      return 'se agota el tiempo total de la partida';
    case 'close-round':
      return `el juez cierra la ronda a los ${Math.floor(event.elapsedMs / MINUTE)} min ${(event.elapsedMs % MINUTE) / 1000} s`;
    default:
      return undefined;
  }
};

const placeStep = (
  { by, tiles }: Extract<GameEvent, { type: 'place' }>,
  board: readonly PlacedTile[],
  rack: readonly string[],
): string => {
  const line = playedLine(board, tiles);
  const rest = [...rack];
  const isHeld = tiles.every(({ tile }) => {
    const at = rest.indexOf(tile);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  if (line) return `${NAMES[by]} ${isHeld ? 'coloca' : 'intenta colocar'} ${line}`;
  const placed = tiles.map((tile) => `${written(tile)} en ${tile.square}`);
  return `${NAMES[by]} coloca las fichas ${placed.join(', ')}`;
};
