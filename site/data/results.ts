// Runs of implementations: results/*.json, each the report of software that somebody else wrote. Nothing in them is
// trusted: they are checked against the schema, counted anew, cut to a length, and stay text.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { badgeOf } from '../../protocol/certificate/badge.ts';
import type { KnownSuite } from '../../protocol/certificate/check-results.ts';
import { isConformant } from '../../protocol/certificate/recount.ts';
import { claimedProfiles } from '../../protocol/claims.ts';
import type { Profile, Role, RunResults } from '../../protocol/generated/types.ts';
import { EDITIONS, ROLE_PROFILES, ROLES } from '../../protocol/generated/vocabulary.ts';
import { problemsIn, validators } from '../../protocol/validate.ts';
import { plainCut, slugOf } from '../../shared/plain.ts';
import { webAddress } from '../../shared/web-address.ts';
import { certified } from './certificates.ts';
import { failuresIn } from './failures.ts';

const NAME_LENGTH = 80;
/** Pages of the section that are about no implementation. */
const RESERVED = ['matriz', 'certificar'];

/** Puts a file aside that is to be downloaded as it is. */
export type Keep = (file: string, text: string) => void;

export const readResults = (
  folder: string,
  suite: KnownSuite,
  warn: (line: string) => void,
  keep: Keep = () => {},
) => {
  if (!existsSync(folder)) return [];
  const taken = new Set<string>(RESERVED);
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
      const [base, slug] = [join(folder, name), freeSlug(name, taken)];
      const files = Object.entries(filesOf(base, results, text));
      for (const [file, content] of files) keep(`${slug}/${file}`, content);
      return [
        {
          ...implementationOf(results, slug, suite),
          ...certified(base, results, text, suite),
          files: files.map(([file]) => file),
        },
      ];
    });
};

const filesOf = (base: string, results: RunResults, text: string): Record<string, string> => {
  const certificate = `${base}.certificate.json`;
  return {
    'resultados.json': text,
    'insignia.svg': badgeOf(results),
    ...(existsSync(certificate) ? { 'certificado.json': readFileSync(certificate, 'utf8') } : {}),
  };
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
    name: plainCut(name, NAME_LENGTH) || slug,
    version: plainCut(version, NAME_LENGTH),
    language: plainCut(language, NAME_LENGTH),
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
    failures: failuresIn(known),
    /** The day on which the run was over, where the results say so. */
    finished: results.finished?.slice(0, 10) ?? null,
    /** Results for cases that the suite no longer has. */
    strangers: results.cases.length - known.length,
  };
};

/** The roles claimed whole, by their name or profile by profile. */
const rolesIn = (profiles: readonly Profile[]): Role[] =>
  ROLES.filter((role) => ROLE_PROFILES[role].every((profile) => profiles.includes(profile)));
