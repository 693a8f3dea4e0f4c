// The search box at work: a list of hits under the field, walked with the arrow keys, chosen with Enter or a tap. Enter
// without a choice goes straight to a number, and with words to the page of results.
import type { Hit } from '../../../search/searchable.ts';
import { myEdition } from '../my-edition.ts';
import { addressOf, resultsAddress } from './addresses.ts';
import { loadSearch } from './index-file.ts';

const MOST = 8;

const start = (form: HTMLFormElement): void => {
  const input = form.querySelector('input');
  const list = form.querySelector<HTMLElement>('[role=listbox]');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !list || !status) return;
  const { root = '/', none = '', failed = '', found = '' } = form.dataset;
  const kinds: Record<string, string> = JSON.parse(form.dataset.kinds ?? '{}');
  let hits: readonly Hit[] = [];
  let at = -1;

  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) choose(-1);
  };

  const choose = (next: number): void => {
    list.children[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const option = list.children[at];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
  };

  const tell = (text: string, isSeen: boolean): void => {
    status.textContent = text;
    status.classList.toggle('quiet', !isSeen);
  };

  const show = (query: string): void => {
    list.replaceChildren(...hits.map((hit, i) => optionOf(hit, kinds[hit.kind] ?? '', i)));
    open(hits.length > 0);
    if (query.trim() === '') tell('', false);
    else if (hits.length > 0) tell(found.replace('{n}', String(hits.length)), false);
    else tell(none.replace('{query}', query), true);
  };

  const ask = async (): Promise<void> => {
    const query = input.value;
    try {
      const search = await loadSearch(root);
      if (query !== input.value) return;
      hits = search({ query, edition: myEdition(), limit: MOST });
      show(query);
    } catch {
      tell(failed, true);
    }
  };

  const go = (hit: Hit): void => location.assign(`${root}${addressOf(hit)}`);

  input.addEventListener('focus', () => void loadSearch(root).catch(() => {}), { once: true });
  input.addEventListener('input', () => void ask());
  input.addEventListener('click', () => open(hits.length > 0));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = hits[at];
    if (chosen) return go(chosen);
    if (input.value.trim() === '') return input.focus();
    void ask().then(() => {
      const [first] = hits;
      if (first && /\d/.test(input.value) && first.kind !== 'topic') go(first);
      else location.assign(`${root}${resultsAddress(input.value)}`);
    });
  });
  input.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape') open(false);
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    if (list.hidden) open(true);
    choose(((at + step + 1 + hits.length + 1) % (hits.length + 1)) - 1);
  });
  list.addEventListener('click', (event) => {
    const option = (event.target as Element).closest('[role=option]');
    const hit = hits[[...list.children].indexOf(option as Element)];
    if (hit) go(hit);
  });
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target as Node)) open(false);
  });
  if (input.value !== '' && !input.hasAttribute('data-shown')) void ask(); // typed before the script was there
};

const optionOf = (hit: Hit, kind: string, i: number): HTMLLIElement => {
  const li = document.createElement('li');
  li.id = `hit-${i}`;
  li.setAttribute('role', 'option');
  li.setAttribute('aria-selected', 'false');
  li.append(span('hit-kind', kind), span('hit-label', hit.label), span('hit-text', hit.text));
  return li;
};

const span = (className: string, text: string): HTMLSpanElement => {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
};

/** "/" goes to the box from anywhere but a field. */
const onSlash = (event: KeyboardEvent): void => {
  const isField = (event.target as Element).closest('input, textarea, select, [contenteditable]');
  const input = document.querySelector<HTMLInputElement>('form.search input');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isField || !input)
    return;
  event.preventDefault();
  input.focus();
};

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) start(form);
document.addEventListener('keydown', onSlash);
