// A file that others may be reading or writing at the same moment: it is there whole, or as it was before.
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes the folder too. Throws when it cannot be written, and leaves nothing unfinished behind. */
export const writeWhole = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${randomUUID()}.part`;
  try {
    writeFileSync(unfinished, content);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};
