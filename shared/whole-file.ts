// A file that others may be reading or writing at the same moment: it is there whole, or as it was before.
import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder too. Throws when it cannot be written, and leaves nothing unfinished behind. */
export const writeWhole = (named: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(named), { recursive: true });
  const isThere = existsSync(named);
  // What is no file, such as a device or a pipe, is written to and never replaced; a link stays one.
  if (isThere && !statSync(named).isFile()) {
    writeFileSync(named, content);
    return;
  }
  const file = isThere ? realpathSync(named) : named;
  const unfinished = `${file}.${process.pid}.${randomUUID()}.part`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};
