// `articulado replay <game.gcg> --edition <id>`: what the regulation says of a recorded game, turn by turn, and where the
// file differs.
import { readFileSync } from 'node:fs';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { defineCommand } from '../command.ts';
import { editionsAsked } from '../filters.ts';
import { textOf } from '../gcg/bytes.ts';
import { readGcg } from '../gcg/file.ts';
import { follow } from '../gcg/follow.ts';
import { knownRacks } from '../gcg/racks.ts';
import type { Referee } from '../gcg/step.ts';
import { asJson, tellGame, tellWrong } from '../gcg/tell.ts';
import { courseOf } from '../gcg/turns.ts';
import { NOTES } from '../gcg/words.ts';
import { referenceHandle } from '../target.ts';
import { UsageError } from '../usage.ts';
import { WORDS_OPTION, wordSource } from '../word-source.ts';
import { LANG_OPTION, speakerOf } from '../words.ts';

export const command = defineCommand({
  name: 'replay',
  summary: 'what the regulation says of a recorded game (GCG), turn by turn',
  options: {
    edition: { type: 'string', value: '<id>', summary: 'the regulation to apply' },
    words: WORDS_OPTION,
    json: { type: 'boolean', summary: 'for programs' },
    lang: LANG_OPTION,
  },
  positionals: { usage: '<game.gcg>', where: 'after-options', missing: 'no game to replay' },
  help: `  articulado replay examples/partida.gcg --edition fise-2009 --lang es
8H is across from row 8, column H; H8 is down. A small letter is a blank, a dot what lies there already.
CH, LL and RR are written [CH], [LL], [RR], or 1, 2, 3, or Ç, K, W; in a word CH is one tile, however it is written.
exit code: 0 the file agrees with the regulation, 1 it differs, 2 wrong call or a file that cannot be read`,
  run: async ({ edition, words, json, lang: asked }, files) => {
    const lang = speakerOf(asked).name;
    const [file, ...others] = files;
    if (file === undefined || others.length > 0)
      throw new UsageError(`${files.length} files`, 'one game', 'one call a game');
    if (edition === undefined)
      throw new UsageError(
        'no edition to apply',
        `--edition ${editionsAsked().join(', ')}`,
        `articulado replay ${file} --edition fise-2009`,
      );
    const [id] = editionsAsked([edition]);
    const game = readGcg(textOf(bytesOf(file)));
    const course = courseOf(game);
    const wrong = [...game.wrong, ...course.wrong];
    const racks = wrong.length > 0 ? undefined : knownRacks(game, course).wrong;
    if (racks) wrong.push(racks);
    if (wrong.length > 0) {
      console.error(wrong.map((one) => tellWrong(file, one, lang)).join('\n'));
      return 2;
    }
    const source = wordSource(words);
    const notes = [...game.notes, ...course.notes, { line: 1, what: NOTES.list(source?.name) }];
    const followed = follow(game, course, {
      edition: id as Referee['edition'],
      ask: await referee(),
      has: source && ((word) => source.lexicon.has(word)),
    });
    const lines = json
      ? [JSON.stringify(asJson(file, id as string, game, followed, notes), null, 2)]
      : tellGame(file, game, followed, notes, lang);
    console.log(lines.join('\n'));
    const agrees =
      followed.closing.length === 0 &&
      followed.steps.every((step) => step.differences.length === 0);
    return agrees && !followed.isStopped ? 0 : 1;
  },
});

const bytesOf = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${(error as Error).message}`, 'a game in GCG');
  }
};

/** The reference, through the protocol: what is sent is what the contract allows. */
const referee = async (): Promise<Referee['ask']> => {
  const handle = await referenceHandle();
  return (params) => {
    const request = { jsonrpc: '2.0', id: 1, method: 'game/replay', params } as const;
    if (!validators.request(request))
      throw new Error(`harness: ${problemText(problemsIn(validators.request, request))}`);
    return (handle(request) as { readonly result: ReturnType<Referee['ask']> }).result;
  };
};
