// What AJS 2024-25 says on sheets, signatures and results.
import type { WrittenRules } from '../../kernel/edition.ts';

export const sheetRules: readonly WrittenRules[] = [];
