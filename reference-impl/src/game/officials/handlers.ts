// Events about officials and bodies.
import type { EventType, Handlers } from '../events.ts';
import { formBody } from './bodies.ts';
import { appointArbiter } from './judges.ts';

/** Bodies sit, and judges are named, whether a game goes on or not. */
export const officialsAfterEnd: readonly EventType[] = ['form-body', 'appoint-arbiter'];

export const officials: Handlers<'form-body' | 'appoint-arbiter'> = {
  'form-body': formBody,
  'appoint-arbiter': appointArbiter,
};
