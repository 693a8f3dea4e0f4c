// What AJS 2024-25 says on being there: lateness, leaving, absence.
import type { WrittenRules } from '../../kernel/edition.ts';

export const presenceRules: readonly WrittenRules[] = [];
