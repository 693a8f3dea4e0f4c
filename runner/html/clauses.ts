// Clause by clause, how many of the cases that encode it passed; clauses of which one did not come first.
import { byClause } from '../../protocol/certificate/recount.ts';
import type { RunResults, Verdict } from '../../protocol/generated/types.ts';
import { type Markup, markup } from '../../shared/markup.ts';

interface Line {
  readonly clause: string;
  readonly passed: number;
  readonly counts: Partial<Record<Verdict, number>>;
  readonly total: number;
}

export const clauseTables = ({ cases }: RunResults): Markup => {
  const lines = Object.entries(byClause(cases)).map(([clause, counts]): Line => {
    const total = Object.values(counts).reduce((a, b) => a + b, 0);
    return { clause, counts, passed: counts.pass ?? 0, total };
  });
  const editions = [...Map.groupBy(lines, ({ clause }) => clause.split(':')[0] ?? '')];
  return markup`${editions.map(([edition, own]) => table(edition, own))}`;
};

const table = (edition: string, lines: readonly Line[]): Markup => {
  const whole = lines.filter(({ passed, total }) => passed === total);
  const broken = lines.filter(({ passed, total }) => passed !== total);
  return markup`<details${broken.length > 0 && OPEN}><summary>${edition}: ${whole.length} of ${lines.length} clauses without a failure</summary>
<div class="scroll"><table>
<thead><tr><th scope="col">Clause</th><th scope="col">Passed</th><th scope="col">Verdicts</th></tr></thead>
<tbody>
${[...broken, ...whole].map(row)}
</tbody></table></div></details>
`;
};

const OPEN = markup` open`;

const row = ({ clause, passed, total, counts }: Line): Markup =>
  markup`<tr><td>${clause}</td><td class="${passed === total ? 'pass' : 'fail'}">${passed}/${total}</td><td class="soft">${Object.entries(
    counts,
  )
    .map(([verdict, n]) => `${n} ${verdict}`)
    .join(', ')}</td></tr>
`;
