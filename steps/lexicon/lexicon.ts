// The lexicon as a subject: its registry with the steps of every topic in it.
import './dictionary.steps.ts';
import './judging.steps.ts';

export { lexicon } from './registry.ts';
