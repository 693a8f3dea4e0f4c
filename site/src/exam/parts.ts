// The parts of the exam, made of text, links and buttons only.
import { focusTitle, link, make } from '../elements.ts';
import type { ExamFile, ExamQuestion } from './file.ts';

/** What the page says in its language. */
export interface PageData {
  readonly root: string;
  readonly names: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  readonly texts: Readonly<
    Record<
      | 'ask'
      | 'right'
      | 'wrong'
      | 'under'
      | 'because'
      | 'scenario'
      | 'next'
      | 'progress'
      | 'done'
      | 'all'
      | 'area',
      string
    >
  >;
}

export interface Answer {
  readonly says: readonly string[];
  readonly isRight: boolean;
  readonly under: string | null;
}

/** In no order that tells which is right. */
export const answersOf = (question: ExamQuestion): Answer[] =>
  [
    { says: question.right, isRight: true, under: null },
    ...question.wrong.map((wrong) => ({ ...wrong, isRight: false })),
  ]
    .map((answer) => ({ answer, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ answer }) => answer);

const saidIn = (answer: Answer): Node[] => answer.says.map((line) => make('span', 'line', line));

export const questionPart = (
  question: ExamQuestion,
  answers: readonly Answer[],
  { areas, texts }: PageData,
  choose: (answer: Answer) => void,
): HTMLElement => {
  const title = focusTitle(texts.ask);
  const buttons = answers.map((answer) => {
    const button = make('button', 'answer-button', ...saidIn(answer)) as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', () => choose(answer));
    return button;
  });
  return make(
    'section',
    'exam-question',
    make('p', 'soft', areas[question.profile] ?? ''),
    make('ul', 'asked', ...question.asked.map((step) => make('li', '', step))),
    title,
    make('div', 'answers', ...buttons),
  );
};

/** What was right, and why. */
export const reasonPart = (
  question: ExamQuestion,
  chosen: Answer,
  answers: readonly Answer[],
  { clauses }: ExamFile,
  page: PageData,
): HTMLElement => {
  const { root, names, texts } = page;
  const title = focusTitle(chosen.isRight ? texts.right : texts.wrong);
  title.className = chosen.isRight ? 'is-right' : 'is-wrong';
  const told = answers.map((answer) =>
    make(
      'li',
      answer.isRight ? 'is-right' : answer === chosen ? 'is-wrong' : 'soft',
      answer.isRight ? '✓ ' : '✗ ',
      answer.says.join('; '),
      ...(answer.under
        ? [
            make(
              'span',
              'soft',
              ` (${texts.under.replace('{edition}', names[answer.under] ?? '')})`,
            ),
          ]
        : []),
    ),
  );
  const reasons = question.clauses.map((id) => {
    const [edition = '', number = ''] = id.split(':');
    const address = `${root}clausulas/${edition}/${encodeURIComponent(number)}/`;
    return make(
      'p',
      '',
      link(address, clauses[id]?.name ?? id, 'ref'),
      ' ',
      clauses[id]?.text ?? '',
    );
  });
  return make(
    'section',
    'exam-reason',
    title,
    make('ul', 'asked', ...question.asked.map((step) => make('li', '', step))),
    make('ul', 'told-answers', ...told),
    make('h3', '', texts.because),
    ...reasons,
    make('p', '', link(`${root}escenarios/${question.id.split('/')[0]}/`, texts.scenario)),
  );
};
