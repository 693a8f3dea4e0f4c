// One's own regulation first: a list of regulations begins with it and keeps the others a tap away, and what another
// regulation changes is told only to those who use that one.
import { chooseEdition, myEdition } from './my-edition.ts';

const FEW = 1;

/** The others of a list, folded under it; unfolded where there is room for them side by side. */
const foldOthers = (list: HTMLElement, others: readonly Element[], title: string): void => {
  const fold = document.createElement('details');
  fold.className = 'fold others';
  fold.open = matchMedia('(min-width: 52rem)').matches;
  const summary = document.createElement('summary');
  summary.textContent = title;
  const rest = document.createElement('div');
  rest.className = list.className;
  rest.append(...others);
  fold.append(summary, rest);
  list.after(fold);
};

const putFirst = (list: HTMLElement, mine: string): void => {
  const members = [...list.children];
  const own = members.find((one) => one.getAttribute('data-edition') === mine);
  if (!own || members.length <= FEW) return;
  const title = list.dataset.others;
  list.prepend(own);
  own.classList.add('own');
  if (title) {
    list.classList.add('mine-first');
    foldOthers(
      list,
      members.filter((one) => one !== own),
      title,
    );
  }
};

const start = (): void => {
  const mine = myEdition();
  for (const picker of document.querySelectorAll<HTMLElement>('.mine')) {
    const select = picker.querySelector('select');
    if (!select) continue;
    select.value = mine ?? '';
    picker.hidden = false;
    select.addEventListener('change', () => {
      chooseEdition(select.value);
      location.reload();
    });
  }
  if (!mine) return;
  for (const list of document.querySelectorAll<HTMLElement>('[data-mine-first]'))
    putFirst(list, mine);
  for (const change of document.querySelectorAll<HTMLElement>('[data-changed-by]'))
    change.hidden = change.dataset.changedBy !== mine;
  for (const notice of document.querySelectorAll<HTMLElement>('.callout:has([data-changed-by])'))
    notice.hidden = !notice.querySelector('[data-changed-by]:not([hidden])');
};

start();
