// The site in English.
import type { Locale } from '../../locale.ts';
import { cases } from './cases.ts';
import { frame } from './frame.ts';
import { rules } from './rules.ts';
import { runs } from './runs.ts';
import { terms } from './terms.ts';

export default { texts: { ...frame, ...rules, ...cases, ...runs }, terms } satisfies Locale;
