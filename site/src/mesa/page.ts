// The arbiter's assistant at work: what happened, the questions that matter, the ruling.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { myEdition } from '../my-edition.ts';
import { addressOf, type Told, toldIn } from './address.ts';
import { decide } from './deciding.ts';
import { type PageData, parts } from './parts.ts';
import { openIn } from './readings.ts';
import type { Situation } from './situation.ts';
import { SITUATIONS } from './situations/index.ts';

const start = (root: HTMLElement): void => {
  const page: PageData = JSON.parse(root.dataset.page ?? '{}');
  const { say, choices, questionOf, answersOf, rulingOf, assumedOf, elsewhere, openOf, share } =
    parts(page);

  const draw = (told: Told): void => {
    const { situation, known } = told;
    const edition = told.edition ?? myEdition() ?? 'fise-2009';
    const to = (next: Partial<Told>): string => addressOf({ ...told, edition, ...next });
    const editions = choices(
      page.regulation,
      EDITIONS.map((id) => ({
        text: page.names[id],
        href: to({ edition: id }),
        isChosen: id === edition,
      })),
    );
    if (!situation) {
      const what = SITUATIONS.map((one) => ({
        text: say(one.title),
        href: to({ situation: one, known: {} }),
        isChosen: false,
      }));
      root.replaceChildren(editions, choices(page.what, what));
      return;
    }
    const { next, ruling, assumptions, facts } = decide(situation, edition, known);
    root.replaceChildren(
      editions,
      answersOf(situation, known, to),
      ...(next
        ? [questionOf(next, (answer) => to({ known: { ...known, [next.id]: answer } }))]
        : []),
      ...(ruling
        ? [
            rulingOf(situation, ruling, facts),
            assumedOf(assumptions, known, to),
            openOf(openIn(page.open, situation, ruling, facts)),
            elsewhere(others(situation, edition, facts), situation, facts, to),
            share(location.href),
          ]
        : []),
    );
    root.querySelector<HTMLElement>('.ask h2, .ruling h2')?.focus();
  };

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    history.pushState(null, '', link.getAttribute('href'));
    draw(toldIn(location.search, SITUATIONS));
  });
  addEventListener('popstate', () => draw(toldIn(location.search, SITUATIONS)));
  draw(toldIn(location.search, SITUATIONS));
};

/** What the other regulations make of the same. */
const others = (situation: Situation, edition: EditionId, facts: Told['known']) =>
  EDITIONS.filter((id) => id !== edition).map((id) => ({
    edition: id,
    ruling: decide(situation, id, facts).ruling,
  }));

const root = document.querySelector<HTMLElement>('.mesa');
if (root) start(root);
