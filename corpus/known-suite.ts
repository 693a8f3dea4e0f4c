// The suite as results are held against it: its identity and its cases, but for those under challenge.

import type { KnownSuite } from '../protocol/certificate/check-results.ts';
import { challengedCases, withoutChallenged } from './challenged.ts';
import type { Case } from './features.ts';
import { suiteIdentity } from './suite.ts';

export const knownSuite = (cases: readonly Case[]): KnownSuite => ({
  identity: suiteIdentity(),
  cases: new Map(
    withoutChallenged(cases, challengedCases(cases)).map((c) => [
      c.id,
      { id: c.id, edition: c.edition, profile: c.profile, clauses: [...c.clauses, ...c.inherited] },
    ]),
  ),
});
