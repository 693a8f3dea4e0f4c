// The reference implementation in this process, spoken to through the protocol as the runner does.
import { Session } from '../protocol/session.ts';
import { inProcess } from '../protocol/transports/in-process.ts';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';
import type { Caller } from '../steps/kernel/caller.ts';

const LIMITS = { responseMs: 1000, lineBytes: 1_000_000 };

/** Sound, or with editions or acts of its own, as mutants and violations have. */
export const referenceCaller = (...altered: Parameters<typeof referenceHandler>): Caller =>
  new Session(inProcess(referenceHandler(...altered)), {
    suite: { version: '0', digest: '' },
    limits: LIMITS,
  });
