// The public face of the rules engine.
export { editions } from './editions/index.ts';
export { DISTRIBUTION, pointsOf, premiumAt } from './editions/original-game.ts';
export { type Board, boardOf } from './game/board/board.ts';
export { each } from './game/board/players.ts';
export type { Premium } from './game/board/premiums.ts';
export { type Direction, SIZE, squareAt } from './game/board/squares.ts';
export { BLANK, RACK_SIZE } from './game/board/tiles.ts';
export { timeLeft } from './game/clock/limits.ts';
export { recordOf } from './game/conduct/record.ts';
export { barredFor } from './game/conduct/validity.ts';
export { type ScoreTable, scoreOfPlay, scoreTable, sumOfPlay } from './game/play/score-table.ts';
export { stageOf } from './game/play/stage.ts';
export { bothHere } from './game/presence/whereabouts.ts';
export { type Apply, apply, type Replay, replay } from './game/replay.ts';
export { closedShown } from './game/sheets/closed.ts';
export { type State, stateOf } from './game/state.ts';
export { clauseCited, namesNorm } from './kernel/citation.ts';
export type { Edition } from './kernel/edition.ts';
export { type Entry, entriesOf, readingAt, valueSaid, withReadings } from './kernel/readings.ts';
export type { Form } from './lexicon/form.ts';
export { type FormsOf, formsOf } from './lexicon/forms.ts';
export { judge, stepsInTiles } from './lexicon/judge.ts';
export { regularParadigm } from './lexicon/verbs/regular.ts';
export { PARAMETERS } from './parameters.ts';
export { conditionsOf } from './tournament/approval/conditions.ts';
export { heldAllTheSame } from './tournament/pairing/handlers.ts';
export {
  applyToTournament,
  replayTournament,
  type TournamentApply,
  type TournamentReplay,
} from './tournament/replay.ts';
export { criteriaOf, type Lead, ranking, type Standing } from './tournament/standings/standings.ts';
export { type State as Tournament, stateOf as tournamentOf } from './tournament/state.ts';
