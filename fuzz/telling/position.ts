// A table as the Given steps of a feature.
import type { EditionId, Position, TurnKind } from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { TURN_TERMS } from '../../steps/language/turns.ts';
import { linesOf } from './lines.ts';
import { listed, NAMES } from './words.ts';

export const positionSteps = (position: Position, edition: EditionId): string[] => {
  const { board, racks, bag, scores, toMove, turns, lexicon } = position;
  const isOpening = board.length === 0 && scores.A === 0 && scores.B === 0;
  const begun = isOpening ? 'una partida recién empezada' : 'una partida avanzada';
  return [
    'que el programa lleva la cuenta',
    ...linesOf(board).map((line) => `que en el tablero está ${line}`),
    `${begun} según el reglamento ${edition}`,
    `que el marcador es ${scores.A} a ${scores.B}`,
    ...PLAYERS.map((player) =>
      racks[player].length > 0
        ? `que ${NAMES[player]} tiene ${writeWord(racks[player])} en el atril`
        : `que ${NAMES[player]} tiene 0 fichas en el atril`,
    ),
    bag.length > 0
      ? `que en la bolsa quedan, por orden de salida, ${writeWord(bag)}`
      : 'que la bolsa está vacía',
    ...(toMove === 'B' ? ['que le toca a Bruno'] : []),
    ...turnSteps(turns.map(({ kind }) => kind)),
    ...(lexicon.length > 0
      ? [`que ${listed(lexicon)} ${lexicon.length > 1 ? 'son válidas' : 'es válida'}`]
      : []),
  ];
};

const said = (term: keyof typeof TURN_TERMS, kind: TurnKind): string =>
  TURN_TERMS[term].forms.find(([, , value]) => value === kind)?.[0] ?? kind;

/** The turns without a play that came last. */
const turnSteps = (kinds: readonly TurnKind[]): string[] => {
  const idle = kinds.slice(kinds.lastIndexOf('play') + 1);
  const [first, ...rest] = idle;
  if (first === undefined) return [];
  if (rest.every((kind) => kind === first))
    return [`que los últimos ${idle.length} turnos fueron ${said('turnos', first)}`];
  const [second = first] = rest;
  return [`que hubo ${said('turno', first)} y después ${rest.length} ${said('turnos', second)}`];
};
