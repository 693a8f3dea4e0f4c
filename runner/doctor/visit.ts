// A visit of the doctor: the checks in their order, within ten seconds in all. What there is no time for is said.
import { challengedCases, withoutChallenged } from '../../corpus/challenged.ts';
import { readFeatures } from '../../corpus/features.ts';
import { CorpusError } from '../../corpus/problem.ts';
import { suiteIdentity } from '../../corpus/suite.ts';
import { claimsCase } from '../../protocol/claims.ts';
import { FAILURES } from '../../protocol/failure.ts';
import type { EditionId, InitializeResult, Limits } from '../../protocol/generated/types.ts';
import { PROFILES } from '../../protocol/generated/vocabulary.ts';
import type { Handler } from '../../protocol/transports/in-process.ts';
import type { Transport } from '../../protocol/transports/transport.ts';
import { prepare } from '../../steps/kernel/prepare.ts';
import { Budget } from './budget.ts';
import type { Asked, Check, Patient } from './check.ts';
import { encoding } from './looks/encoding.ts';
import { errors } from './looks/errors.ts';
import { framing } from './looks/framing.ts';
import { greet } from './looks/handshake.ts';
import { memory } from './looks/memory.ts';
import { play, refusal } from './looks/rulings.ts';
import { shutdown } from './looks/shutdown.ts';
import { speed } from './looks/speed.ts';
import { LEAST_MS, type Patience, Talk } from './talk.ts';
import { type Diagnosis, NAMES, passedOver, told, unseen } from './told.ts';

/** What is left of ten seconds once the suite itself has started. */
const VISIT_MS = 8500;
/** Who is to wait longer for answers has a longer visit. */
export const USUAL: Patience = { startMs: 5000, answerMs: 1500 };
const ANSWERS = 5;
const CHECKS: readonly Check[] = [
  encoding,
  framing,
  play,
  refusal,
  errors,
  memory,
  speed,
  shutdown,
];

export interface Visit {
  readonly handshake: InitializeResult | undefined;
  readonly diagnoses: readonly Diagnosis[];
}

export const visit = async (
  transport: Transport,
  command: readonly string[],
  patience: Patience,
  limits: Limits,
  handle: Handler,
): Promise<Visit> => {
  const longer = patience.startMs - USUAL.startMs + ANSWERS * (patience.answerMs - USUAL.answerMs);
  const budget = new Budget(VISIT_MS + Math.max(0, longer));
  const greeting = {
    method: 'initialize',
    params: { protocolVersions: ['1'], suite: suiteIdentity(), limits },
  };
  const talk = new Talk(transport, budget, patience, greeting);
  try {
    const { handshake, diagnoses } = await greet(talk, greeting, command, budget);
    if (!handshake) return { handshake, diagnoses };
    const patient = patientOf(talk, handshake, handle);
    const all = [...diagnoses];
    for (const check of CHECKS)
      all.push(...(budget.left < LEAST_MS ? [unseen(check.name)] : await check.run(patient)));
    return { handshake, diagnoses: toldOnce(all) };
  } finally {
    await talk.hangUp();
  }
};

/** Ills of whatever it is asked. */
const GENERAL: readonly string[] = [...FAILURES, 'against-the-schema', 'error-for-an-answer'];

/** What ails it in every check is told in the first. */
const toldOnce = (all: readonly Diagnosis[]): Diagnosis[] =>
  all.map((one, i) => {
    if (!one.ill || !GENERAL.includes(one.ill)) return one;
    const first = all.slice(0, i).find(({ ill }) => ill === one.ill);
    if (!first || first.check === one.check) return one;
    const { es, en } = NAMES[first.check];
    return passedOver(one.check, told(`lo mismo que en «${es}»`, `the same as in "${en}"`));
  });

const patientOf = (talk: Talk, handshake: InitializeResult, handle: Handler): Patient => {
  const { scenarios, problems } = readFeatures();
  if (problems.length > 0) throw new CorpusError(problems);
  const cases = scenarios.flatMap((s) => s.cases);
  const claimed = withoutChallenged(cases, challengedCases(cases))
    .filter((c) => claimsCase(handshake.claims, c))
    // What is simplest comes first.
    .toSorted((a, b) => PROFILES.indexOf(a.profile) - PROFILES.indexOf(b.profile));
  const asked = claimed.map(
    (c): Asked => ({
      case: c,
      get prepared() {
        return prepare(c.steps);
      },
    }),
  );
  return {
    talk,
    handshake,
    claimed: asked,
    table: tableOf(asked),
    reference: ({ method, params }) =>
      (handle({ jsonrpc: '2.0', id: 1, method, params } as never) as { result: unknown }).result,
  };
};

const tableOf = (asked: Iterable<Asked>): EditionId | undefined => {
  for (const { case: c, prepared } of asked) {
    const { params } = prepared.request();
    const events: readonly { readonly type: string }[] = 'events' in params ? params.events : [];
    if (events.some(({ type }) => type === 'pass')) return c.edition;
  }
  return undefined;
};
