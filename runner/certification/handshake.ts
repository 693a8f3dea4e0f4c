// The beginning of a run. Without a handshake there is nothing to examine.
import { AdapterFailure } from '../../protocol/failure.ts';
import type { InitializeResult } from '../../protocol/generated/types.ts';
import type { Pool } from '../../protocol/pool.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage.ts';

const LAST_WORDS = 500;

export const shakeHands = async (pool: Pool): Promise<InitializeResult> => {
  try {
    const { implementation, ...said } = await pool.start();
    const { name, version, language, homepage } = implementation;
    // Whatever else it says of itself is nobody's to keep.
    return {
      ...said,
      implementation: { name, version, language, ...(homepage === undefined ? {} : { homepage }) },
    };
  } catch (error) {
    if (!(error instanceof AdapterFailure)) throw error;
    const log = pool.log().trim();
    throw new UsageError(
      `no handshake: ${printable(error.message)}`,
      'an answer to "initialize" as docs/ADAPTERS.md describes',
      log ? `its stderr ends with: ${printable(log.slice(-LAST_WORDS))}` : undefined,
    );
  }
};
