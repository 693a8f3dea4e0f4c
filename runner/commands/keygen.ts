// `articulado keygen`: a pair of keys to sign certificates with.
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyIdOf } from '../../protocol/certificate/dsse.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../usage.ts';

export const command = defineCommand({
  name: 'keygen',
  summary: 'a pair of keys to sign certificates with',
  options: {
    out: {
      type: 'string',
      default: 'articulado',
      value: '<file>',
      summary: 'writes <file>.key, which is secret, and <file>.pub (default articulado)',
    },
  },
  help: `  certify --sign <file>.key signs, verify --key <file>.pub checks
exit code: 0 written, 2 wrong call, or a file is there already`,
  run: async ({ out }) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    keep(`${out}.key`, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), 0o600);
    keep(`${out}.pub`, publicKey.export({ type: 'spki', format: 'pem' }).toString(), 0o644);
    console.log(`secret key in ${out}.key: keep it to yourself, and out of version control`);
    console.log(`public key in ${out}.pub: publish it beside what you sign`);
    console.log(`key id ${keyIdOf(publicKey)}`);
    return 0;
  },
});

/** A key that is there is never written over: what it has signed could not be checked any more. */
const keep = (file: string, pem: string, mode: number): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pem, { mode, flag: 'wx' });
  } catch (error) {
    throw new UsageError(
      `${file} cannot be written: ${(error as Error).message}`,
      'a name that is free, in a folder that can be written to',
      'name another with --out',
    );
  }
};
