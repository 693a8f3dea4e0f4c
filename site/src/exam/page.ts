// The exam at work: a question that is due or new, an answer by tapping, the reason after it.
import { EDITIONS } from '../../../protocol/generated/vocabulary.ts';
import { link, make } from '../elements.ts';
import { myEdition } from '../my-edition.ts';
import type { ExamFile, ExamQuestion } from './file.ts';
import { answered, progressOf, recall, remember } from './memory.ts';
import { type Answer, answersOf, type PageData, questionPart, reasonPart } from './parts.ts';

const files = new Map<string, Promise<ExamFile>>();

const start = (root: HTMLElement): void => {
  const page: PageData = JSON.parse(root.dataset.page ?? '{}');
  let memory = recall();

  const fileOf = (edition: string): Promise<ExamFile> => {
    const file =
      files.get(edition) ??
      fetch(`${page.root}examen/${edition}.json`).then(
        (answer) => answer.json() as Promise<ExamFile>,
      );
    files.set(edition, file);
    return file;
  };

  const chip = (address: URLSearchParams, text: string, isChosen: boolean): HTMLElement => {
    const a = link(`?${address}`, text, 'chip');
    if (isChosen) a.setAttribute('aria-current', 'true');
    return a;
  };

  const draw = async (): Promise<void> => {
    const asked = new URLSearchParams(location.search);
    const named = EDITIONS.find((id) => id === asked.get('reglamento'));
    const edition = named ?? myEdition() ?? 'fise-2009';
    const file = await fileOf(edition);
    const areas = [...new Set(file.questions.map(({ profile }) => profile))];
    const area = areas.find((id) => id === asked.get('area'));
    const pool = file.questions.filter(({ profile }) => area === undefined || profile === area);
    const to = (next: Record<string, string>) =>
      new URLSearchParams({ reglamento: edition, ...next });
    const choices = [
      make(
        'p',
        'chips',
        ...EDITIONS.map((id) => chip(to({ reglamento: id }), page.names[id] ?? id, id === edition)),
      ),
      make(
        'details',
        'areas',
        make('summary', '', `${page.texts.area}: ${area ? page.areas[area] : page.texts.all}`),
        make(
          'p',
          'chips',
          chip(to({}), page.texts.all, area === undefined),
          ...areas.map((id) => chip(to({ area: id }), page.areas[id] ?? id, id === area)),
        ),
      ),
    ];
    ask(pool, file, choices);
  };

  const progressLine = (pool: readonly ExamQuestion[]): HTMLElement => {
    const { known, due, unseen } = progressOf(
      memory,
      pool.map(({ id }) => id),
      new Date(),
    );
    const told = page.texts.progress
      .replace('{known}', String(known))
      .replace('{due}', String(due.length))
      .replace('{unseen}', String(unseen.length));
    return make('p', 'soft progress', told);
  };

  const ask = (
    pool: readonly ExamQuestion[],
    file: ExamFile,
    choices: readonly HTMLElement[],
  ): void => {
    const { due, unseen } = progressOf(
      memory,
      pool.map(({ id }) => id),
      new Date(),
    );
    const id = due[0] ?? unseen[Math.floor(Math.random() * unseen.length)];
    const question = pool.find((one) => one.id === id);
    if (!question) {
      root.replaceChildren(...choices, progressLine(pool), make('p', 'lead', page.texts.done));
      return;
    }
    const answers = answersOf(question);
    const choose = (chosen: Answer): void => {
      memory = answered(memory, question.id, chosen.isRight, new Date());
      remember(memory);
      const next = make(
        'button',
        'answer-button next-question',
        page.texts.next,
      ) as HTMLButtonElement;
      next.type = 'button';
      next.addEventListener('click', () => ask(pool, file, choices));
      root.replaceChildren(
        ...choices,
        progressLine(pool),
        reasonPart(question, chosen, answers, file, page),
        next,
      );
      root.querySelector<HTMLElement>('.exam-reason h2')?.focus();
    };
    root.replaceChildren(
      ...choices,
      progressLine(pool),
      questionPart(question, answers, page, choose),
    );
  };

  addEventListener('popstate', () => void draw());
  root.addEventListener('click', (event) => {
    const a = (event.target as Element).closest<HTMLAnchorElement>('a[href^="?"]');
    if (!a || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    history.pushState(null, '', a.getAttribute('href'));
    void draw();
  });
  void draw().catch((error: unknown) => root.replaceChildren(String(error)));
};

const root = document.querySelector<HTMLElement>('.exam');
if (root) start(root);
