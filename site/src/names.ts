// What the closed sets that name themselves are called.
import type { Claim, Profile, Role, Verdict } from '../../protocol/generated/types.ts';
import {
  PROFILE_NAMES,
  PROFILES,
  ROLE_NAMES,
  ROLES,
  VERDICT_NAMES,
} from '../../protocol/generated/vocabulary.ts';
import { type Lang, say, t } from './i18n.ts';

export { PROFILES };

/** Of what belongs to no area, nothing. */
export const profileName = (lang: Lang, profile: Profile | null): string =>
  profile ? say(lang, PROFILE_NAMES[profile]) : '';

export const isRole = (claim: Claim): claim is Role => ROLES.some((role) => role === claim);

export const claimName = (lang: Lang, claim: Claim): string =>
  say(lang, isRole(claim) ? ROLE_NAMES[claim] : PROFILE_NAMES[claim]);

/** That there is no verdict has a name too. */
export const verdictName = (lang: Lang, verdict: Verdict | undefined): string =>
  verdict ? say(lang, VERDICT_NAMES[verdict]) : t(lang, 'implementation.noVerdict');
