// Signatures: Ed25519 over a DSSE envelope (https://github.com/secure-systems-lab/dsse), so that what is signed is the
// payload together with what it is said to be.
import { createHash, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { SignedEnvelope } from '../generated/types.ts';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** SHA-256 of the public key: whoever has the key can tell that it is meant. */
export const keyIdOf = (key: KeyObject): string => {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('hex');
};

export const isEd25519 = (key: KeyObject): boolean => key.asymmetricKeyType === 'ed25519';

/** What is really signed: lengths stand before texts, so that no two envelopes give the same bytes. */
const authenticated = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.length} `),
    payload,
  ]);

export const seal = (statement: string, key: KeyObject): SignedEnvelope => {
  const payload = Buffer.from(statement);
  return {
    payload: payload.toString('base64'),
    payloadType: PAYLOAD_TYPE,
    signatures: [
      {
        keyid: keyIdOf(key),
        sig: sign(null, authenticated(PAYLOAD_TYPE, payload), key).toString('base64'),
      },
    ],
  };
};

export const payloadOf = ({ payload }: SignedEnvelope): string =>
  Buffer.from(payload, 'base64').toString('utf8');

/** The ids of those keys by which the envelope is really signed. What an envelope says of its keys is only a hint. */
export const signersOf = (
  { payload, payloadType, signatures }: SignedEnvelope,
  keys: readonly KeyObject[],
): string[] => {
  const bytes = authenticated(payloadType, Buffer.from(payload, 'base64'));
  return keys
    .filter(isEd25519)
    .filter((key) =>
      signatures.some(({ sig }) => verify(null, bytes, key, Buffer.from(sig, 'base64'))),
    )
    .map(keyIdOf);
};
