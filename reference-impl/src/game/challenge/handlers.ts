// Events about questioning a play and the answer.
import type { Handlers } from '../events.ts';
import { challenges } from './challenge.ts';
import { demandMeaning, requestRecount } from './claims.ts';
import { rule } from './ruling.ts';

export const rulings: Handlers<
  | 'challenge'
  | 'hand-in-slip'
  | 'withdraw'
  | 'retract-challenge'
  | 'rule'
  | 'request-recount'
  | 'demand-meaning'
> = {
  ...challenges,
  rule,
  'request-recount': requestRecount,
  'demand-meaning': demandMeaning,
};
