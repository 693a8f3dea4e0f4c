// What the table itself shows of an offence, whatever an official finds: sheets, clock, earlier breaches.
import type { Offence } from '../../../../protocol/generated/types.ts';
import { ask, type Edition } from '../../kernel/edition.ts';
import { says } from '../../kernel/ruled.ts';
import { other, type Player } from '../board/players.ts';
import { isOver } from '../clock/overtime.ts';
import { type Bar, bar } from '../outcome.ts';
import { absenceShown, delayShown } from '../presence/evidence.ts';
import type { State } from '../state.ts';
import { offence } from './offence.ts';

type Shows = (edition: Edition, state: State, player: Player) => boolean;

/** The sheets give the player more points than a play was worth, or his own gives him more than the rival's does. */
const sheetsShowSurplus: Shows = (_, { sheets, overscored }, player) => {
  const points = (of: Player): number =>
    sheets[of].filter(({ by }) => by === player).reduce((sum, line) => sum + (line.points ?? 0), 0);
  return overscored.includes(player) || points(player) > points(other(player));
};

/** The clock stands, and time is being lost that costs points. */
const clockStandsPressed: Shows = (edition, state, player) => {
  const pressing = ask(edition, offence.pressing);
  const isPressed = says(pressing, 'running-down') || isOver(edition, state, player);
  return state.timed.running === null && isPressed;
};

/** One breach is no system: there have been several. */
const breachesShown: Shows = (_, { conduct }, player) => {
  const here = conduct.acts.filter(({ by, breach }) => by === player && breach).length;
  return here > 1;
};

const playersSettle: Shows = (_, { handling }) => handling.mode === 'players';

const unsportingShown: Shows = (edition, state, player) =>
  says(ask(edition, offence.unsportingIn), 'anything') || absenceShown(edition, state, player);

const SHOWN: { readonly [O in Offence]?: Shows } = {
  overscoring: sheetsShowSurplus,
  'neutral-clock': clockStandsPressed,
  'rule-breaking': breachesShown,
  'dishonest-handling': playersSettle,
  delay: delayShown,
  unsporting: unsportingShown,
};

/** The table shows that there is nothing of the kind. */
export const disproved = (
  edition: Edition,
  state: State,
  player: Player,
  what: Offence,
): Bar | undefined => {
  const shows = SHOWN[what];
  const grounds = ask(edition, offence.needs, what);
  return !shows || shows(edition, state, player) ? undefined : bar('no-breach', grounds);
};
