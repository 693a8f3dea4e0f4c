// Parts of a page that a script makes: elements, links and clauses. Text is only ever text.
import type { ClauseId } from '../../protocol/generated/types.ts';
import { type PlaceWords, spokenIn } from './spoken.ts';

export type Part = string | Node;

export const make = (name: string, className: string, ...parts: readonly Part[]): HTMLElement => {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...parts);
  return element;
};

export const link = (href: string, text: string, className = ''): HTMLAnchorElement => {
  const a = document.createElement('a');
  a.href = href;
  a.textContent = text;
  if (className !== '') a.className = className;
  return a;
};

/** What a link to a clause needs from its page: where the pages begin, and the words of numbers. */
export interface ClauseWays {
  readonly root: string;
  readonly places: PlaceWords;
}

export const clauseLink = ({ root, places }: ClauseWays, clause: ClauseId): HTMLAnchorElement => {
  const [edition = '', number = ''] = clause.split(':');
  const address = `${root}clausulas/${edition}/${encodeURIComponent(number)}/`;
  return link(address, spokenIn(places, number), 'ref');
};

/** A title that is gone to when a script changes the page. */
export const focusTitle = (text: string): HTMLElement => {
  const h2 = make('h2', '', text);
  h2.tabIndex = -1;
  return h2;
};

/** A heading of a column, or of a row. */
export const heading = (scope: 'col' | 'row', ...parts: readonly Part[]): HTMLElement => {
  const cell = make('th', '', ...parts);
  cell.setAttribute('scope', scope);
  return cell;
};
