// What may have happened, in the order in which it is offered.
import type { Text } from '../../text.ts';
import { type Case, text } from '../situation.ts';
import { appeal } from './appeal.ts';
import { blankDisputed } from './blank-disputed.ts';
import { blankRenamed } from './blank-renamed.ts';
import { blocked } from './blocked.ts';
import { centreMissed } from './centre-missed.ts';
import { challenge } from './challenge.ts';
import { challengeAgain } from './challenge-again.ts';
import { clockFailure } from './clock-failure.ts';
import { forgottenClock } from './forgotten-clock.ts';
import { out } from './out.ts';
import { overdraw } from './overdraw.ts';
import { overtime } from './overtime.ts';
import { passes } from './passes.ts';
import { playMoved } from './play-moved.ts';
import { roundClosed } from './round-closed.ts';
import { scoreless } from './scoreless.ts';
import { secondThoughts } from './second-thoughts.ts';
import { tilePickedUp } from './tile-picked-up.ts';
import { totalTime } from './total-time.ts';
import { turnTimer } from './turn-timer.ts';
import { underdraw } from './underdraw.ts';

export interface CaseGroup {
  readonly name: Text;
  readonly cases: readonly Case[];
}

export const GROUPS: readonly CaseGroup[] = [
  { name: text('Fichas', 'Tiles'), cases: [overdraw, underdraw] },
  {
    name: text('Impugnación', 'Challenge'),
    cases: [challenge, challengeAgain, secondThoughts, appeal],
  },
  {
    name: text('Colocar', 'Laying'),
    cases: [tilePickedUp, playMoved, centreMissed, blankDisputed, blankRenamed],
  },
  {
    name: text('Reloj', 'Clock'),
    cases: [overtime, forgottenClock, clockFailure, turnTimer, totalTime],
  },
  {
    name: text('Final', 'End of the game'),
    cases: [out, passes, scoreless, blocked, roundClosed],
  },
];
