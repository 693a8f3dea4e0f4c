// `articulado lookup <form>…`: the tiles that spell a form, whether it is in the open word list, and how it can be
// explained: from which article, by which rule, under which edition. Nothing of that is stored.
import { type Lexicon, loadDictionary, spell, WORD_LIST } from '../../dictionary/index.ts';
import { type Explainer, type Explanation, explainer } from '../../judge/explaining/explain.ts';
import type { Wrong } from '../../judge/language/index.ts';
import { readWord } from '../../judge/question.ts';
import { WrongQuestion } from '../../judge/wrong-question.ts';
import type { Word } from '../../protocol/generated/types.ts';
import { EDITIONS, LEXICAL_VERDICTS } from '../../protocol/generated/vocabulary.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../usage.ts';
import { LANG_OPTION, type Speaker, speakerOf, stepsInWords } from '../words.ts';

export const command = defineCommand({
  name: 'lookup',
  summary: 'whether a form is in the open word list, and how it can be explained',
  options: { json: { type: 'boolean', summary: 'for programs' }, lang: LANG_OPTION },
  positionals: { usage: '<form>…', where: 'after-options', missing: 'nothing to look up' },
  help: `  a form is written as people do: CHALE, chalé, [CH]ALE
exit code: 0 every form is in the list, 1 one is not, 2 wrong call.
The list has no articles: what explains a word is what its letters and the list let suppose.
What is valid under an edition is for its regulation to say: articulado judge.`,
  run: (values, forms) => lookUp(forms, { ...values, speaker: speakerOf(values.lang) }),
});

interface How {
  readonly speaker: Speaker;
  readonly json?: boolean | undefined;
  readonly load?: () => Lexicon | undefined;
}

export const lookUp = async (
  forms: readonly string[],
  { speaker, json = false, load = loadDictionary }: How,
): Promise<number> => {
  const lexicon = load();
  if (!lexicon) {
    throw new UsageError(
      'the word list is not installed',
      `the optional package ${WORD_LIST}`,
      'npm install --include=optional',
    );
  }
  const has = (letters: string): boolean => lexicon.has(spell(letters) ?? []);
  const explain = explainer(has, EDITIONS);
  const found = forms.map((form) => look(form, lexicon, explain, speaker));
  const width = Math.max(...found.map(({ form }) => form.length));
  const lines = json
    ? [JSON.stringify(found, null, 2)]
    : found.flatMap((one) => linesOf(one, width, speaker));
  console.log(lines.join('\n'));
  return found.every(({ listed }) => listed) ? 0 : 1;
};

interface Found {
  readonly form: string;
  readonly tiles?: readonly string[];
  /** Why it cannot be a word on the board. */
  readonly wrong?: Wrong;
  readonly listed: boolean;
  /** How it can be explained or, of a form that is not in the list, what would bar it. */
  readonly explanations: readonly Explanation[];
}

const look = (
  written: string,
  lexicon: Lexicon,
  explain: Explainer,
  { language }: Speaker,
): Found => {
  const form = written.normalize('NFC');
  const tiles = read(form, language);
  if ('found' in tiles) return { form, wrong: tiles, listed: false, explanations: [] };
  const listed = lexicon.has(tiles);
  const letters = tiles.join('').toLowerCase();
  const explanations = listed ? explain.explain(letters) : explain.explainAbsence(letters);
  return { form, tiles, listed, explanations };
};

const read = (form: string, language: Speaker['language']): Word | Wrong => {
  try {
    return readWord(form, language);
  } catch (error) {
    if (error instanceof WrongQuestion) return error.wrong;
    throw error;
  }
};

const linesOf = (
  { form, tiles = [], wrong, listed, explanations }: Found,
  width: number,
  speaker: Speaker,
): string[] => {
  const { list, count } = speaker.language;
  const head = form.padEnd(width);
  if (wrong)
    return [
      `${head}  ${wrong.found}`,
      `  ${speaker.language.expected} ${wrong.expected}`,
      `  ${wrong.remedy}`,
    ];
  const where = listed ? list.listed : list.absent;
  return [
    `${head}  ${tiles.join('·')} (${count(tiles.length)}): ${where}`,
    explanations.length > 0
      ? `  ${listed ? list.explained : list.barred}:`
      : `  ${listed ? list.entry : list.nothing}`,
    ...explanations.flatMap((one) => explanationLines(one, speaker)),
  ];
};

/** How it comes about, and the editions by what they make of it. */
const explanationLines = (
  { article, steps, editions }: Explanation,
  speaker: Speaker,
): readonly string[] => {
  const { language } = speaker;
  const way = stepsInWords(steps, speaker);
  const told = LEXICAL_VERDICTS.flatMap((verdict) => {
    const own = editions.filter((said) => said.verdict === verdict && said.because.length > 0);
    const clauses = own.flatMap(({ because }) => because.slice(-1));
    return own.length > 0 ? [`      ${language.verdict[verdict]}: ${clauses.join(', ')}`] : [];
  });
  return [`    ${way}, ${language.list.readAs(article)}`, ...told];
};
