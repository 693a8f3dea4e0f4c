// A badge for a README: what a run came to, and on how much of the suite.
import { badgeOf } from '../../protocol/certificate/badge.ts';
import type { Report } from '../report.ts';

export const report: Report = { name: 'badge', extension: 'svg', write: badgeOf };
