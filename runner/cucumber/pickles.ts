// A plugin of Cucumber that hands it the cases as the corpus has read them, so that no feature is parsed a second time
// and only what is to be run passes through it (docs/adr/0007-cucumber-is-handed-the-cases.md).
import type { IFilterablePickle, Plugin } from '@cucumber/cucumber/api';
import type { Case } from '../../corpus/features.ts';

let supplied: readonly Case[] = [];

/** What the next run is made of. */
export const supply = (cases: readonly Case[]): void => {
  supplied = cases;
};

/** The id of a pickle is that of its case, and so is its place: they need no pairing. */
const pickleOf = (c: Case): IFilterablePickle => {
  const location = { line: c.line, column: 1 };
  return {
    location,
    gherkinDocument: { uri: c.uri, comments: [] },
    pickle: {
      id: c.id,
      uri: c.uri,
      location,
      name: c.name,
      language: 'es',
      tags: [],
      astNodeIds: [],
      steps: c.steps.map((text, index) => ({ id: String(index), text, astNodeIds: [] })),
    },
  };
};

const plugin: Plugin = {
  type: 'plugin',
  coordinator: ({ transform }) => {
    transform('pickles:filter', () => supplied.map(pickleOf));
  },
};
export default plugin;
