// Every word of a step matters: finds the parameters that a wording names and its body does not use. A body may leave
// a parameter out, or take it and do nothing with it, so the text of the body is read: source, not minified code.
import { parametersIn, type StepDefinition } from './step.ts';

/** Parameters of the Spanish wording that the body ignores. */
export const ignoredParameters = ({ wording, body }: StepDefinition): string[] => {
  const source = body.toString();
  const [head = '', list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(source) ?? [];
  const taken = list.split(',').map((name) => name.trim());
  const strange = taken.find((name) => !/^[\w$]*$/.test(name));
  if (head === '' || strange !== undefined)
    throw new Error(
      `the body of "${wording.es}" begins with "${source.split('\n')[0]}", expected an arrow function with plain names`,
    );
  const rest = source.slice(head.length);
  return parametersIn(wording.es).filter((_, i) => {
    const name = taken[i + 1]; // the first is the subject
    return (
      name === undefined ||
      !new RegExp(`(?<![\\w$])(?<!(?<!\\.\\.)\\.)${name}(?![\\w$])`).test(rest)
    );
  });
};
