// Spanish that is well written: «y» is «e» before a word that begins with the sound of I.
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

const BEFORE_I = /\by (?=\[?\(?(?:I|Í|HI(?![AEOU]))|(?:hi(?![aeou])|[ií])\p{L})/u;

export const conjunctions: Check = {
  name: 'y and e',
  atLeast: 1000,
  run: ({ scenarios }) =>
    eachOf(
      scenarios.flatMap((s) =>
        s.cases.map((c) => ({ s, text: c.steps.find((t) => BEFORE_I.test(t)) })),
      ),
      ({ s, text }) =>
        text ? [problem(s.uri, s.place, `"${text}" in @${s.id}`, '«e» before the sound of I')] : [],
    ),
};
