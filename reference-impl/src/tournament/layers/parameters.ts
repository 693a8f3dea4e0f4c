// Which text governs a point, and what a technical note has to be.
import { NOTE_ITEMS } from '../../../../protocol/generated/vocabulary.ts';
import { flag, oneOf, setOf } from '../../kernel/domain.ts';
import { group } from '../../kernel/parameters.ts';

export const layers = group('layers', {
  conflict: oneOf('criteria', 'beneath'),
  uncovered: oneOf('beneath', 'nothing'),
  laterChange: oneOf('not-applied', 'applied'),
  adopted: oneOf('applied', 'not-applied'),
});

export const notes = group('notes', {
  for: oneOf('uncovered', 'any'),
  states: setOf(NOTE_ITEMS),
  discriminating: oneOf('barred', 'allowed'),
  lasting: flag(),
});
