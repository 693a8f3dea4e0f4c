// What ReDeLetras says on how plurals are made, ending by ending.

import { listed, rule, say } from '../../../kernel/edition.ts';
import { plural } from '../../../lexicon/plurals/parameters.ts';

export const pluralEndings = [
  say(plural, {
    rule: {
      b: rule('-s', 'XII.18.4.3.b'),
    },
    exceptions: {
      b: listed({
        'XII.18.4.3.b': [
          'club: clubs clubes',
          'aeroclub: aeroclubs aeroclubes',
          'cineclub: cineclubs cineclubes',
          'teleclub: teleclubs teleclubes',
          'videoclub: videoclubs videoclubes',
        ],
      }),
    },
  }),
];
