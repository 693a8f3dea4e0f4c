// What the 2018 summary says on conduct and sanctions.
import { conduct } from '../../game/conduct/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const conductRules = [
  say(conduct, {
    incident: {
      'bag-not-raised': rule('breach', '5.s2'),
      'bag-below-eyes': rule('breach', '5.s2'),
    },
  }),
];
