// Elements of text and links only: nothing that an address says becomes markup.
import { link, make, type Part } from '../elements.ts';

export { link, make, type Part };

/** One that is gone to when the page changes. */
export const heading = (text: string): HTMLElement => {
  const h2 = make('h2', '', text);
  h2.tabIndex = -1;
  return h2;
};

export interface Choice {
  readonly text: string;
  readonly href: string;
  readonly isChosen: boolean;
}

export const chips = (all: readonly Choice[]): HTMLElement =>
  make(
    'span',
    'chips',
    ...all.map(({ text, href, isChosen }) => {
      const a = link(href, text, 'chip');
      if (isChosen) a.setAttribute('aria-current', 'true');
      return a;
    }),
  );

/** One of several, of which the chosen one is seen and the others are a tap away. */
export const choices = (label: string, all: readonly Choice[]): HTMLElement => {
  const chosen = all.find(({ isChosen }) => isChosen)?.text ?? '';
  const summary = make('summary', '', `${label}: `, make('strong', '', chosen));
  return make('details', 'choices', summary, make('p', '', chips(all)));
};
