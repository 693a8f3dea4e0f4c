// JUnit XML, which build servers read; made by Cucumber's own formatter from the messages of the run.
import formatter from '@cucumber/junit-xml-formatter';
import type { Envelope, Pickle } from '@cucumber/messages';
import type { CaseResult } from '../../protocol/generated/types.ts';
import { messagesOf } from '../cucumber/messages.ts';
import type { Report } from '../report.ts';

export const report: Report = {
  name: 'junit',
  extension: 'junit.xml',
  write: (results, { cases }) => {
    let text = '';
    let say: (message: Envelope) => void = () => {};
    const names = namesOf(results.cases, (id) => {
      const c = cases.get(id);
      return c && `${c.uri}:${c.line}`;
    });
    formatter.formatter({
      options: {
        suiteName: `Articulado ${results.suite.version}: ${results.implementation.name}`,
        testNamingStrategy: {
          reduce: (_, pickle) => `${names.get(placeOf(pickle))} ${pickle.name}`,
        },
      },
      on: (_, handler) => {
        say = handler;
      },
      write: (content) => {
        text += content;
      },
    });
    for (const message of messagesOf(results, cases, { allSteps: false })) say(message);
    return `${text}\n`;
  },
};

const placeOf = ({ uri, location }: Pickle): string => `${uri}:${location?.line}`;

/** By the place of a case, its id: build servers tell cases apart by their names. */
const namesOf = (
  results: readonly CaseResult[],
  placeOfCase: (id: string) => string | undefined,
): ReadonlyMap<string | undefined, string> =>
  new Map(results.map(({ case: id }) => [placeOfCase(id), id]));
