// What the closed sets that name themselves are called.
import type { Profile, Role, Verdict } from '../../protocol/generated/types.ts';
import {
  PROFILE_NAMES,
  PROFILES,
  ROLE_NAMES,
  ROLE_PROFILES,
  ROLES,
  VERDICT_NAMES,
} from '../../protocol/generated/vocabulary.ts';
import { type Lang, say, t } from './i18n.ts';

export { PROFILES, ROLE_PROFILES, ROLES };

/** Of what belongs to no area, nothing. */
export const profileName = (lang: Lang, profile: Profile | null): string =>
  profile ? say(lang, PROFILE_NAMES[profile]) : '';

export const roleName = (lang: Lang, role: Role): string => say(lang, ROLE_NAMES[role]);

/** That there is no verdict has a name too. */
export const verdictName = (lang: Lang, verdict: Verdict | undefined): string =>
  verdict ? say(lang, VERDICT_NAMES[verdict]) : t(lang, 'implementation.noVerdict');
