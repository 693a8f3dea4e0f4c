// The options of `articulado fuzz`, as help tells them.
import { OPTIONS as CERTIFY } from '../certification/options.ts';
import { WORDS_OPTION } from '../word-source.ts';
import { LANG_OPTION } from '../words.ts';

const { reference, url, module, edition, profile, timeout } = CERTIFY;

export const OPTIONS = {
  ...{ reference, url, module, edition, profile },
  'start-timeout': CERTIFY['start-timeout'],
  timeout,
  words: WORDS_OPTION,
  seed: {
    type: 'string',
    default: '1',
    value: '<n>',
    summary: 'what the games come from (default 1)',
  },
  games: {
    type: 'string',
    default: '1000',
    value: '<n>',
    summary: 'so many games at most (default 1000)',
  },
  for: {
    type: 'string',
    default: '60s',
    value: '<time>',
    summary: 'so long at most, such as 30s, 5m, 1h (default 60s)',
  },
  findings: {
    type: 'string',
    default: '10',
    value: '<n>',
    summary: 'so many different findings at most (default 10)',
  },
  out: {
    type: 'string',
    default: 'results/fuzz',
    value: '<folder>',
    summary: 'where findings go (default results/fuzz)',
  },
  resume: { type: 'boolean', summary: 'go on with the games that an earlier call did not play' },
  lang: LANG_OPTION,
} as const;
