// A summary in Markdown, for the page of a CI run or the comment on a change.
import { isConformant, scoreOf, unexamined } from '../../protocol/certificate/recount.ts';
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';
import { EDITIONS, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import { failureGroups } from '../failure-groups.ts';
import { printable } from '../printable.ts';
import type { Report } from '../report.ts';

const GROUPS_SHOWN = 20;
const MESSAGE_LENGTH = 300;

export const report: Report = {
  name: 'markdown',
  extension: 'md',
  write: (results, { cases }) => {
    const { name, version, language } = results.implementation;
    const { passed, counted, right, grounded } = scoreOf(results.cases);
    const verdict = isConformant(results.cases) ? '✓ conformant' : '✗ not conformant';
    return [
      `## ${verdict}${results.complete ? '' : ' in the part examined'}: ${inText(name)}`,
      '',
      `${inText(version)} (${inText(language)}, ${results.transport}), suite ${results.suite.version} \`${results.suite.digest.slice(0, 12)}\``,
      '',
      `**${passed} of ${counted}** cases passed; right for the right reason: ${right} of ${grounded}.`,
      '',
      ...matrix(results),
      '',
      ...failures(results, (id) => cases.get(id)?.name),
      ...notExamined(results),
      '',
    ].join('\n');
  },
};

const matrix = ({ cases }: RunResults): string[] => {
  const profiles = PROFILES.filter((p) => cases.some((c) => c.profile === p));
  const cell = (own: readonly CaseResult[]): string => {
    if (own.length === 0) return '–';
    const { passed, counted } = scoreOf(own);
    if (counted === 0) return 'not claimed';
    return `${passed === counted ? '✓' : '✗'} ${passed}/${counted}`;
  };
  const editions = EDITIONS.filter((id) => cases.some((c) => c.edition === id));
  return [
    `| | ${editions.join(' | ')} |`,
    `|---|${editions.map(() => '---|').join('')}`,
    ...profiles.map(
      (profile) =>
        `| \`${profile}\` | ${editions
          .map((edition) =>
            cell(cases.filter((c) => c.edition === edition && c.profile === profile)),
          )
          .join(' | ')} |`,
    ),
  ];
};

const failures = ({ cases }: RunResults, titleOf: (id: string) => string | undefined): string[] => {
  const groups = failureGroups(cases);
  if (groups.length === 0) return [];
  const rest = groups.slice(GROUPS_SHOWN).reduce((n, { others }) => n + 1 + others.length, 0);
  return [
    '### What speaks against it',
    '',
    ...groups
      .slice(0, GROUPS_SHOWN)
      .flatMap(({ first, others }) => [
        `- **${first.verdict}** \`${first.case}\` ${inText(titleOf(first.case) ?? '')} (${first.clauses.join(', ')})`,
        `  ${inText((first.message ?? '').slice(0, MESSAGE_LENGTH))}`,
        ...(others.length > 0 ? [`  and so ${others.length} more`] : []),
      ]),
    ...(rest > 0 ? [`- … and ${rest} more; the results file has them all`] : []),
    '',
  ];
};

const notExamined = (results: RunResults): string[] => {
  const aside = results.cases.filter((c) => weightOf(c.verdict) === 'aside').length;
  const empty = unexamined(results);
  return [
    ...(aside > 0 ? [`${aside} cases belong to what is not claimed.`] : []),
    ...(results.complete && empty.length > 0
      ? [`Claimed but not examined: ${empty.map((p) => `${p.edition} ${p.profile}`).join(', ')}.`]
      : []),
  ];
};

/** Text of strangers on one line, which no reader of Markdown takes for markup or for a mention of somebody. */
const inText = (text: string): string =>
  printable(text)
    .replace(/[\\`*_{}[\]()#+!|~$<>&-]/g, (c) => `&#${c.codePointAt(0)};`)
    .replaceAll('@', '&#64;')
    .replaceAll('://', ':&#47;&#47;');
