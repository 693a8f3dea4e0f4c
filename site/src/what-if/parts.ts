// The parts of the page of drafts, made of text and links only.
import type { ClauseId } from '../../../protocol/generated/types.ts';
import { type Entry, valueSaid } from '../../../reference-impl/src/index.ts';
import { outcomeInWords } from '../../../steps/language/telling/outcome.ts';
import { factsOf } from '../../../steps/language/telling/report.ts';
import { type ClauseWays, clauseLink, link, make } from '../elements.ts';
import { type Change, valueInWords, valuesFor } from './draft.ts';
import type { Flip } from './flips.ts';

/** What the page says in its language. */
export interface PageData extends ClauseWays {
  readonly lang: 'es' | 'en';
  readonly names: Readonly<Record<string, string>>;
  readonly profiles: Readonly<Record<string, string>>;
  readonly questions: readonly OpenQuestion[];
  /** What the fields of a report are called. */
  readonly fields: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<TextKey, string>>;
}

type TextKey =
  | 'silence'
  | 'now'
  | 'instead'
  | 'remove'
  | 'none'
  | 'flips'
  | 'running'
  | 'before'
  | 'after'
  | 'noFlip'
  | 'unchanged';

export interface OpenQuestion {
  readonly slug: string;
  readonly question: string;
  readonly parameter: string;
  readonly editions: readonly string[];
}

/** A parameter: what it says now, on what ground, and what it may say instead. */
export const parameterPart = (
  entry: Entry,
  page: PageData,
  to: (change: Change) => string,
): HTMLElement => {
  const { texts, questions } = page;
  const now = valueSaid(entry.said);
  const asked = questions.find(({ parameter }) => parameter === entry.path)?.question;
  const values = valuesFor(entry).map((value) =>
    link(to({ entry, value }), valueInWords(value, now, texts.silence), 'chip'),
  );
  return make(
    'li',
    'parameter',
    make('p', '', ...(asked ? [asked, ' '] : []), make('code', 'soft', entry.path)),
    make(
      'p',
      'refs',
      `${texts.now}: ${valueInWords(now, undefined, texts.silence)} `,
      ...(entry.said?.because ?? []).flatMap((clause) => [clauseLink(page, clause), ' ']),
    ),
    make('p', 'chips', make('span', 'soft', `${texts.instead}:`), ...values),
  );
};

export const changePart = (
  { entry, value }: Change,
  page: PageData,
  without: string,
): HTMLElement => {
  const now = valueSaid(entry.said);
  const { texts } = page;
  const asked = page.questions.find(({ parameter }) => parameter === entry.path)?.question;
  return make(
    'li',
    '',
    ...(asked ? [asked, ' '] : []),
    make('code', 'soft', entry.path),
    `: ${valueInWords(now, undefined, texts.silence)} → `,
    make('strong', '', valueInWords(value, now, texts.silence)),
    ' ',
    link(without, texts.remove),
  );
};

/** The cases that flip, by area. */
export const flipsPart = (flips: readonly Flip[], looked: number, page: PageData): HTMLElement => {
  const { texts, profiles } = page;
  const told = (flips.length === 0 ? texts.noFlip : texts.flips)
    .replace('{n}', String(flips.length))
    .replace('{all}', String(looked));
  const areas = [...Map.groupBy(flips, ({ of }) => of.profile)].map(([profile, own]) => {
    const title = make('summary', '', `${profiles[profile] ?? profile} (${own.length})`);
    const area = make('details', 'area', title, ...own.map((flip) => flipPart(flip, page)));
    area.toggleAttribute('open', flips.length <= 30);
    return area;
  });
  return make('section', 'flips', make('p', 'lead', told), ...areas);
};

const flipPart = ({ of, broken, after }: Flip, page: PageData): HTMLElement => {
  const { lang, root, names, fields, texts } = page;
  const title = link(`${root}escenarios/${of.scenario}/`, of.title[lang]);
  const facts = after?.kind === 'done' && after.report ? factsOf(after.report) : [];
  const now = after
    ? [
        outcomeInWords(after)[lang],
        ...facts.map(({ field, text }) => `${fields[field] ?? field}: ${text[lang]}`),
      ]
    : [];
  return make(
    'article',
    'flip',
    make('h3', '', title, ' ', make('span', 'soft', `${names[of.edition] ?? ''} · ${of.id}`)),
    make(
      'p',
      'refs',
      ...of.clauses.flatMap((clause) => [clauseLink(page, clause as ClauseId), ' ']),
    ),
    make('p', '', `${texts.before}: `, ...broken.map((step) => make('del', '', `${step}. `))),
    ...(now.length > 0 ? [make('p', '', `${texts.after}: ${now.join('; ')}`)] : []),
  );
};
