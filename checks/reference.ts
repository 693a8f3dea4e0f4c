// The reference implementation in this process, spoken to through the protocol as the runner does.
import { Session } from '../protocol/session.ts';
import { inProcess } from '../protocol/transports/in-process.ts';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';
import type { Replayer } from '../steps/game/table.ts';

const LIMITS = { responseMs: 1000, lineBytes: 1_000_000 };

/** Sound, or with editions of its own for some ids, as mutants have. */
export const referenceReplayer = (editions?: Parameters<typeof referenceHandler>[0]): Replayer =>
  new Session(inProcess(referenceHandler(editions)), { version: '0', digest: '' }, LIMITS);
