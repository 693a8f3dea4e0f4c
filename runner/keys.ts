// Keys on disk: PEM files that any tool for keys reads.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isEd25519 } from '../protocol/certificate/dsse.ts';
import { UsageError } from './usage.ts';

export const privateKeyIn = (file: string): KeyObject =>
  keyIn(file, createPrivateKey, 'a private Ed25519 key in PEM', 'articulado keygen makes one');

export const publicKeyIn = (file: string): KeyObject =>
  keyIn(
    file,
    createPublicKey,
    'a public Ed25519 key in PEM',
    'it is the .pub that articulado keygen wrote',
  );

const keyIn = (
  file: string,
  read: (pem: string) => KeyObject,
  expected: string,
  remedy: string,
): KeyObject => {
  let key: KeyObject;
  try {
    key = read(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`, expected, remedy);
  }
  if (isEd25519(key)) return key;
  throw new UsageError(`${file} holds a key of type ${key.asymmetricKeyType}`, expected, remedy);
};
