// What the reference says of the last event, as Then steps: whatever of it can be said.
import type {
  GameReplayResult,
  Outcome,
  PlayReport,
  VerdictReport,
} from '../../protocol/generated/types.ts';
import { PLAYERS } from '../../protocol/generated/vocabulary.ts';
import { ENDING_TERMS } from '../../steps/language/ending.ts';
import { writeWord } from '../../steps/language/notation.ts';
import { REFUSALS } from '../../steps/language/refusals.ts';
import { counted, listed, NAMES } from './words.ts';

export const expectations = ({ outcomes, state }: GameReplayResult): string[] => {
  const last = outcomes.at(-1) as Outcome;
  const { ended, scores, toMove, racks, bag } = state;
  return [
    `la actuación ${resultOf(last)}`,
    ...(last.kind === 'done' ? reportSteps(last.report ?? {}) : []),
    `la partida ${endingOf(ended?.reason ?? 'none')}`,
    ...(ended?.winner ? [`gana ${NAMES[ended.winner]}`] : []),
    `el marcador queda ${scores.A} a ${scores.B}`,
    ...(ended ? [] : [`le toca a ${NAMES[toMove]}`]),
    ...PLAYERS.map((player) =>
      racks[player].length > 0
        ? `${NAMES[player]} tiene ${writeWord(racks[player])} en el atril`
        : `${NAMES[player]} tiene 0 fichas`,
    ),
    bag.length === 1 ? 'en la bolsa queda 1 ficha' : `en la bolsa quedan ${bag.length} fichas`,
    ...state.board.slice(-1).map(({ square }) => `la casilla ${square} sí tiene ficha`),
  ];
};

/** Squares that are to be free again. */
export const freedSquares = (squares: readonly string[], state: GameReplayResult['state']) =>
  squares
    .filter((square) => !state.board.some((placed) => placed.square === square))
    .map((square) => `la casilla ${square} no tiene ficha`);

const resultOf = (outcome: Outcome): string => {
  if (outcome.kind === 'refused') return REFUSALS[outcome.reason][0];
  return outcome.kind === 'done' ? 'se admite' : 'no está prevista en el reglamento';
};

const endingOf = (ending: string): string =>
  ENDING_TERMS.final.forms.find(([, , value]) => value === ending)?.[0] ?? ending;

const reportSteps = (report: object): string[] => {
  const { score, words } = report as Partial<PlayReport>;
  const { scope, valid, words: ruled } = report as Partial<VerdictReport>;
  if (score !== undefined)
    return [
      `la jugada vale ${counted(score, 'punto', 'puntos')}`,
      ...(words && words.length > 0 ? [`la jugada forma ${listed(words)}`] : []),
    ];
  if (scope === undefined) return [];
  const verdict = (is: boolean | undefined): string => (is ? 'es válida' : 'no es válida');
  return [
    `la respuesta es que la ${scope === 'play' ? 'jugada' : 'palabra'} ${verdict(valid)}`,
    ...(ruled ?? []).map(
      ({ word, valid: is }) => `se informa de que ${writeWord(word)} ${verdict(is)}`,
    ),
  ];
};
