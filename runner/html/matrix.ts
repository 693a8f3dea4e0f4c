// Edition by profile, and under it all that nothing was asked of: what is not claimed, and claims that have no cases.
import { type Part, scoreOf, unclaimed, unexamined } from '../../protocol/certificate/recount.ts';
import type { CaseResult, RunResults } from '../../protocol/generated/types.ts';
import { EDITIONS, PROFILE_NAMES, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { type Markup, markup } from '../../shared/markup.ts';

export const matrix = (results: RunResults): Markup => {
  const { cases } = results;
  const profiles = PROFILES.filter((p) => cases.some((c) => c.profile === p));
  const editions = EDITIONS.filter((id) => cases.some((c) => c.edition === id));
  return markup`<div class="scroll"><table>
<thead><tr><th scope="col">Profile</th>${editions.map((id) => markup`<th scope="col">${id}</th>`)}</tr></thead>
<tbody>
${profiles.map(
  (
    profile,
  ) => markup`<tr><th scope="row"><code>${profile}</code> <span class="soft">${PROFILE_NAMES[profile].en}</span></th>
${editions.map((id) => cell(cases.filter((c) => c.edition === id && c.profile === profile)))}</tr>
`,
)}
</tbody></table></div>
${parts('Not claimed, and not asked', unclaimed(results))}
${results.complete && parts('Claimed, but the suite has no cases yet', unexamined(results))}`;
};

const cell = (cases: readonly CaseResult[]): Markup => {
  const { passed, counted } = scoreOf(cases);
  if (counted === 0) return markup`<td class="soft">–</td>`;
  return passed === counted
    ? markup`<td class="pass">✓ ${passed}/${counted}</td>`
    : markup`<td class="fail">✗ ${passed}/${counted}</td>`;
};

const parts = (title: string, found: readonly Part[]): Markup | false =>
  found.length > 0 &&
  markup`<details><summary>${title}: ${found.length}</summary>
<ul>${found.map(({ edition, profile }) => markup`<li>${edition} <code>${profile}</code></li>`)}</ul></details>`;
