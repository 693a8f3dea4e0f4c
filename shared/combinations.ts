// Every way to choose one from each of several lists, the first list slowest.
export type Lists = readonly (readonly [name: string, members: readonly string[]])[];

export const combinations = (lists: Lists): readonly Readonly<Record<string, string>>[] =>
  lists.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, [name, members]) =>
      all.flatMap((chosen) => members.map((member) => ({ ...chosen, [name]: member }))),
    [{}],
  );
