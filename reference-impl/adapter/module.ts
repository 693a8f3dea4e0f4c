// The reference implementation as a module that the runner can load.
import { referenceHandler } from './handler.ts';

export const handle = referenceHandler();
