// `articulado judge <word> --entry <article>`: a word under the regulations, with its derivation and the clauses.
import { type Family, familyOf } from '../../judge/family.ts';
import { needArticle, readArticle, readWord } from '../../judge/question.ts';
import { isSilentOn, verdictInWords } from '../../judge/telling.ts';
import { type Judged, type Verdict, verdictsOn } from '../../judge/verdicts.ts';
import type { DictionaryEntry, EditionId } from '../../protocol/generated/types.ts';
import { tableLines } from '../../shared/table.ts';
import { defineCommand } from '../command.ts';
import { editionsAsked } from '../filters.ts';
import { UsageError } from '../usage.ts';
import { clauseInWords, LANG_OPTION, type Speaker, speakerOf, stepsInWords } from '../words.ts';

export const command = defineCommand({
  name: 'judge',
  summary: 'a word under the regulations: verdict, derivation and clauses',
  options: {
    edition: {
      type: 'string',
      value: '<id>',
      multiple: true,
      summary: 'the regulation to apply; without it, all of them side by side',
    },
    entry: {
      type: 'string',
      value: '<article>',
      multiple: true,
      summary: 'an article of the dictionary, as dictionaries abbreviate it',
    },
    family: { type: 'boolean', summary: 'every form of the articles, admitted and barred' },
    json: { type: 'boolean', summary: 'for programs' },
    lang: LANG_OPTION,
  },
  positionals: { usage: '<word>', where: 'after-options' },
  help: `  articulado judge adolecida --edition fise-2009 --entry "adolecer. tr. ant.; intr."
  articulado judge --family --entry "club. m."
The articles given are all there are: what comes from none of them is not in the dictionary.
exit code: 0 valid in every edition asked, 1 not so, 2 wrong call.`,
  run: async ({ edition, entry, family, json, lang }, words) => {
    const speaker = speakerOf(lang);
    const editions = editionsAsked(edition);
    const articles = entry ?? [];
    const entries = articles.map((text) => readArticle(text, speaker.language));
    const question = { editions, articles, entries, speaker };
    return family ? showFamily(question, json ?? false) : showWord(question, words, json ?? false);
  },
});

interface Question {
  readonly editions: readonly EditionId[];
  /** The articles as they were written, and as they are read. */
  readonly articles: readonly string[];
  readonly entries: readonly DictionaryEntry[];
  readonly speaker: Speaker;
}

const showWord = (question: Question, words: readonly string[], json: boolean): number => {
  const [written, ...others] = words;
  if (written === undefined || others.length > 0)
    throw new UsageError(
      written === undefined ? 'no word to judge' : `${words.length} words`,
      'articulado judge <word> --entry <article>',
      'one word at a time; --family --entry <article> shows all forms of an article',
    );
  const { editions, entries, speaker } = question;
  const word = readWord(written, speaker.language);
  needArticle(written, entries, speaker.language);
  const [judged] = verdictsOn(editions, entries, [word]) as [Judged];
  const lines = json ? [JSON.stringify(judged, null, 2)] : wordLines(question, judged);
  console.log(lines.join('\n'));
  return judged.verdicts.every(({ verdict }) => verdict === 'valid') ? 0 : 1;
};

const wordLines = (question: Question, { word, verdicts }: Judged): string[] => [
  `${word.join('')}  ${word.join('·')} (${question.speaker.language.count(word.length)})`,
  ...verdicts.flatMap((verdict) => ['', ...verdictLines(question, verdict)]),
];

const verdictLines = ({ articles, speaker }: Question, said: Verdict): string[] => {
  const { edition, because, entry, steps } = said;
  const article = entry === undefined ? [] : [`«${articles[entry]}»`];
  return [
    `${edition}: ${verdictInWords(said, speaker.language)}`,
    ...(steps.length > 0
      ? [...article, stepsInWords(steps, speaker)]
      : [speaker.language.noArticle]
    ).map((line) => `  ${line}`),
    ...because.map((clause) => `    ${clauseInWords(clause, speaker)}`),
  ];
};

const SIGN = { valid: '✓', invalid: '✗', undetermined: '?' } as const;

const showFamily = ({ editions, articles, entries, speaker }: Question, json: boolean): number => {
  if (entries.length === 0)
    throw new UsageError(
      'no article for --family',
      '--entry <article>',
      'articulado judge --family --entry "club. m."',
    );
  const families = entries.map((entry) => familyOf(editions, entry));
  if (json) {
    console.log(
      JSON.stringify(
        articles.map((article, i) => ({ article, ...families[i] })),
        null,
        2,
      ),
    );
    return 0;
  }
  const lines = families.flatMap((family, i) => [
    `«${articles[i]}»`,
    ...familyLines(editions, family, speaker),
  ]);
  console.log(lines.join('\n'));
  return 0;
};

/** A form a row, an edition a column. */
const familyLines = (
  editions: readonly EditionId[],
  { members, unplayable }: Family,
  speaker: Speaker,
): string[] => {
  const rows = members.map(({ word, verdicts }) => [
    '',
    word.join(''),
    ...verdicts.map((said) => (isSilentOn(said) ? '–' : SIGN[said.verdict])),
    stepsInWords(verdicts.find(({ steps }) => steps.length > 0)?.steps.slice(-1) ?? [], speaker),
  ]);
  const { language } = speaker;
  const legend = Object.entries(SIGN).map(
    ([verdict, sign]) => `${sign} ${language.verdict[verdict as keyof typeof SIGN]}`,
  );
  return [
    ...tableLines([['', '', ...editions], ...rows]),
    '',
    [...legend, `– ${language.unregulated}`].join('   '),
    ...(unplayable > 0 ? [language.unplayable(unplayable)] : []),
  ];
};
