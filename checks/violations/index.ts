// Every violation, by topic.
import { challenges } from './challenges.ts';
import { drawings } from './drawing.ts';
import { endings } from './endings.ts';
import { exchanging } from './exchanging.ts';
import { laying } from './laying.ts';
import { namingWords } from './naming-words.ts';
import { playing } from './playing.ts';
import { premiums } from './premiums.ts';
import { remedies } from './remedies.ts';
import { scoring } from './scoring.ts';
import { start } from './start.ts';
import { verdicts } from './verdicts.ts';
import type { Violation } from './violation.ts';

export const VIOLATIONS: readonly Violation[] = [
  ...playing,
  ...scoring,
  ...exchanging,
  ...namingWords,
  ...challenges,
  ...laying,
  ...start,
  ...drawings,
  ...endings,
  ...premiums,
  ...verdicts,
  ...remedies,
];
