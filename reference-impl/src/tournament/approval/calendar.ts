// When an official tournament has to be announced, called and reported.
import { ANNOUNCED_ITEMS, CALL_MEDIA } from '../../../../protocol/generated/vocabulary.ts';
import { count, flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const calendar = group('calendar', {
  announceAhead: oneOf('calendar-month', 'thirty-days'),
  announced: setOf(ANNOUNCED_ITEMS),
  callAfterApproval: flag(),
  callMedia: setOf(CALL_MEDIA),
  callNamesOpening: flag(),
  entriesAfterCall: count(),
  entriesBeforeStart: count(),
  newAfterNational: oneOf('announced-before', 'none', 'any'),
  resultsWithin: count(),
});
