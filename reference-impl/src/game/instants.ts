// Everything that time alone brings about; each topic brings its own. Of two at once the first in the list happens.
import { clockInstants } from './clock/expiry.ts';
import type { Coming } from './clock/instant.ts';
import { timerInstants } from './clock/timer.ts';
import { presenceInstants } from './presence/handlers.ts';

export const INSTANTS: readonly Coming[] = [
  ...presenceInstants,
  ...clockInstants,
  ...timerInstants,
];
