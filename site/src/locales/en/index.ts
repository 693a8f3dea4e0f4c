// The site in English.
import type { Locale } from '../../locale.ts';
import { cases } from './cases.ts';
import { exam } from './exam.ts';
import { finish } from './finish.ts';
import { frame } from './frame.ts';
import { home } from './home.ts';
import { offline } from './offline.ts';
import { published } from './published.ts';
import { rules } from './rules.ts';
import { runs } from './runs.ts';
import { terms } from './terms.ts';
import { words, wordTerms } from './words.ts';

export default {
  texts: {
    ...frame,
    ...rules,
    ...cases,
    ...runs,
    ...offline,
    ...finish,
    ...exam,
    ...published,
    ...home,
    ...words,
  },
  terms: { ...terms, ...wordTerms },
} satisfies Locale;
