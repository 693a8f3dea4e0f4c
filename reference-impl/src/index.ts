// The public face of the rules engine.
export type { PlacedTile } from './board.ts';
export {
  EDITION_IDS,
  type Edition,
  type EditionId,
  type Rule,
  valueIn,
  withValues,
} from './edition.ts';
export { editions } from './editions/index.ts';
export type { EventOf, EventType, GameEvent } from './events.ts';
export { INCIDENTS } from './incidents.ts';
export type { Outcome } from './outcome.ts';
export { type Domain, PARAMETERS, type ParameterName } from './parameters.ts';
export { type Premium, premiumAt } from './premiums.ts';
export { apply, type Replay, replay } from './replay.ts';
export { stageOf } from './stage.ts';
export { type Position, type State, stateOf } from './state.ts';
export {
  BLANK,
  DISTRIBUTION,
  LETTERS,
  type Letter,
  pointsOf,
  type Tile,
  type Word,
} from './tiles.ts';
