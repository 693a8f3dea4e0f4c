// Everything that time alone brings about; each topic brings its own.
import { clockInstants } from './clock/expiry.ts';
import type { Coming } from './clock/instant.ts';

export const INSTANTS: readonly Coming[] = [...clockInstants];
