// The jump box at work: fetches the index when first needed, lists hits as links, goes to the first on Enter.
import { type Hit, type JumpIndex, search } from './search.ts';

const start = (form: HTMLFormElement): void => {
  const input = form.querySelector('input');
  const list = form.querySelector('ul');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !list || !status) return;
  const { root = '/', none = '', failed = '', found = '' } = form.dataset;
  const kinds: Record<string, string> = JSON.parse(form.dataset.kinds ?? '{}');

  let index: Promise<JumpIndex> | undefined;
  const load = (): Promise<JumpIndex> => {
    index ??= fetch(`${root}indice.json`)
      .then((response) => {
        if (!response.ok) throw new Error(String(response.status));
        return response.json() as Promise<JumpIndex>;
      })
      .catch((error: unknown) => {
        index = undefined; // so that the next key tries again
        throw error;
      });
    return index;
  };

  const show = (hits: readonly Hit[], query: string): void => {
    list.replaceChildren(...hits.map((hit) => item(hit, root, kinds[hit.kind] ?? '')));
    list.hidden = hits.length === 0;
    const asked = query.trim() !== '';
    status.textContent = !asked
      ? ''
      : hits.length > 0
        ? found.replace('{n}', String(hits.length))
        : none.replace('{query}', query);
    status.classList.toggle('quiet', hits.length > 0 || !asked);
  };

  const ask = async (): Promise<readonly Hit[]> => {
    const query = input.value;
    try {
      const hits = search(await load(), query);
      if (query === input.value) show(hits, query);
      return hits;
    } catch {
      status.textContent = failed;
      status.classList.remove('quiet');
      return [];
    }
  };

  input.addEventListener('focus', () => void load().catch(() => {}), { once: true });
  input.addEventListener('input', () => void ask());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void ask().then(([first]) => {
      if (first) location.assign(`${root}${first.path}`);
    });
  });
  form.addEventListener('keydown', (event) => move(event, input, list));
  document.addEventListener('click', (event) => {
    if (!form.contains(event.target as Node)) list.hidden = true;
  });
  input.addEventListener('click', () => {
    list.hidden = list.childElementCount === 0;
  });
  if (input.value !== '') void ask(); // text typed before the script was there
};

/** Arrow keys go through the hits, Escape closes them. */
const move = (event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void => {
  const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (event.key === 'Escape') {
    list.hidden = true;
    input.focus();
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    if (list.hidden) return;
    event.preventDefault();
    stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus();
  }
};

const item = (hit: Hit, root: string, kind: string): HTMLLIElement => {
  const li = document.createElement('li');
  const a = document.createElement('a');
  a.href = `${root}${hit.path}`;
  a.append(span('hit-kind', kind), span('hit-label', hit.label), span('hit-detail', hit.detail));
  li.append(a);
  return li;
};

const span = (className: string, text: string): HTMLSpanElement => {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
};

for (const form of document.querySelectorAll<HTMLFormElement>('form.jump')) start(form);
