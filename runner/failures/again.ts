// The call that repeats a case, as it can be pasted into a shell.

export const againLine = (id: string, again: readonly string[]): string =>
  ['npx articulado certify --case', id, ...again.map(quoted)].join(' ');

export const quoted = (word: string): string =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
