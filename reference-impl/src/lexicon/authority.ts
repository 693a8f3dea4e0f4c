// Which words there are at all: those of the book, whose articles the request brings.
import { norm } from '../kernel/domain.ts';
import { group } from '../kernel/parameters.ts';

export const authority = group('authority', {
  /** What the book lists is a word. */
  listed: norm(),
  /** What comes from none of its articles is not. */
  unlisted: norm(),
});
