// The regulation that a case is played under, by its id.
import { EDITIONS } from '../../protocol/generated/vocabulary.ts';
import { named } from './term.ts';

export const EDITION_TERMS = { reglamento: named('edition', EDITIONS) } as const;
