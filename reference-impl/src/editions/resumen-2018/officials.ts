// What the 2018 summary says on officials and bodies.
import type { WrittenRules } from '../../kernel/edition.ts';

export const officialRules: readonly WrittenRules[] = [];
