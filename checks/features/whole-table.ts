// The whole table is in the text: a case is played again with everything that its lines leave unsaid otherwise than
// usual, drawn by a seed, and must come out as before. What it hides is named by putting one thing otherwise at a time.
import type { Case } from '../../corpus/features.ts';
import { type Problem, problem } from '../../corpus/problem.ts';
import { Table } from '../../steps/game/table.ts';
import { type Unsaid, USUAL } from '../../steps/game/unsaid.ts';
import { ask } from '../../steps/kernel/execute.ts';
import { prepare } from '../../steps/kernel/prepare.ts';
import type { Check } from '../check.ts';
import { isDefined, playGames } from '../played.ts';
import { referenceCaller } from '../reference.ts';
import { allOtherwise, otherwise } from './otherwise.ts';
import { wrongPoints } from './true-table.ts';

const SEEDS = [1, 2];

const reference = referenceCaller();

/** What comes out otherwise on a table with these things unsaid; nothing when all is as the lines say. */
const changeOf = async ({ steps }: Case, unsaid: Unsaid): Promise<string | undefined> => {
  try {
    const table = new Table(unsaid);
    const prepared = prepare(steps, () => table);
    prepared.judge(await ask(reference, prepared.request()));
    return table.groundsMissed[0] ?? wrongPoints(table.events, table.answer().outcomes)[0];
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** What the case depends on and no line says, with what comes out otherwise. */
export const hiddenIn = async (of: Case): Promise<string[]> => {
  const usual = await changeOf(of, USUAL); // points that are wrong on purpose
  for (const seed of SEEDS) {
    const whole = await changeOf(of, allOtherwise(seed));
    if (whole === usual) continue;
    const found: string[] = [];
    for (const [thing, other] of otherwise(seed)) {
      const change = await changeOf(of, { ...USUAL, ...other });
      if (change !== usual) found.push(`${thing} (otherwise ${change})`);
    }
    return found.length > 0 ? found : [`several things at once (otherwise ${whole})`];
  }
  return [];
};

export const wholeTables: Check = {
  name: 'the whole table is in the text',
  atLeast: 500,
  run: async ({ scenarios }) => {
    const problems: Problem[] = [];
    let looked = 0;
    const cases = scenarios.flatMap((s) => s.cases).filter(isDefined);
    for (const { of } of await playGames(cases)) {
      looked += 1;
      const hidden = await hiddenIn(of);
      if (hidden.length > 0) problems.push(toProblem(of, hidden));
    }
    return { looked, problems };
  },
};

const toProblem = (of: Case, hidden: readonly string[]): Problem =>
  problem(
    of.uri,
    { line: of.line, column: 1 },
    `${of.id} depends on ${hidden.join('; ')}`,
    'a line that says it, in the Antecedentes or in a step',
  );
