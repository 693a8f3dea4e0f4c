// The parts of the page: what was told, the question, the ruling, what is assumed, where the text is open.
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import type { Facts, Mesa, Question, Ruling, Situation } from '../../data/mesa/model.ts';
import { type ClauseWays, clauseLink, focusTitle, link, make, type Part } from '../elements.ts';
import type { Told } from './address.ts';
import { chips } from './choices.ts';
import type { ShareTexts } from './share.ts';

/** What the page says in its language. */
export interface PageData extends ShareTexts, ClauseWays {
  /** Where the rulings are fetched from. */
  readonly rulings: string;
  readonly names: Readonly<Record<EditionId, string>>;
  readonly title: string;
  readonly regulation: string;
  readonly impossible: string;
  readonly another: string;
  readonly told: string;
  readonly assumed: string;
  readonly todo: string;
  readonly because: string;
  readonly allClauses: string;
  readonly scenario: string;
  readonly more: string;
  readonly openText: string;
  readonly elsewhere: string;
  readonly depends: string;
  readonly same: string;
}

/** Where somebody is: the situation, the regulation, what was told, and the ways on from here. */
export interface Place {
  readonly page: PageData;
  readonly mesa: Mesa;
  readonly situation: Situation<string>;
  readonly edition: EditionId;
  readonly known: Facts;
  readonly to: (next: Partial<Told>) => string;
}

export const clauseLinks = (page: PageData, because: readonly ClauseId[]): readonly Node[] =>
  because.map((clause) => clauseLink(page, clause));

export const parts = ({ page, mesa, situation, edition, known, to }: Place) => {
  /** What was told so far; each can be taken back. */
  const told = (): HTMLElement => {
    const given = situation.questions.flatMap(({ id, answers }) => {
      const one = answers.find((answer) => answer.id === known[id]);
      const without = Object.fromEntries(Object.entries(known).filter(([other]) => other !== id));
      return one ? [link(to({ known: without }), `${one.text} ✕`, 'chip')] : [];
    });
    const all = link(to({ situation: undefined, known: {} }), page.another, 'chip');
    return make(
      'p',
      'chips told',
      ...(given.length > 0 ? [make('span', 'soft', page.told), ...given] : []),
      all,
    );
  };

  const ask = ({ id, text, answers }: Question<string>): HTMLElement => {
    const links = answers.map((one) =>
      link(to({ known: { ...known, [id]: one.id } }), one.text, 'answer-button'),
    );
    return make('section', 'ask', focusTitle(text), make('p', 'answers', ...links));
  };

  const rule = ({ kind, doing, because, scenario }: Ruling<string>): HTMLElement => {
    const links = clauseLinks(page, because).flatMap(spaced);
    const rest = make(
      'details',
      '',
      make('summary', '', page.allClauses),
      ...links.slice(MOST * 2),
    );
    const refs = make('p', 'refs', page.because, ...links.slice(0, MOST * 2));
    const section = make(
      'section',
      `ruling ${kind}`,
      make('p', 'edition', page.names[edition]),
      focusTitle(page.todo),
      make('ol', 'doing', ...doing.map((one) => make('li', '', ...withNumbers(one)))),
    );
    if (because.length > 0) section.append(refs);
    if (because.length > MOST) section.append(rest);
    if (scenario) section.append(make('p', 'case', `${page.scenario} `, caseLink(scenario)));
    section.append(make('p', 'more', link(`${page.root}temas/${situation.topic}/`, page.more)));
    return section;
  };

  const caseLink = (scenario: string): HTMLElement =>
    link(`${page.root}escenarios/${scenario}/`, mesa.scenarios[scenario] ?? scenario);

  /** What was taken to be as it most often is: each can be said otherwise. */
  const assumed = (questions: readonly Question<string>[], facts: Facts): HTMLElement => {
    const rows = questions.map(({ id, text, answers }) => {
      const all = answers.map((one) => ({
        text: one.text,
        href: to({ known: { ...known, [id]: one.id } }),
        isChosen: one.id === facts[id],
      }));
      return make('li', '', `${text} `, chips(all));
    });
    const list = make('ul', '', ...rows);
    const section = make('section', 'assumed', make('p', 'soft', page.assumed), list);
    section.hidden = questions.length === 0;
    return section;
  };

  const open = ({ open: slugs }: Ruling<string>): HTMLElement => {
    const links = slugs.map((slug) =>
      make('li', '', link(`${page.root}interpretaciones/${slug}/`, mesa.questions[slug] ?? slug)),
    );
    const list = make('ul', '', ...links);
    const section = make('section', 'open', make('p', 'soft', page.openText), list);
    section.hidden = slugs.length === 0;
    return section;
  };

  return { told, ask, rule, assumed, open };
};

/** Clauses that are seen at once; the others are a tap away. */
const MOST = 5;

/** How many is what somebody in a hall looks for. */
const withNumbers = (sentence: string): readonly Part[] =>
  sentence
    .split(/(\d+(?: \p{L}+)?)/u)
    .map((part, i) => (i % 2 === 1 ? make('strong', '', part) : part));

const spaced = (node: Node): readonly (string | Node)[] => [' ', node];
