// Modules that are found by their name and not imported: `.ts` here, `.js` where the package is built.
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export const EXTENSION = extname(fileURLToPath(import.meta.url));

/** The file of a module, named as it is here. */
export const moduleFile = (source: string): string => source.replace(/\.ts$/, EXTENSION);
