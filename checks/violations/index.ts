// Every violation, by topic.
import { answers } from './answers.ts';
import { building } from './building.ts';
import { challenges } from './challenges.ts';
import { clocks } from './clocks.ts';
import { datedWords } from './dated-words.ts';
import { drawings } from './drawing.ts';
import { endings } from './endings.ts';
import { exchanging } from './exchanging.ts';
import { forgottenChecks } from './forgotten-checks.ts';
import { laying } from './laying.ts';
import { lots } from './lots.ts';
import { moments } from './moments.ts';
import { namingWords } from './naming-words.ts';
import { nounForms } from './noun-forms.ts';
import { officials } from './officials.ts';
import { organising } from './organising.ts';
import { oversights } from './oversights.ts';
import { participleForms } from './participle-forms.ts';
import { playing } from './playing.ts';
import { premiums } from './premiums.ts';
import { presence } from './presence.ts';
import { remedies } from './remedies.ts';
import { scoring } from './scoring.ts';
import { setting } from './setting.ts';
import { sheets } from './sheets.ts';
import { slips } from './slips.ts';
import { standings } from './standings.ts';
import { start } from './start.ts';
import { verbForms } from './verb-forms.ts';
import { verdicts } from './verdicts.ts';
import type { TournamentViolation, Violation, WordViolation } from './violation.ts';
import { wordClasses } from './word-classes.ts';
import { wordForms } from './word-forms.ts';

export const VIOLATIONS: readonly (Violation | WordViolation | TournamentViolation)[] = [
  ...playing,
  ...scoring,
  ...exchanging,
  ...namingWords,
  ...challenges,
  ...clocks,
  ...laying,
  ...start,
  ...setting,
  ...sheets,
  ...lots,
  ...drawings,
  ...endings,
  ...premiums,
  ...verdicts,
  ...answers,
  ...building,
  ...remedies,
  ...presence,
  ...officials,
  ...slips,
  ...oversights,
  ...moments,
  ...forgottenChecks,
  ...standings,
  ...organising,
  ...nounForms,
  ...participleForms,
  ...wordClasses,
  ...wordForms,
  ...datedWords,
  ...verbForms,
];
