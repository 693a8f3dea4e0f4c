// Runs of implementations: results/*.json, each the report of software that somebody else wrote. Nothing in them is
// trusted: they are checked against the schema, counted anew, cut to a length, and stay text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnownSuite } from '../../protocol/certificate/check-results.ts';
import { isConformant } from '../../protocol/certificate/recount.ts';
import { claimedProfiles } from '../../protocol/claims.ts';
import type { Profile, Role, RunResults } from '../../protocol/generated/types.ts';
import { EDITIONS, ROLE_PROFILES, ROLES } from '../../protocol/generated/vocabulary.ts';
import { problemsIn, validators } from '../../protocol/validate.ts';
import { slugOf } from '../../shared/plain.ts';
import { webAddress } from '../../shared/web-address.ts';
import { certified } from './certificates.ts';

const NAME_LENGTH = 80;
const MESSAGE_LENGTH = 1000;

export const readResults = (folder: string, suite: KnownSuite, warn: (line: string) => void) => {
  if (!existsSync(folder)) return [];
  const taken = new Set<string>();
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.endsWith('.certificate.json'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const results = parse(text);
      if (typeof results === 'string') {
        warn(`${join(folder, file)} is left out: ${results}`);
        return [];
      }
      const name = file.replace(/\.json$/, '');
      return [
        {
          ...implementationOf(results, freeSlug(name, taken), suite),
          ...certified(join(folder, name), results, text, suite),
        },
      ];
    });
};

const parse = (text: string): RunResults | string => {
  try {
    const value: unknown = JSON.parse(text);
    if (validators.results(value)) return value;
    const [first] = problemsIn(validators.results, value);
    return first ? `${first.found}, expected ${first.expected}` : 'it does not fit the schema';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const freeSlug = (name: string, taken: Set<string>): string => {
  const wanted = slugOf(name);
  let slug = wanted;
  for (let n = 2; taken.has(slug); n += 1) slug = `${wanted}-${n}`;
  taken.add(slug);
  return slug;
};

/** Names and messages are whatever the implementation sent: text, never markup. */
const implementationOf = (results: RunResults, slug: string, suite: KnownSuite) => {
  const known = results.cases.filter((c) => suite.cases.has(c.case));
  const { name, version, language, homepage } = results.implementation;
  return {
    slug,
    name: cut(name, NAME_LENGTH) || slug,
    version: cut(version, NAME_LENGTH),
    language: cut(language, NAME_LENGTH),
    /** Only an http or https address. */
    homepage: webAddress(homepage),
    transport: results.transport,
    suite: results.suite,
    claims: EDITIONS.flatMap((edition) => {
      const profiles = claimedProfiles(results.claims, edition);
      return profiles.length > 0 ? [{ edition, roles: rolesIn(profiles), profiles }] : [];
    }),
    conformant: isConformant(results.cases),
    complete: results.complete,
    restarts: results.restarts,
    verdicts: Object.fromEntries(known.map((c) => [c.case, c.verdict])),
    grounds: Object.fromEntries(known.map((c) => [c.case, c.grounds])),
    messages: Object.fromEntries(
      known.flatMap((c) => (c.message ? [[c.case, cut(c.message, MESSAGE_LENGTH)]] : [])),
    ),
    /** Results for cases that the suite no longer has. */
    strangers: results.cases.length - known.length,
  };
};

/** The roles claimed whole, by their name or profile by profile. */
const rolesIn = (profiles: readonly Profile[]): Role[] =>
  ROLES.filter((role) => ROLE_PROFILES[role].every((profile) => profiles.includes(profile)));

const cut = (text: string, length: number): string => {
  const plain = text.replace(/[^\P{C}\n]/gu, ' ').trim();
  return plain.length > length ? `${plain.slice(0, length - 1)}…` : plain;
};
