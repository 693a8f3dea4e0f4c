// What if…? at work: a committee changes what a regulation says and sees every case that flips.
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { plain } from '../../../shared/plain.ts';
import type { Script } from '../../data/scripts.ts';
import { link, make } from '../elements.ts';
import {
  addressOf,
  type Draft,
  draftIn,
  parametersOf,
  readingsOf,
  withChange,
  withoutChange,
} from './draft.ts';
import { filesOf } from './export.ts';
import { type Flip, flipsIn } from './flips.ts';
import { changePart, flipsPart, type PageData, parameterPart } from './parts.ts';
import { casesOf } from './script.ts';

const MOST = 12;

const start = (root: HTMLElement): void => {
  const page: PageData = JSON.parse(root.dataset.page ?? '{}');
  const part = (name: string) =>
    root.querySelector<HTMLElement>(`[data-part=${name}]`) as HTMLElement;
  const filter = root.querySelector<HTMLInputElement>('input[type=search]');
  const save = root.querySelector<HTMLButtonElement>('button[data-save]');
  const name = root.querySelector<HTMLInputElement>('input[name=nombre]');
  let scripts: Promise<readonly Script[]> | undefined;
  let flips: readonly Flip[] = [];
  let run = 0;

  const drawEditions = (draft: Draft): void => {
    part('editions').replaceChildren(
      ...EDITIONS.map((edition) => {
        const a = link(addressOf({ edition, changes: [] }), page.names[edition] ?? edition, 'chip');
        if (edition === draft.edition) a.setAttribute('aria-current', 'true');
        return a;
      }),
    );
  };

  const drawParameters = (draft: Draft): void => {
    const asked = plain(filter?.value ?? '').trim();
    const questions = new Map(page.questions.map((one) => [one.parameter, one]));
    const found = parametersOf(draft.edition).filter(({ path, said }) => {
      const question = questions.get(path);
      const own = question?.editions.includes(draft.edition) ? question.question : '';
      if (asked === '') return own !== '';
      const numbers = (said?.because ?? []).map((id) => id.split(':')[1] ?? '');
      const isNumber = /^[\dxvi]+(\.|$)/.test(asked);
      return isNumber
        ? numbers.some((number) => plain(number) === asked || plain(number).startsWith(`${asked}.`))
        : plain(`${path} ${question?.question ?? ''}`).includes(asked);
    });
    const shown = asked === '' ? found : found.slice(0, MOST * 3);
    part('parameters').replaceChildren(
      ...shown.map((entry) =>
        parameterPart(entry, page, (change) => addressOf(withChange(draft, change))),
      ),
    );
  };

  const drawFlips = async (draft: Draft): Promise<void> => {
    const mine = ++run;
    flips = [];
    if (save) save.disabled = true;
    if (draft.changes.length === 0) return part('flips').replaceChildren(page.texts.unchanged);
    scripts ??= fetch(`${page.root}casos.json`).then(
      (answer) => answer.json() as Promise<readonly Script[]>,
    );
    const cases = casesOf(await scripts, [draft.edition]);
    const status = make('p', 'soft', '');
    part('flips').replaceChildren(status);
    const found = await flipsIn(cases, readingsOf(draft), (done) => {
      status.textContent = page.texts.running
        .replace('{n}', String(done))
        .replace('{all}', String(cases.length));
    });
    if (mine !== run) return;
    flips = found;
    if (save) save.disabled = false;
    part('flips').replaceChildren(flipsPart(flips, cases.length, page));
  };

  const draw = (): void => {
    const draft = draftIn(location.search);
    drawEditions(draft);
    drawParameters(draft);
    part('changes').replaceChildren(
      ...draft.changes.map((change) =>
        changePart(change, page, addressOf(withoutChange(draft, change.entry.path))),
      ),
    );
    void drawFlips(draft).catch((error: unknown) => part('flips').replaceChildren(String(error)));
  };

  filter?.addEventListener('input', () => drawParameters(draftIn(location.search)));
  root.addEventListener('click', (event) => {
    const a = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    if (!a || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    history.pushState(null, '', a.getAttribute('href'));
    draw();
  });
  save?.addEventListener('click', () => {
    const id = plain(name?.value ?? '').replace(/[^a-z0-9]+/g, '-') || 'borrador';
    const a = link('', '');
    a.href = URL.createObjectURL(new Blob([filesOf(draftIn(location.search), id, flips)]));
    a.download = `${id}.txt`;
    a.click();
    URL.revokeObjectURL(a.href);
  });
  addEventListener('popstate', draw);
  draw();
};

const root = document.querySelector<HTMLElement>('.what-if');
if (root) start(root);
