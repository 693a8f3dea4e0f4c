// The options of `articulado certify`, as help tells them.
import { CERTIFICATE_OPTIONS } from '../issuing.ts';

const TARGET = {
  reference: { type: 'boolean', default: false, summary: 'examine the reference implementation' },
  url: { type: 'string', value: '<url>', summary: 'examine what answers there over HTTP' },
  module: {
    type: 'string',
    value: '<file>',
    summary: 'examine a module that exports handle(request)',
  },
} as const;

const names = (value: string, summary: string) =>
  ({ type: 'string', multiple: true, value, summary }) as const;

const WHICH = {
  edition: names('<id>', 'only this edition'),
  profile: names('<name>', 'only this profile'),
  role: names('<name>', 'only the profiles of this role'),
  clause: names('<id>', 'only cases of this clause, such as fise-2009:28.2'),
  scenario: names('<id>', 'only this scenario, such as esc-0120 or 120'),
  case: names('<id>', 'only this case, such as 120/fise-2009/4'),
  feature: names('<file>', 'the cases of this feature file, in place of those of the suite'),
  shard: {
    type: 'string',
    value: '<i/n>',
    summary: 'only the i-th of n parts; `merge` joins them',
  },
  reading: names('<slug>=<value>', 'under this documented reading instead of the adopted one'),
} as const;

const WHERE = {
  out: {
    type: 'string',
    value: '<file>',
    summary:
      'where results go (default results/<implementation>.json, results/partial/… with filters)',
  },
  report: {
    ...names('<format>[=<file>]', ''),
    summary: 'the results in another format too, beside the JSON unless a file is named',
  },
  transcript: {
    type: 'string',
    value: '<file>',
    summary: 'every request and answer, one JSON object a line',
  },
  'known-failures': {
    type: 'string',
    value: '<file>',
    summary: 'a baseline, JSON array of case ids: exit code 0 while nothing is new or stale',
  },
  update: { type: 'boolean', summary: 'write the baseline as this run finds it' },
} as const;

const HOW = {
  jobs: {
    type: 'string',
    default: '1',
    value: '<n>',
    summary: 'so many processes of the command, or lanes to the URL, at once (default 1)',
  },
  timeout: {
    type: 'string',
    default: '5000',
    value: '<ms>',
    summary: 'longest wait for an answer (default 5000)',
  },
  'start-timeout': {
    type: 'string',
    default: '20000',
    value: '<ms>',
    summary: 'longest wait for the handshake (default 20000)',
  },
  deadline: { type: 'string', value: '<s>', summary: 'what is not run by then is not run' },
  resume: { type: 'boolean', summary: 'go on with the same run, which was interrupted' },
  'dry-run': { type: 'boolean', summary: 'tell what would be run, and run nothing' },
  watch: { type: 'boolean', summary: 'run again whenever a file of the adapter changes' },
  lang: {
    type: 'string',
    default: 'en',
    value: '<es|en>',
    summary: 'the language of cases and clauses',
  },
  full: { type: 'boolean', summary: 'show whole requests and answers of what fails' },
} as const;

export const OPTIONS = {
  ...TARGET,
  ...WHICH,
  ...WHERE,
  ...CERTIFICATE_OPTIONS,
  ...HOW,
} as const;
