// What may have happened, in the order in which it is offered.
import type { Text } from '../../text.ts';
import { type Case, text } from '../situation.ts';
import { abandonment } from './abandonment.ts';
import { absence } from './absence.ts';
import { appeal } from './appeal.ts';
import { bagCount } from './bag-count.ts';
import { blankDisputed } from './blank-disputed.ts';
import { blankRenamed } from './blank-renamed.ts';
import { blocked } from './blocked.ts';
import { centreMissed } from './centre-missed.ts';
import { challenge } from './challenge.ts';
import { challengeAgain } from './challenge-again.ts';
import { clockFailure } from './clock-failure.ts';
import { dispute } from './dispute.ts';
import { exchange } from './exchange.ts';
import { foreignBag } from './foreign-bag.ts';
import { forgottenClock } from './forgotten-clock.ts';
import { late } from './late.ts';
import { lateMeasure } from './late-measure.ts';
import { leaving } from './leaving.ts';
import { leftover } from './leftover.ts';
import { offence } from './offence.ts';
import { out } from './out.ts';
import { overdraw } from './overdraw.ts';
import { overtime } from './overtime.ts';
import { passes } from './passes.ts';
import { playMoved } from './play-moved.ts';
import { recount } from './recount.ts';
import { roundClosed } from './round-closed.ts';
import { sanctionAppeal } from './sanction-appeal.ts';
import { scoreless } from './scoreless.ts';
import { secondThoughts } from './second-thoughts.ts';
import { sheets } from './sheets.ts';
import { signature } from './signature.ts';
import { slip } from './slip.ts';
import { talk } from './talk.ts';
import { things } from './things.ts';
import { tilePickedUp } from './tile-picked-up.ts';
import { totalTime } from './total-time.ts';
import { turnTimer } from './turn-timer.ts';
import { underdraw } from './underdraw.ts';
import { validity } from './validity.ts';

export interface CaseGroup {
  readonly name: Text;
  readonly cases: readonly Case[];
}

export const GROUPS: readonly CaseGroup[] = [
  {
    name: text('Fichas', 'Tiles'),
    cases: [overdraw, underdraw, exchange, leftover, foreignBag, bagCount],
  },
  {
    name: text('Impugnación', 'Challenge'),
    cases: [challenge, challengeAgain, slip, secondThoughts, appeal],
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
  { name: text('Puntos', 'Points'), cases: [dispute, recount, sheets, signature] },
  {
    name: text('Ausencias', 'Absences'),
    cases: [late, lateMeasure, leaving, absence, abandonment],
  },
  { name: text('Conducta', 'Conduct'), cases: [talk, validity, things, offence, sanctionAppeal] },
];
