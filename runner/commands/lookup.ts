// `articulado lookup <form>…`: the tiles that spell a form, and whether it is in the open word list.
import { type Lexicon, loadDictionary, spell, WORD_LIST } from '../../dictionary/index.ts';
import { defineCommand } from '../command.ts';
import { UsageError } from '../usage.ts';

export const command = defineCommand({
  name: 'lookup',
  summary: 'the tiles that spell a form, and whether it is in the open word list',
  options: {},
  positionals: { usage: '<form>…', where: 'after-options', missing: 'nothing to look up' },
  help: `  a form is written as people do: CHALE, chalé, [CH]ALE
exit code: 0 every form is in the list, 1 one is not, 2 wrong call.
What is valid under an edition is for its regulation to say.`,
  run: (_, forms) => lookUp(forms),
});

export const lookUp = async (
  forms: readonly string[],
  load: () => Lexicon | undefined = loadDictionary,
): Promise<number> => {
  const lexicon = load();
  if (!lexicon) {
    throw new UsageError(
      'the word list is not installed',
      `the optional package ${WORD_LIST}`,
      'npm install --include=optional',
    );
  }
  const found = forms.map((form) => look(form, lexicon));
  const width = Math.max(...found.map(({ form }) => form.length));
  for (const { form, text } of found) console.log(`${form.padEnd(width)}  ${text}`);
  return found.every(({ listed }) => listed) ? 0 : 1;
};

const look = (written: string, lexicon: Lexicon) => {
  const form = written.normalize('NFC');
  const tiles = spell(form.replaceAll(/\[(ch|ll|rr)\]/gi, '$1'));
  if (!tiles) return { form, listed: false, text: 'no tiles spell it' };
  const listed = lexicon.has(tiles);
  const count = tiles.length === 1 ? '1 tile' : `${tiles.length} tiles`;
  const verdict = listed ? 'in the word list' : 'not in the word list';
  return { form, listed, text: `${tiles.join('·')} (${count}): ${verdict}` };
};
