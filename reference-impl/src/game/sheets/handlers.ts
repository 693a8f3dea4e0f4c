// Events about the sheets, the signatures and the result.
import type { EventType, Handlers } from '../events.ts';
import { deliverResult, nextRound } from './claims.ts';
import { askCorrection } from './correcting.ts';
import { reviewSheet } from './review.ts';
import { demandSignature, fillIn, sign } from './signing.ts';
import { completeSheet } from './words.ts';

type SheetEvent =
  | 'review-sheet'
  | 'complete-sheet'
  | 'fill-in'
  | 'sign'
  | 'demand-signature'
  | 'ask-correction'
  | 'deliver-result'
  | 'next-round';

export const sheetWork: Handlers<SheetEvent> = {
  'review-sheet': reviewSheet,
  'complete-sheet': completeSheet,
  'fill-in': fillIn,
  sign,
  'demand-signature': demandSignature,
  'ask-correction': askCorrection,
  'deliver-result': deliverResult,
  'next-round': nextRound,
};

/** What may still happen once the game has ended. */
export const sheetsAfterEnd: readonly EventType[] = Object.keys(sheetWork) as SheetEvent[];
