// The regulation that somebody chose as their own: remembered on the device, and nowhere else.
import type { EditionId } from '../../protocol/generated/types.ts';

const KEY = 'articulado.reglamento';

export const myEdition = (): EditionId | undefined => {
  try {
    return (localStorage.getItem(KEY) as EditionId | null) ?? undefined;
  } catch {
    return undefined; // storage may be closed to us
  }
};

export const chooseEdition = (edition: EditionId): void => {
  try {
    localStorage.setItem(KEY, edition);
  } catch {
    // storage may be closed to us
  }
};
