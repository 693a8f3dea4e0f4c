// Implementations that asked to be listed: implementations/<name>/, read as what a stranger wrote.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readCertificate } from '../../protocol/certificate/check-certificate.ts';
import { checkExpiry } from '../../protocol/certificate/expiry.ts';
import { validators } from '../../protocol/validate.ts';
import { plainCut } from '../../shared/plain.ts';
import { webAddress } from '../../shared/web-address.ts';

const FOLDER = fileURLToPath(new URL('../../implementations/', import.meta.url));
const LENGTH = 120;

export const readListed = (suite: { readonly version: string }, folder = FOLDER) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .flatMap((name) => listedIn(join(folder, name), suite) ?? []);

const listedIn = (folder: string, suite: { readonly version: string }) => {
  const [submission, certificate] = ['submission.yaml', 'certificate.json'].map((name) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '',
  );
  const who: unknown = parse(submission ?? '');
  const read = readCertificate(certificate ?? '');
  if (!validators.submission(who) || typeof read === 'string') return undefined;
  const { issued, decision, notClaimed, conformant, suite: ran } = read.certificate.predicate;
  return {
    name: plainCut(who.name, LENGTH),
    version: plainCut(who.version, LENGTH),
    by: plainCut(who.by, LENGTH),
    homepage: webAddress(who.homepage),
    issued: issued.slice(0, 10),
    suite: ran.version,
    conformant,
    decision,
    /** Areas of an edition that it leaves out. */
    notClaimed: notClaimed.length,
    isValid: checkExpiry(read.certificate.predicate, suite, new Date()).state === 'ok',
  };
};
