// Every violation, by topic.
import { endings } from './endings.ts';
import type { Violation } from './violation.ts';

export const VIOLATIONS: readonly Violation[] = [...endings];
