// The editions can be told apart: by their place in the order, by their short name and by their colours.
import type { EditionInfo } from '../../corpus/editions.ts';
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

const APART: Readonly<Record<string, (edition: EditionInfo) => string>> = {
  order: ({ order }) => String(order),
  'short name': ({ short }) => short,
  'light colour': ({ colour }) => colour.light,
  'dark colour': ({ colour }) => colour.dark,
};

export const editionsApart: Check = {
  name: 'editions can be told apart',
  atLeast: 5,
  run: ({ editions }) =>
    eachOf(editions, (edition) =>
      Object.entries(APART).flatMap(([what, of]) => {
        const same = editions.find((other) => other !== edition && of(other) === of(edition));
        const file = `regulations/${edition.id}/edition.yaml`;
        const found = `the ${what} ${of(edition)} is that of ${same?.id}`;
        return same ? [problem(file, undefined, found, 'one of its own')] : [];
      }),
    ),
};
