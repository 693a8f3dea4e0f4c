// What the judge of words says, as parts of a page. Text is only ever text.
import type { Family } from '../../../judge/family.ts';
import type { Language } from '../../../judge/language/index.ts';
import { isSilentOn, stepInWords, verdictInWords } from '../../../judge/telling.ts';
import type { Judged, Verdict } from '../../../judge/verdicts.ts';
import type { WrongQuestion } from '../../../judge/wrong-question.ts';
import type { ClauseId, EditionId } from '../../../protocol/generated/types.ts';
import { type ClauseWays, clauseLink, heading, make } from '../elements.ts';
import { spokenIn } from '../spoken.ts';

export interface Telling extends ClauseWays {
  readonly language: Language;
  readonly name: (edition: EditionId) => string;
  /** The heading of a family, with {article} in it. */
  readonly family: string;
}

const SIGN = { valid: '✓', invalid: '✗', undetermined: '?' } as const;

const signOf = (said: Verdict): string => (isSilentOn(said) ? '–' : SIGN[said.verdict]);

/** The word, and a card for each regulation. */
export const verdictCards = (
  { word, verdicts }: Judged,
  articles: readonly string[],
  telling: Telling,
): HTMLElement =>
  make(
    'section',
    'verdict-cards',
    make('h2', '', word.join('')),
    make('p', 'soft', `${word.join(' · ')} (${telling.language.count(word.length)})`),
    make('div', 'cards', ...verdicts.map((said) => cardOf(said, articles, telling))),
  );

const cardOf = (said: Verdict, articles: readonly string[], telling: Telling): HTMLElement => {
  const { edition, verdict, steps, because, entry } = said;
  const { language } = telling;
  const title = make('h3', 'edition', telling.name(edition));
  title.dataset.edition = edition;
  const told = make('p', `lexical ${verdict}`, `${signOf(said)} ${verdictInWords(said, language)}`);
  const article = entry === undefined ? [] : [make('p', 'soft', `«${articles[entry] ?? ''}»`)];
  const derivation =
    steps.length > 0
      ? [make('ol', 'derivation', ...steps.map((step) => stepOf(step, language)))]
      : [make('p', 'soft', language.noArticle)];
  return make('article', 'card', title, told, ...article, ...derivation, links(because, telling));
};

const stepOf = (step: Verdict['steps'][number], language: Language): HTMLElement =>
  make('li', '', make('strong', '', step.form.join('')), ` ${stepInWords(step, language)}`);

const links = (clauses: readonly ClauseId[], telling: Telling): HTMLElement =>
  make(
    'p',
    'refs',
    ...clauses.flatMap((clause, i) => [...(i > 0 ? [' '] : []), clauseLink(telling, clause)]),
  );

/** Every form of an article, a row each, a column for each regulation. */
export const familyTable = (
  { members, unplayable }: Family,
  article: string,
  telling: Telling,
): HTMLElement => {
  const { language, name } = telling;
  const [first] = members;
  const head = make(
    'tr',
    '',
    make('td', ''),
    ...(first?.verdicts ?? []).map(({ edition }) => heading('col', name(edition))),
    make('td', ''),
  );
  const table = make(
    'table',
    'family',
    make('thead', '', head),
    make('tbody', '', ...members.map((member) => rowOf(member, telling))),
  );
  const scroll = make('div', 'scroll', table);
  scroll.tabIndex = 0;
  scroll.setAttribute('role', 'region');
  scroll.setAttribute('aria-label', telling.family.replace('{article}', article));
  return make(
    'section',
    '',
    make('h2', '', telling.family.replace('{article}', article)),
    scroll,
    make('p', 'soft', ...(unplayable > 0 ? [language.unplayable(unplayable)] : [])),
  );
};

const rowOf = ({ word, verdicts }: Judged, { language, places }: Telling): HTMLElement => {
  const name = heading('row', word.join(''));
  const step = verdicts.find(({ steps }) => steps.length > 0)?.steps.at(-1);
  return make(
    'tr',
    '',
    name,
    ...verdicts.map((said) => {
      const cell = make(
        'td',
        `lexical ${isSilentOn(said) ? 'silent' : said.verdict}`,
        signOf(said),
      );
      cell.setAttribute('aria-label', verdictInWords(said, language));
      const grounds = said.because.map((id) => spokenIn(places, id.split(':')[1] ?? ''));
      cell.title = [verdictInWords(said, language), ...grounds].join(' · ');
      return cell;
    }),
    make('td', 'soft', step ? stepInWords(step, language) : ''),
  );
};

export const wrongNote = ({ place, wrong }: WrongQuestion, { language }: Telling): HTMLElement => {
  const note = make(
    'div',
    'note wrong',
    make('p', '', make('strong', '', place), `: ${wrong.found}`),
    make('p', '', `${language.expected} ${wrong.expected}`),
    make('p', '', wrong.remedy),
  );
  note.setAttribute('role', 'alert');
  return note;
};
