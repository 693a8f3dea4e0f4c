// What a run has found, told: first to the reader, then written where it was asked for. What cannot be written is said,
// the rest is written all the same, and the run ends with 3.
import { basename } from 'node:path';
import { speaksAgainst } from '../../protocol/verdicts.ts';
import { writeWhole } from '../../shared/whole-file.ts';
import { writeKnownFailures } from '../known-failures.ts';
import { printable } from '../printable.ts';
import { type AskedReport, askedReport, type ReportContext } from '../report.ts';
import { exitCodeOf } from '../results.ts';
import type { CertifyCall } from './call.ts';
import type { Performed } from './perform.ts';
import type { Plan } from './plan.ts';

const FAILED = 3;

export interface Told {
  readonly code: number;
  /** Whether the results are on disk. */
  readonly isKept: boolean;
}

export const tell = async (call: CertifyCall, plan: Plan, performed: Performed): Promise<Told> => {
  const { results, files, log } = performed;
  const context = await contextOf(call, plan, performed);
  const json = await askedReport(`json=${files.results}`);
  const placed = [json, ...call.reports].map((asked) => ({
    asked,
    place: placeOf(asked, files.base),
  }));
  // What is for the reader comes before any file.
  for (const { asked, place } of placed)
    if (place === undefined) console.log(asked.report.write(results, context));
  const kept = placed.map(({ asked: { report, file }, place }) =>
    place === undefined
      ? true
      : isWritten(place, file === files.results ? 'results' : report.name, () =>
          writeWhole(place, report.write(results, context)),
        ),
  );
  for (const line of challengedLines(plan)) console.log(line);
  if (log !== undefined) console.log(`stderr of the adapter in ${printable(log)}`);
  const isUpdated = updateBaseline(call, plan, performed);
  const isKept = kept[0] === true;
  if (kept.includes(false) || isUpdated === 'failed') return { code: FAILED, isKept };
  return {
    code: isUpdated === 'written' ? exitCodeUpdated(performed) : exitCodeOf(results),
    isKept,
  };
};

/** What nobody is asked is said, so that the count of cases can be understood. */
export const challengedLines = ({ challenged }: Pick<Plan, 'challenged'>): string[] =>
  challenged.map((c) => `not asked, under challenge #${c.challenge}: ${c.case} (${c.why})`);

const contextOf = async (
  { lang, target, values, issuing, filters }: CertifyCall,
  { asked, challenged, readings, scenarioOf }: Plan,
  { failures, results, files }: Performed,
): Promise<ReportContext> => ({
  cases: new Map(asked.map((c) => [c.id, c])),
  issuing: {
    issuing,
    excluded: challenged.map((c) => c.case),
    resultsName: basename(files.results),
  },
  scenarioOf,
  clauseText: results.cases.some(({ verdict }) => speaksAgainst(verdict))
    ? await clauseTexts(lang)
    : () => undefined,
  exchangeOf: (id) => failures.exchangeOf(id),
  again: [
    ...(filters.features ?? []).flatMap((file) => ['--feature', file]),
    ...readings.flatMap((r) => ['--reading', `${r.interpretation}=${JSON.stringify(r.value)}`]),
    ...target,
  ],
  lang,
  whole: values.full === true,
});

/** Reading the regulations takes time: only where somebody will read what they say. */
const clauseTexts = async (lang: 'es' | 'en'): Promise<ReportContext['clauseText']> => {
  const { readRegulations } = await import('../../corpus/regulations.ts');
  const clauses = readRegulations().articles.flatMap((a) => a.clauses);
  const byId = new Map(clauses.map((c) => [c.id as string, c[lang]]));
  return (id) => byId.get(id);
};

const placeOf = ({ report, file }: AskedReport, base: string): string | undefined =>
  file ?? (report.extension && `${base}.${report.extension}`);

const isWritten = (file: string, name: string, write: () => void): boolean => {
  try {
    write();
    console.log(`${name} in ${file}`);
    return true;
  } catch (error) {
    console.error(`${name} cannot be written to ${file}: ${(error as Error).message}`);
    return false;
  }
};

/** A run in which not everything was seen has no say in what fails. */
const updateBaseline = (
  { values }: CertifyCall,
  { known }: Plan,
  { results }: Performed,
): 'written' | 'failed' | 'left' => {
  const file = values['known-failures'];
  if (!values.update || file === undefined) return 'left';
  const unseen = results.cases.filter(({ verdict }) => verdict === 'not-run').length;
  if (unseen > 0) {
    console.error(`the baseline stays as it was: ${unseen} cases were not run`);
    return 'left';
  }
  let count = 0;
  const ok = isWritten(file, 'baseline', () => {
    count = writeKnownFailures(file, results, known ?? new Set());
  });
  if (ok) console.log(`${count} known failures`);
  return ok ? 'written' : 'failed';
};

/** What was just written down is neither new nor stale; only the suite itself may have failed. */
const exitCodeUpdated = ({ results }: Performed): number =>
  exitCodeOf(results) === FAILED ? FAILED : 0;
