// What did not pass, each kind of failure once, with the case that shows it and how to see it again.
import type { RunResults } from '../../protocol/generated/types.ts';
import { type Markup, markup } from '../../shared/markup.ts';
import { type FailureGroup, failureGroups } from '../failure-groups.ts';
import type { ReportContext } from '../report.ts';

export const failureCards = ({ cases }: RunResults, context: ReportContext): Markup => {
  const groups = failureGroups(cases);
  return groups.length === 0
    ? markup`<p class="soft">Nothing: every case that was asked for and claimed passed.</p>`
    : markup`${groups.map((group) => card(group, context))}`;
};

const card = ({ first, others }: FailureGroup, { cases }: ReportContext): Markup => {
  const c = cases.get(first.case);
  return markup`<section class="card">
<h3><span class="fail">${first.verdict}</span> <code>${first.case}</code></h3>
${c !== undefined && markup`<p><span lang="es">${c.name}</span> <span class="soft">${c.uri}:${c.line}</span></p>`}
<p class="soft">${first.clauses.join(', ')}</p>
${first.message !== undefined && markup`<pre>${first.message}</pre>`}
${c !== undefined && markup`<details><summary>The case</summary><ol lang="es">${c.steps.map((step) => markup`<li>${step}</li>`)}</ol></details>`}
${
  others.length > 0 &&
  markup`<details><summary>And so ${others.length} more</summary><ul>${others.map((o) => markup`<li><code>${o.case}</code></li>`)}</ul></details>`
}
</section>
`;
};
