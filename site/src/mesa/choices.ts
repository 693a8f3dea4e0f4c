// What there is to choose from. Nothing that an address says becomes markup.
import { link, make } from '../elements.ts';

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
