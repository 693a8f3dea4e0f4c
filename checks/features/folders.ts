// A feature stands in the folder of its profile.
import { problem } from '../../corpus/problem.ts';
import { type Check, eachOf } from '../check.ts';

export const folders: Check = {
  name: 'features are in the folder of their profile',
  atLeast: 20,
  run: ({ scenarios }) =>
    eachOf(scenarios, ({ id, uri, place, profile }) => {
      const folder = `features/${profile}/`;
      if (uri.startsWith(folder)) return [];
      return [problem(uri, place, `@${id} is of the profile ${profile}`, `a file in ${folder}`)];
    }),
};
