// Generated from schemas/ by `npm run generate`. Do not edit.
import type { ErrorObject } from 'ajv';
import type { Validated } from './validators.ts';

interface Compiled {
  (value: unknown): boolean;
  readonly errors?: readonly ErrorObject[] | null;
}

declare const compiled: { readonly [Name in keyof Validated]: Compiled };
export default compiled;
