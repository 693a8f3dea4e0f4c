// What a run would examine, without starting anything: how many cases of each profile and edition, and which.
import type { Case } from '../../corpus/features.ts';
import { EDITIONS, PROFILES } from '../../protocol/generated/vocabulary.ts';
import { tableLines } from '../../shared/table.ts';
import type { Plan } from './plan.ts';
import { challengedLines } from './tell.ts';

/** So few are named one by one. */
const FEW = 100;

export const tellPlan = ({ asked, challenged, restsOn, readings }: Plan): number => {
  const profiles = PROFILES.filter((p) => asked.some((c) => c.profile === p));
  const rows = EDITIONS.map((id) => [
    id,
    ...profiles.map((p) => String(asked.filter((c) => c.edition === id && c.profile === p).length)),
  ]);
  const onReading = asked.filter((c) => restsOn(c).length > 0).length;
  const lines = [
    ...tableLines([['', ...profiles], ...rows]),
    '',
    ...(asked.length <= FEW ? tableLines(asked.map(lineOf)) : []),
    ...challengedLines({ challenged }),
    ...readings.map(
      ({ interpretation, value }) => `under ${interpretation}=${JSON.stringify(value)}`,
    ),
    `${asked.length} cases would be run, where they are claimed: ${asked.length - onReading} rest on the plain text, ${onReading} on an adopted reading`,
  ];
  console.log(lines.join('\n'));
  return 0;
};

const lineOf = (c: Case): string[] => [c.id, `${c.uri}:${c.line}`, c.name];
