// A case as it is read by people: its rule, its title and its steps, in the language asked for.
import type { Case, Scenario } from '../../corpus/features.ts';
import { toEnglish, toSpanish } from '../../steps/kernel/match.ts';
import type { ReportContext } from '../report.ts';

const LABELS = {
  es: { rule: 'Regla', case: 'Caso' },
  en: { rule: 'Rule', case: 'Case' },
} as const;

export const caseLines = (
  c: Case,
  scenario: Scenario | undefined,
  failed: string | undefined,
  lang: ReportContext['lang'],
): string[] => {
  const labels = LABELS[lang];
  const rule = scenario?.rule && (lang === 'en' ? scenario.rule.en : scenario.rule.name);
  return [
    ...(rule ? [`${labels.rule}: ${rule}`] : []),
    `${labels.case}: ${titleOf(c, scenario, lang)}`,
    ...c.steps.map((step) => `${step === failed ? '✗' : ' '} ${said(step, lang)}`),
  ];
};

/** The title of an outline has slots, which only the case has filled. */
const titleOf = (c: Case, scenario: Scenario | undefined, lang: ReportContext['lang']): string =>
  lang === 'en' && scenario?.en !== undefined && !scenario.en.includes('<') ? scenario.en : c.name;

/** A step that no definition fits is shown as it stands. */
const said = (step: string, lang: ReportContext['lang']): string => {
  try {
    return lang === 'en' ? toEnglish(step) : toSpanish(step);
  } catch {
    return step;
  }
};
