// The areas an implementation may claim, each whole.
export { PROFILES } from '../protocol/generated/vocabulary.ts';
