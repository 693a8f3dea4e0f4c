// Events about officials and bodies.
import type { EventType, Handlers } from '../events.ts';
import { appeals } from './appeals.ts';
import { formBody } from './bodies.ts';
import { appointArbiter } from './judges.ts';
import { askCommittee } from './queries.ts';
import { fileReport } from './report.ts';
import { settle } from './settle.ts';

const HANDLERS = {
  'form-body': formBody,
  'appoint-arbiter': appointArbiter,
  ...appeals,
  settle,
  'ask-committee': askCommittee,
  'file-report': fileReport,
} as const;

export const officials: Handlers<keyof typeof HANDLERS> = HANDLERS;

/** Officials and bodies act whether a game goes on or not. */
export const officialsAfterEnd = Object.keys(HANDLERS) as readonly EventType[];
