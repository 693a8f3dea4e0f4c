// The languages in which a tournament is told.
import { en } from './en.ts';
import { es } from './es.ts';
import type { Language } from './language.ts';

export type { Language, MoveKind } from './language.ts';

export const LANGUAGES: Readonly<Record<'es' | 'en', Language>> = { es, en };
