// Editions in the text of steps and cells: by their short names, as people call them, and not by their ids.
import { editions } from './data.ts';

const SHORT = new Map<string, string>(editions.map(({ id, short }) => [id, short]));
const ID = new RegExp(`\\b(?:${editions.map(({ id }) => id).join('|')})\\b`, 'g');

export const withEditionNames = (text: string): string =>
  text.replace(ID, (id) => SHORT.get(id) ?? id);

export const isEditionId = (text: string): boolean => SHORT.has(text);
