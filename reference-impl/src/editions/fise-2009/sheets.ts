// What FISE 2009 says on sheets, signatures and results.
import type { WrittenRules } from '../../kernel/edition.ts';

export const sheetRules: readonly WrittenRules[] = [];
