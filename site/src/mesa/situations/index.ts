// What may have happened, in the order in which it is offered.
import type { Situation } from '../situation.ts';
import { overdraw } from './overdraw.ts';

export const SITUATIONS: readonly Situation[] = [overdraw];
