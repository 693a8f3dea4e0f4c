// The parts of the page, made of text and links only: nothing that an address says becomes markup.
import { encode } from 'uqr';
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { outcomeInWords } from '../../../steps/language/telling/outcome.ts';
import type { Text } from '../model.ts';
import type { OpenQuestion } from './readings.ts';
import type { Ruling } from './ruling.ts';
import type { Facts, Question, Situation } from './situation.ts';

/** What the page says in its language, and what it knows of the corpus. */
export interface PageData {
  readonly lang: string;
  readonly root: string;
  readonly names: Readonly<Record<EditionId, string>>;
  readonly open: readonly OpenQuestion[];
  readonly regulation: string;
  readonly what: string;
  readonly told: string;
  readonly assumed: string;
  readonly todo: string;
  readonly because: string;
  readonly more: string;
  readonly openText: string;
  readonly elsewhere: string;
  readonly depends: string;
  readonly shareText: string;
  readonly print: string;
}

export interface Chosen {
  readonly text: string;
  readonly href: string;
  readonly isChosen: boolean;
}

type Part = string | Node;

const make = (name: string, className: string, ...parts: readonly Part[]): HTMLElement => {
  const element = document.createElement(name);
  if (className !== '') element.className = className;
  element.append(...parts);
  return element;
};

const link = (href: string, text: string, className = ''): HTMLAnchorElement => {
  const a = document.createElement('a');
  a.href = href;
  a.textContent = text;
  if (className !== '') a.className = className;
  return a;
};

const heading = (text: string): HTMLElement => {
  const h2 = make('h2', '', text);
  h2.tabIndex = -1;
  return h2;
};

export const parts = (page: PageData) => {
  const say = (text: Text): string => (page.lang === 'en' ? text.en : text.es);

  /** One of several, each a link. */
  const choices = (label: string, all: readonly Chosen[]): HTMLElement => {
    const items = all.map(({ text, href, isChosen }) => {
      const a = link(href, text, 'chip');
      if (isChosen) a.setAttribute('aria-current', 'true');
      return a;
    });
    return make('div', 'choices', heading(label), make('p', 'chips', ...items));
  };

  /** What was told so far; each can be taken back. */
  const answersOf = (
    { title, questions }: Situation,
    known: Facts,
    to: (next: { situation?: undefined; known: Facts }) => string,
  ): HTMLElement => {
    const told = questions.flatMap(({ id, answers }) => {
      const given = answers.find((one) => one.id === known[id]);
      const without = Object.fromEntries(Object.entries(known).filter(([other]) => other !== id));
      return given ? [link(to({ known: without }), `${say(given.text)} ✕`, 'chip')] : [];
    });
    const all = link(to({ situation: undefined, known: {} }), `${say(title)} ✕`, 'chip');
    return make('p', 'chips told', make('span', 'soft', page.told), all, ...told);
  };

  const questionOf = ({ text, answers }: Question, to: (answer: string) => string): HTMLElement =>
    make(
      'section',
      'ask',
      heading(say(text)),
      make(
        'p',
        'answers',
        ...answers.map((one) => link(to(one.id), say(one.text), 'answer-button')),
      ),
    );

  const clauses = (because: readonly ClauseId[]): HTMLElement =>
    make(
      'p',
      'refs',
      page.because,
      ...because.flatMap((clause) => {
        const [edition = '', number = ''] = clause.split(':');
        const href = `${page.root}clausulas/${edition}/${encodeURIComponent(number)}/`;
        return [' ', link(href, number, 'ref')];
      }),
    );

  const headline = ({ outcome }: Ruling): string => {
    const text = say(outcomeInWords(outcome));
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  const rulingOf = (situation: Situation, ruling: Ruling, facts: Facts): HTMLElement => {
    const { outcome, edition } = ruling;
    const doing = situation.doing(ruling, facts);
    const list = make('ol', 'doing', ...doing.map((one) => make('li', '', say(one))));
    const told = doing.length > 0 ? list : make('p', 'lead', headline(ruling));
    return make(
      'section',
      `ruling ${outcome.kind}`,
      make('p', 'edition', page.names[edition]),
      heading(page.todo),
      told,
      clauses(outcome.because ?? []),
      make('p', '', link(`${page.root}temas/${situation.topic}/`, page.more)),
    );
  };

  /** What was taken to be as it most often is: each can be said otherwise. */
  const assumedOf = (
    questions: readonly Question[],
    known: Facts,
    to: (next: { known: Facts }) => string,
  ): HTMLElement => {
    const rows = questions.map(({ id, text, answers }) => {
      const links = answers.map((one, i) => {
        const a = link(to({ known: { ...known, [id]: one.id } }), say(one.text), 'chip');
        if (i === 0) a.setAttribute('aria-current', 'true');
        return a;
      });
      return make('li', '', `${say(text)} `, make('span', 'chips', ...links));
    });
    const list = make('ul', '', ...rows);
    const section = make('section', 'assumed', make('p', 'soft', page.assumed), list);
    section.hidden = questions.length === 0;
    return section;
  };

  const openOf = (open: readonly OpenQuestion[]): HTMLElement => {
    const links = open.map(({ slug, question }) =>
      make('li', '', link(`${page.root}interpretaciones/${slug}/`, question)),
    );
    const section = make(
      'section',
      'open',
      make('p', 'soft', page.openText),
      make('ul', '', ...links),
    );
    section.hidden = open.length === 0;
    return section;
  };

  /** Other regulations, each with the first thing to do, or the question on which it hangs there. */
  const elsewhere = (
    others: readonly { readonly edition: EditionId; readonly ruling: Ruling | undefined }[],
    situation: Situation,
    facts: Facts,
    to: (next: { edition: EditionId }) => string,
  ): HTMLElement => {
    const rows = others.map(({ edition, ruling }) => {
      const doing = ruling ? situation.doing(ruling, facts).map(say).join(' ') : '';
      const text = ruling ? doing || headline(ruling) : page.depends;
      return make('li', '', link(to({ edition }), page.names[edition]), `: ${text}`);
    });
    return make('section', 'elsewhere', make('h2', '', page.elsewhere), make('ul', '', ...rows));
  };

  const share = (address: string): HTMLElement => {
    const button = make('button', '', page.print);
    button.addEventListener('click', () => print());
    const details = make(
      'details',
      'share',
      make('summary', '', page.shareText),
      make('p', '', link(address, address)),
      codeOf(address),
    );
    return make('section', '', details, button);
  };

  return { say, choices, answersOf, questionOf, rulingOf, assumedOf, openOf, elsewhere, share };
};

const SVG = 'http://www.w3.org/2000/svg';

/** The address as a code for the camera of another phone. */
const codeOf = (address: string): SVGElement => {
  const { size, data } = encode(address, { border: 2 });
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', 'qr');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', 'QR');
  const dark = document.createElementNS(SVG, 'path');
  dark.setAttribute('d', path.join(''));
  svg.append(dark);
  return svg;
};
