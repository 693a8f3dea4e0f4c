// Events about questioning a play and the answer.
import type { Handlers } from '../events.ts';
import { challenges } from './challenge.ts';
import { appeal, demandMeaning, requestRecount } from './claims.ts';
import { rule } from './ruling.ts';

export const rulings: Handlers<
  | 'challenge'
  | 'hand-in-slip'
  | 'withdraw'
  | 'rule'
  | 'appeal'
  | 'request-recount'
  | 'demand-meaning'
> = {
  ...challenges,
  rule,
  appeal,
  'request-recount': requestRecount,
  'demand-meaning': demandMeaning,
};
