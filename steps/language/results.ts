// What becomes of an act, and plain yes and no.
import type { Refusal } from '../../protocol/generated/types.ts';
import { REFUSALS } from './refusals.ts';
import { choice, formsOf } from './term.ts';

export type Result =
  | { readonly kind: 'done' }
  | { readonly kind: 'unregulated' }
  | { readonly kind: 'refused'; readonly reason: Refusal };

export const RESULT_TERMS = {
  resultado: choice<Result>(
    'result',
    ['se admite', 'is admitted', { kind: 'done' }],
    ['no está prevista en el reglamento', 'is not provided for', { kind: 'unregulated' }],
    ...formsOf<Refusal, Result>(REFUSALS, (reason) => ({ kind: 'refused', reason })),
  ),
  sino: choice<boolean>('whether', ['sí', 'does', true], ['no', 'does not', false]),
} as const;
