// Random games that are made, asked and compared per second, the reference against itself, in this process; and the
// share of that time in which they are made. Nothing when the open word list is not installed.
import { loadDictionary, WORD_LIST } from '../dictionary/index.ts';
import { differenceOf } from '../fuzz/difference.ts';
import { type Field, gameOf } from '../fuzz/hunt.ts';
import { FUZZED, type Referee } from '../fuzz/world.ts';
import { generator } from '../generator/index.ts';
import { EDITIONS } from '../protocol/generated/vocabulary.ts';
import { referenceHandler } from '../reference-impl/adapter/handler.ts';

const GAMES = 200;
const SEED = 7;
const FIELDS: readonly Field[] = EDITIONS.map((edition) => ({
  edition,
  profiles: new Set(FUZZED),
}));

export const fuzzingLines = (): string[] => {
  const lexicon = loadDictionary();
  if (!lexicon) return [`fuzz: skipped, ${WORD_LIST} is not installed`];
  const words = { generate: generator(lexicon), has: lexicon.has };
  const handle = referenceHandler();
  const referee: Referee = (params) => {
    const answer = handle({ jsonrpc: '2.0', id: 1, method: 'game/replay', params });
    return (answer as unknown as { readonly result: ReturnType<Referee> }).result;
  };
  const started = performance.now();
  const games = Array.from({ length: GAMES }, (_, i) => gameOf(SEED, i, FIELDS, words, referee));
  const made = performance.now();
  const differences = games.filter(
    ({ params, answer }) => differenceOf(params, answer, referee(params)) !== undefined,
  );
  const ended = performance.now();
  if (differences.length > 0)
    throw new Error(`the reference differs from itself in ${differences.length} games`);
  const share = Math.round((100 * (made - started)) / (ended - started));
  return [
    `fuzz: ${Math.round((1000 * GAMES) / (ended - started))} games per second, ${share} % of it making them`,
  ];
};
