// Cucumber messages, one a line: what every report of the Cucumber family can be made from.
import { messagesOf } from '../cucumber/messages.ts';
import type { Report } from '../report.ts';

export const report: Report = {
  name: 'messages',
  extension: 'ndjson',
  write: (results, { cases }) =>
    messagesOf(results, cases)
      .map((message) => `${JSON.stringify(message)}\n`)
      .toArray()
      .join(''),
};
