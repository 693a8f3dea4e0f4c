// The hunt itself: batches of games until one of the bounds is reached, with what is found on disk at once.
import { suiteIdentity } from '../../corpus/suite.ts';
import { keyOf } from '../../fuzz/difference.ts';
import { askOf, differing, type Field, type Hunt, shrunk } from '../../fuzz/hunt.ts';
import { FUZZED, type Referee } from '../../fuzz/world.ts';
import { claimedProfiles } from '../../protocol/claims.ts';
import type { Claims } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { Pool } from '../../protocol/pool.ts';
import { shakeHands } from '../certification/handshake.ts';
import { interruptible } from '../certification/interruption.ts';
import { progressOf } from '../progress.ts';
import { referenceHandle } from '../target.ts';
import { UsageError } from '../usage.ts';
import type { FuzzCall } from './call.ts';
import { saveFinding } from './saving.ts';
import { begun, type Found, type HuntState, identityOf, keep, stateFile } from './state.ts';
import { tellEnd, tellFinding } from './tell.ts';

const MOST_AT_ONCE = 32;

export const performFuzz = async (call: FuzzCall): Promise<number> => {
  const { limits, startMs, transports } = call;
  const pool = new Pool(transports, { suite: suiteIdentity(), limits, startMs });
  try {
    const handshake = await shakeHands(pool);
    const fields = fieldsOf(call, handshake.claims);
    const file = stateFile(call.folder, handshake.implementation.name);
    const state = begun(call, identityOf(call, handshake), file);
    const hunt: Hunt = {
      ...{ seed: call.seed, fields, words: call.words, ask: askOf(pool) },
      referee: await referee(),
      atOnce: Math.min(pool.atOnce, MOST_AT_ONCE),
    };
    await run(call, hunt, state, file);
    tellEnd(state, call.lang);
    return state.found.length > 0 ? 1 : 0;
  } finally {
    await pool.stop();
  }
};

/** Only what is claimed, and of that what random games speak of and what was asked for. */
const fieldsOf = ({ editions, profiles }: FuzzCall, claims: Claims): Field[] => {
  const fields = EDITIONS.filter((id) => editions.length === 0 || editions.includes(id)).flatMap(
    (edition): Field[] => {
      const claimed = claimedProfiles(claims, edition);
      const own = FUZZED.filter(
        (p) => claimed.includes(p) && (profiles.length === 0 || profiles.includes(p)),
      );
      return own.includes('jugada') ? [{ edition, profiles: new Set(own) }] : [];
    },
  );
  if (fields.length > 0) return fields;
  throw new UsageError(
    'nothing that can be played is claimed, or asked for',
    `jugada in some edition, alone or with ${FUZZED.slice(1).join(', ')}`,
    'random games are about playing; certify examines the rest',
  );
};

const run = async (call: FuzzCall, hunt: Hunt, state: HuntState, file: string): Promise<void> => {
  const progress = await progressOf('games');
  const ends = performance.now() + call.forMs;
  const interruption = interruptible({
    stop: () => progress.stop(),
    told: () => `${state.next} games are done; the same call with --resume goes on from there`,
  });
  progress.start(call.games, Math.min(state.next, call.games));
  try {
    while (
      state.next < call.games &&
      performance.now() < ends &&
      state.found.length < call.findings
    ) {
      const count = Math.min(hunt.atOnce, call.games - state.next);
      for (const { number, finding } of await differing(hunt, state.next, count)) {
        const known = state.found.find(({ key }) => key === keyOf(finding));
        if (known) again(known, finding.params.edition);
        else if (state.found.length < call.findings) {
          const least = await shrunk(hunt, finding);
          // What looked different may be the same once it is shrunk.
          const same = state.found.find(({ key }) => key === keyOf(least));
          if (same) {
            again(same, least.params.edition);
            continue;
          }
          const saved = await saveFinding(call, hunt, least, number);
          state.found.push(saved.found);
          progress.stop();
          tellFinding(call, saved);
          progress.start(call.games, Math.min(state.next, call.games));
        }
      }
      state.next += count;
      for (let i = 0; i < count; i++) progress.step();
      keep(file, state);
    }
  } finally {
    progress.stop();
    interruption.release();
    keep(file, state);
  }
};

const again = (found: Found, edition: string): void => {
  found.times += 1;
  if (!found.editions.includes(edition)) found.editions.push(edition);
};

const referee = async (): Promise<Referee> => {
  const handle = await referenceHandle();
  return (params) => {
    const answer = handle({ jsonrpc: '2.0', id: 1, method: 'game/replay', params });
    return (answer as { readonly result: ReturnType<Referee> }).result;
  };
};
