// Parameters in rows: those cells of one table that all regulations fill alike share a row.
import type { Parameter } from './model.ts';

export const nameOf = ({ name, keys }: Parameter): string => [name, ...keys].join('.');

/** Alike but for their keys, also in the questions they are about. */
export const alikeOf = (
  parameters: readonly Parameter[],
  questionsOn: (parameter: Parameter) => readonly unknown[],
): readonly (readonly [Parameter, ...Parameter[]])[] => {
  const told = (parameter: Parameter): string =>
    parameter.keys.length === 0 || questionsOn(parameter).length > 0
      ? parameter.path
      : JSON.stringify({ ...parameter, path: '', keys: [] });
  return [...Map.groupBy(parameters, told).values()].map(
    (row) => row as [Parameter, ...Parameter[]],
  );
};
