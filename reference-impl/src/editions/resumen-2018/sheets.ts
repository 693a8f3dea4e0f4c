// What the 2018 summary says on sheets, signatures and results.
import type { WrittenRules } from '../../kernel/edition.ts';

export const sheetRules: readonly WrittenRules[] = [];
