// Keeps a packed lexicon between runs. What is not whole is as if it were not there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { writeWhole } from '../shared/whole-file.ts';
import { HEADER } from './lexicon.ts';
import type { WordList } from './word-list.ts';

/** Changes with spelling.ts and with the layout in lexicon.ts. */
export const FORMAT_VERSION = 1;

export const CACHE_FOLDER = fileURLToPath(
  new URL('../node_modules/.cache/articulado/', import.meta.url),
);

// Read in the byte order of the machine: a file from a machine of the other order does not bear it.
const MARK = 0x41525431;
/** The mark and the checksum stand before the lexicon. */
const OWN_WORDS = 2;

export const cacheFile = ({ name, version }: WordList, folder: string = CACHE_FOLDER): string =>
  join(folder, `${name}-${version}-format-${FORMAT_VERSION}.bin`);

export const readCache = (file: string): Uint32Array | undefined => {
  const bytes = attempt(() => readFileSync(file));
  if (!bytes || bytes.length % 4 !== 0) return undefined;
  const numbers = new Uint32Array(new Uint8Array(bytes).buffer);
  const [mark, checksum] = numbers;
  const packed = numbers.subarray(OWN_WORDS);
  const whole = packed.length >= HEADER && mark === MARK && checksum === sum(packed);
  return whole ? packed : undefined;
};

/** Written whole or not at all. A folder that cannot be written to only costs the time of the next build. */
export const writeCache = (file: string, packed: Uint32Array): boolean => {
  const numbers = new Uint32Array(OWN_WORDS + packed.length);
  numbers.set([MARK, sum(packed)]);
  numbers.set(packed, OWN_WORDS);
  try {
    writeWhole(file, new Uint8Array(numbers.buffer));
    return true;
  } catch {
    return false;
  }
};

const attempt = <T>(what: () => T): T | undefined => {
  try {
    return what();
  } catch {
    return undefined;
  }
};

const sum = (packed: Uint32Array): number =>
  crc32(new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength));
