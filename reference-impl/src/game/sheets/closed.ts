// Whether the signatures have closed the game.
import { ask, type Edition } from '../../kernel/edition.ts';
import { isSilent, says } from '../../kernel/ruled.ts';
import type { State } from '../state.ts';
import { closing } from './parameters.ts';

const BOTH = 2;

export const isClosed = (edition: Edition, { closing: { signed } }: State): boolean => {
  const by = ask(edition, closing.closedBy);
  return !isSilent(by) && signed.length >= (says(by, 'one') ? 1 : BOTH);
};

/** What the table shows of it: nothing while nobody has signed, or where no rule says when a game is closed. */
export const closedShown = (edition: Edition, state: State): boolean | undefined =>
  state.closing.signed.length > 0 && !isSilent(ask(edition, closing.closedBy))
    ? isClosed(edition, state)
    : undefined;
