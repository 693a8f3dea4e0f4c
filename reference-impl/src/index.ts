// The public face of the rules engine.

export { editions } from './editions/index.ts';
export type { PlacedTile } from './game/board/board.ts';
export { type Premium, premiumAt } from './game/board/premiums.ts';
export {
  BLANK,
  DISTRIBUTION,
  LETTERS,
  type Letter,
  pointsOf,
  type Tile,
  type Word,
} from './game/board/tiles.ts';
export { INCIDENTS } from './game/conduct/incidents.ts';
export type { EventOf, EventType, GameEvent } from './game/events.ts';
export type { Outcome } from './game/outcome.ts';
export { type Domain, PARAMETERS, type ParameterName } from './game/parameters.ts';
export { stageOf } from './game/play/stage.ts';
export { apply, type Replay, replay } from './game/replay.ts';
export { type Position, type State, stateOf } from './game/state.ts';
export {
  EDITION_IDS,
  type Edition,
  type EditionId,
  type Rule,
  valueIn,
  withValues,
} from './kernel/edition.ts';
