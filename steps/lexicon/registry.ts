// The steps of the lexicon: articles of a dictionary, and the words that are asked of it.
import { registry } from '../kernel/registry.ts';
import { Query } from './query.ts';

export const lexicon = registry('lexicon', () => new Query());
