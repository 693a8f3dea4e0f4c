// Scenarios read well in both languages: English titles, one action, few steps, every step defined once.
import { type Problem, problem } from '../../corpus/problem.ts';
import { matchesOf, matchStep, toEnglish } from '../../steps/kernel/match.ts';
import { stepDefinitions } from '../../steps/subjects.ts';
import { type Check, eachOf } from '../check.ts';
import { stepOf } from '../played.ts';

const MOST_STEPS = 10;

export const titles: Check = {
  name: 'English titles',
  atLeast: 20,
  run: ({ scenarios }) =>
    eachOf(scenarios, (s) =>
      [
        { what: `feature "${s.feature.name}"`, en: s.feature.en },
        ...(s.rule ? [{ what: `rule "${s.rule.name}"`, en: s.rule.en }] : []),
        { what: `scenario "${s.name}"`, en: s.en },
      ].flatMap(({ what, en }) =>
        en
          ? []
          : [
              problem(
                s.uri,
                s.place,
                `${what} has no English title`,
                'a comment "# en: …" on the line under it',
              ),
            ],
      ),
    ),
};

export const shape: Check = {
  name: 'shape of scenarios',
  atLeast: 20,
  run: ({ scenarios }) =>
    eachOf(scenarios, (s) => {
      const own = s.steps.filter((step) => !step.background);
      const actions = own.filter((step) => step.keyword === 'Cuando').length;
      return [
        ...(actions === 1
          ? []
          : [problem(s.uri, s.place, `@${s.id} has ${actions} Cuando`, 'exactly one action')]),
        ...(own.length <= MOST_STEPS
          ? []
          : [
              problem(
                s.uri,
                s.place,
                `@${s.id} has ${own.length} steps`,
                `at most ${MOST_STEPS}; say only what matters`,
              ),
            ]),
        ...(s.cases.length > 0
          ? []
          : [problem(s.uri, s.place, `@${s.id} has no case`, 'a table of Ejemplos with rows')]),
      ];
    }),
};

export const stepsDefined: Check = {
  name: 'steps in both languages',
  atLeast: 100,
  run: ({ scenarios }) => {
    const texts = new Map<string, { uri: string; line: number }>();
    for (const { uri, steps, cases } of scenarios)
      for (const c of cases)
        for (const [i, text] of c.steps.entries())
          if (!texts.has(text)) texts.set(text, { uri, line: steps[i]?.line ?? c.line });
    return eachOf([...texts], ([text, { uri, line }]) => {
      const report = (found: string, expected: string): Problem[] => [
        problem(uri, { line, column: 1 }, found, expected),
      ];
      try {
        const { definition } = matchStep(text);
        const english = toEnglish(text);
        const back = matchesOf(english, 'en').some((m) => m.definition === definition);
        return back
          ? []
          : report(
              `"${text}" becomes "${english}"`,
              `a text that its English wording "${definition.wording.en}" matches`,
            );
      } catch (error) {
        return report((error as Error).message, 'a step of docs/STEPS.md');
      }
    });
  },
};

export const stepsUsed: Check = {
  name: 'every step is used',
  atLeast: 30,
  run: ({ scenarios }) => {
    const used = new Set(
      scenarios.flatMap((s) => s.cases.flatMap((c) => c.steps.map((t) => stepOf(t)?.definition))),
    );
    return eachOf(stepDefinitions(), (definition) =>
      used.has(definition)
        ? []
        : [
            problem(
              'steps/',
              undefined,
              `no scenario uses "${definition.wording.es}"`,
              'a scenario, or the step removed',
            ),
          ],
    );
  },
};
