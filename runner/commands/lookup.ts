// `articulado lookup <form>…`: the tiles that spell a form, and whether it is in the open word list.
import { parseArgs } from 'node:util';
import { type Lexicon, loadDictionary, spell, WORD_LIST } from '../../dictionary/index.ts';
import { UsageError } from '../usage.ts';

export const LOOKUP_HELP = `articulado lookup <form>…
  the tiles that spell each form (CHALE, chalé, [CH]ALE) and whether it is in the open word list;
  ends with 1 when one is not. What is valid under an edition is for its regulation to say.`;

export const lookup = async (
  args: readonly string[],
  load: () => Lexicon | undefined = loadDictionary,
): Promise<number> => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, strict: false });
  if (positionals.length === 0) throw new UsageError('nothing to look up', LOOKUP_HELP);
  const lexicon = load();
  if (!lexicon) {
    throw new UsageError(
      'the word list is not installed',
      `the optional package ${WORD_LIST}`,
      'npm install --include=optional',
    );
  }
  const found = positionals.map((form) => look(form, lexicon));
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
