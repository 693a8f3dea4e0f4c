// What a claim covers: profiles as such, and those that a role stands for.
import type { Claim, Claims, EditionId, Profile } from './generated/types.ts';
import { EDITIONS, PROFILES, ROLE_PROFILES } from './generated/vocabulary.ts';

/** The profiles claimed of an edition, each once, in their order. */
export const claimedProfiles = (claims: Claims, edition: EditionId): Profile[] => {
  const claimed = new Set((claims[edition] ?? []).flatMap(profilesOf));
  return PROFILES.filter((profile) => claimed.has(profile));
};

const profilesOf = (claim: Claim): readonly Profile[] =>
  isProfile(claim) ? [claim] : ROLE_PROFILES[claim];

const isProfile = (claim: Claim): claim is Profile => PROFILES.some((p) => p === claim);

export const claimsCase = (
  claims: Claims,
  { edition, profile }: { readonly edition: EditionId; readonly profile: Profile },
): boolean => claimedProfiles(claims, edition).includes(profile);

/** The editions of which something is claimed. */
export const claimedEditions = (claims: Claims): EditionId[] =>
  EDITIONS.filter((edition) => claimedProfiles(claims, edition).length > 0);
