// What FISE 2003 says on being there: lateness, leaving, absence.
import { leaving } from '../../game/presence/parameters.ts';
import { rule, say, silence } from '../../kernel/edition.ts';

export const presenceRules = [
  say(leaving, {
    untold: rule('game', '41.6'),
    needs: rule('notice', '41.6'),
    clock: silence('41.6'),
  }),
];
