// The page of results: what is asked stands in the address, so that Back brings it again and it can be sent on.
import type { Hit } from '../../../search/searchable.ts';
import { type SnippetPart, snippetOf } from '../../../search/snippet.ts';
import { myEdition } from '../my-edition.ts';
import { addressOf, resultsAddress } from './addresses.ts';
import { type Answers, loadAnswers, loadSearch } from './index-file.ts';

const MOST = 40;

const start = async (page: HTMLElement): Promise<void> => {
  const { root = '/', lang = 'es', none = '', failed = '', found = '' } = page.dataset;
  const kinds: Record<string, string> = JSON.parse(page.dataset.kinds ?? '{}');
  const editions: readonly string[] = JSON.parse(page.dataset.editions ?? '[]');
  const list = page.querySelector('ol');
  const status = page.querySelector<HTMLElement>('[role=status]');
  const input = document.querySelector<HTMLInputElement>('form.search input');
  if (!list || !status || !input) return;

  const show = async (query: string): Promise<void> => {
    if (query.trim() === '') return;
    try {
      const search = await loadSearch(root);
      const hits = search({ query, edition: myEdition(), limit: MOST });
      const answers = await loadAnswers(root).catch((): Answers => ({}));
      const texts = hits.map((hit) => textOf(hit, answers, editions.indexOf(myEdition() ?? '')));
      list.replaceChildren(
        ...hits.map((hit, i) =>
          itemOf(hit, snippetOf(lang, texts[i] ?? '', query), root, kinds[hit.kind] ?? ''),
        ),
      );
      const told = hits.length === 0 ? none : found;
      status.textContent = told.replace('{query}', query).replace('{n}', String(hits.length));
    } catch {
      status.textContent = failed;
    }
  };

  const query = new URLSearchParams(location.search).get('q') ?? '';
  input.value = query;
  input.addEventListener('input', () => {
    history.replaceState(null, '', `${root}${resultsAddress(input.value)}`);
    void show(input.value);
  });
  await show(query);
};

/** Of a topic what the chosen regulation answers, else the first that does. */
const textOf = (hit: Hit, answers: Answers, mine: number): string => {
  const own = hit.kind === 'topic' ? (answers[hit.id] ?? []) : [];
  return own[mine] || own.find((answer) => answer !== '') || hit.text;
};

const itemOf = (
  hit: Hit,
  snippet: readonly SnippetPart[],
  root: string,
  kind: string,
): HTMLLIElement => {
  const li = document.createElement('li');
  const a = document.createElement('a');
  a.href = `${root}${addressOf(hit)}`;
  a.textContent = hit.label;
  li.append(element('span', 'hit-kind', kind), a, textWith(snippet));
  return li;
};

const textWith = (parts: readonly SnippetPart[]): HTMLElement => {
  const p = element('p', 'hit-text', '');
  p.append(...parts.map(({ text, marked }) => (marked ? element('mark', '', text) : text)));
  return p;
};

const element = (name: string, className: string, text: string): HTMLElement => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
};

const page = document.querySelector<HTMLElement>('.results');
if (page) void start(page);
