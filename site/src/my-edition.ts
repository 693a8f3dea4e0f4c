// The regulation that somebody chose as their own: remembered on the device, and nowhere else.
import type { EditionId } from '../../protocol/generated/types.ts';
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';

const KEY = 'articulado.reglamento';

export const myEdition = (): EditionId | undefined => {
  try {
    const kept = localStorage.getItem(KEY);
    return EDITIONS.find((id) => id === kept);
  } catch {
    return undefined; // storage may be closed to us
  }
};

export const chooseEdition = (id: string): void => {
  try {
    if (id === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // it holds until the page is left
  }
};
