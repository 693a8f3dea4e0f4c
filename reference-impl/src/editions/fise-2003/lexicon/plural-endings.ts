// What FISE 2003 says on how plurals are made, ending by ending.

import { listed, rule, say } from '../../../kernel/edition.ts';
import { plural } from '../../../lexicon/plurals/parameters.ts';

export const pluralEndings = [
  say(plural, {
    rule: {
      b: rule('-es', 'XII.18.5.b'),
    },
    exceptions: {
      b: listed({
        'XII.18.5.b': ['baobab: baobabs', 'esnob: esnobs', 'mihrab: mihrabs', 'nabab: nababs'],
      }),
    },
  }),
];
