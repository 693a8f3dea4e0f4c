// Claims: profiles, and roles that stand for several of them.
import { describe, expect, test } from 'vitest';
import { claimedEditions, claimedProfiles, claimsCase } from './claims.ts';
import type { Claim } from './generated/types.ts';
import { PROFILES, ROLE_PROFILES, ROLES } from './generated/vocabulary.ts';

const CLAIMS: readonly (readonly [string, readonly Claim[], readonly string[]])[] = [
  ['nothing', [], []],
  ['a profile', ['final'], ['final']],
  ['a role', ['servidor'], ['jugada', 'impugnacion', 'final']],
  ['a role and one of its profiles', ['final', 'servidor'], ['jugada', 'impugnacion', 'final']],
  ['profiles out of order', ['torneo', 'jugada'], ['jugada', 'torneo']],
  ['everything', ['arbitro'], PROFILES],
];

describe('a claim', () => {
  test.each(CLAIMS)('of %s covers its profiles, each once and in order', (_, claims, profiles) => {
    expect(claimedProfiles({ 'fise-2009': claims }, 'fise-2009')).toEqual(profiles);
  });

  test('holds for its own edition only', () => {
    const claims = { 'fise-2009': ['final'], redeletras: [] } as const;
    expect(claimedEditions(claims)).toEqual(['fise-2009']);
    expect(claimsCase(claims, { edition: 'fise-2009', profile: 'final' })).toBe(true);
    expect(claimsCase(claims, { edition: 'fise-2009', profile: 'reloj' })).toBe(false);
    expect(claimsCase(claims, { edition: 'fise-2003', profile: 'final' })).toBe(false);
  });
});

describe('a role', () => {
  test.each(ROLES)('%s stands for profiles that exist', (role) => {
    expect(ROLE_PROFILES[role].length).toBeGreaterThan(0);
    for (const profile of ROLE_PROFILES[role]) expect(PROFILES).toContain(profile);
  });

  test('has a name that no profile has', () => {
    expect(ROLES.filter((role) => PROFILES.some((profile) => String(profile) === role))).toEqual(
      [],
    );
  });
});
