// The arbiter's assistant at work: what happened, the questions that matter, the ruling.
import type { EditionId } from '../../../protocol/generated/types.ts';
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import type { Mesa } from '../../data/mesa/model.ts';
import { make } from '../elements.ts';
import { chooseEdition, myEdition } from '../my-edition.ts';
import { addressOf, type Told, toldIn } from './address.ts';
import { choices } from './choices.ts';
import { decide } from './deciding.ts';
import { elsewhere } from './elsewhere.ts';
import { type PageData, type Place, parts } from './parts.ts';
import { share } from './share.ts';

const start = async (root: HTMLElement, list: HTMLElement): Promise<void> => {
  const page: PageData = JSON.parse(root.dataset.page ?? '{}');
  keepEditions(list); // Who taps before the rulings are there goes on under the same regulation.
  const mesa: Mesa = await (await fetch(page.rulings)).json();
  const title = document.querySelector('h1');
  const told = (): Told => toldIn(location.search, mesa.situations);

  const draw = (): void => {
    const { situation, known, ...rest } = told();
    const edition = editionNow();
    const to = (next: Partial<Told>): string => addressOf({ situation, known, edition, ...next });
    // Whoever gets the address has it ruled under the same regulation.
    if (situation && !rest.edition) history.replaceState(null, '', to({}));
    keepEditions(list);
    list.hidden = situation !== undefined;
    if (title) title.textContent = situation?.title ?? page.title;
    title?.classList.toggle('asked', situation !== undefined);
    const editions = choices(
      page.regulation,
      EDITIONS.map((id) => ({
        text: page.names[id],
        href: to({ edition: id }),
        isChosen: id === edition,
      })),
    );
    root.replaceChildren(editions);
    if (!situation) return;
    const place: Place = { page, mesa, situation, edition, known, to };
    const { next, ruling, assumptions, facts } = decide(situation, edition, known);
    const { told: given, ask, rule, assumed, open } = parts(place);
    if (next) root.append(ask(next), given());
    else if (!ruling) root.append(make('p', 'note', page.impossible), given());
    else
      root.append(
        rule(ruling),
        given(),
        assumed(assumptions, facts),
        elsewhere(place),
        open(ruling),
        share(page, location.href),
      );
    root.querySelector<HTMLElement>('.ask h2, .ruling h2')?.focus();
  };

  document.querySelector('main')?.addEventListener('click', (event) => {
    const a = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    if (!a || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', a.getAttribute('href'));
    draw();
    scrollTo(0, 0);
  });
  root.addEventListener('click', (event) => {
    const edition = (event.target as Element).closest<HTMLElement>('.choices a');
    const chosen = toldIn(edition?.getAttribute('href') ?? '', mesa.situations).edition;
    if (!chosen) return;
    chooseEdition(chosen);
    for (const select of mine()) select.value = chosen;
  });
  // Before the page is loaded again for the regulation that was chosen above it.
  document.addEventListener(
    'change',
    ({ target }) => {
      const chosen = mine().find((select) => select === target)?.value;
      const edition = EDITIONS.find((id) => id === chosen);
      if (edition) history.replaceState(null, '', addressOf({ ...told(), edition }));
    },
    true,
  );
  addEventListener('popstate', draw);
  draw();
};

/** Where one's own regulation is chosen. */
const mine = (): readonly HTMLSelectElement[] => [
  ...document.querySelectorAll<HTMLSelectElement>('.mine select'),
];

const editionNow = (): EditionId =>
  toldIn(location.search, []).edition ?? myEdition() ?? 'fise-2009';

/** The situations of the list, under the regulation that is chosen. */
const keepEditions = (list: HTMLElement): void => {
  const address = addressOf({ situation: undefined, known: {}, edition: editionNow() });
  for (const a of list.querySelectorAll('a'))
    if (a.dataset.slug) a.href = `${address}&caso=${a.dataset.slug}`;
};

const root = document.querySelector<HTMLElement>('.mesa');
const list = document.querySelector<HTMLElement>('.situations');
if (root && list) void start(root, list);
