// `node checks/fuzz/run.ts`: holds random games against every violation of the game that the suite knows: which are come
// upon within so many games, to how many events they are shrunk, whether a feature tells them. Those that are not come
// upon are listed with reasons in checks/data/fuzz-unreached.json, and the list may only become shorter.
import { readFileSync } from 'node:fs';
import { loadDictionary, WORD_LIST } from '../../dictionary/index.ts';
import { shrink } from '../../fuzz/shrink.ts';
import { featureOf } from '../../fuzz/telling/feature.ts';
import { generator } from '../../generator/index.ts';
import type { GameReplayParams } from '../../protocol/generated/types.ts';
import {
  GAME_VIOLATIONS,
  gamesOf,
  type Reached,
  reach,
  refereeBroken,
  refereeWith,
} from './reach.ts';

const SEED = 1;
const GAMES = 500;
/** Shrunk to at most so many events. */
const MOST_EVENTS = 5;
/** Of those reached, in hundredths, so many at least are told as features. */
const LEAST_TOLD = 80;

const REFEREE = refereeWith();

/** Reason → names of violations. */
type Listed = Readonly<Record<string, readonly string[]>>;
const LIST = 'checks/data/fuzz-unreached.json';

const lexicon = loadDictionary();
if (!lexicon) console.log(`skipped: ${WORD_LIST} is not installed`);
else process.exitCode = await hunt({ generate: generator(lexicon), has: lexicon.has });

async function hunt(words: Parameters<typeof gamesOf>[0]): Promise<number> {
  const games = gamesOf(words, SEED, GAMES);
  const all = GAME_VIOLATIONS.map((violation) => reach(games, violation));
  const faults = listFaults(all);
  const reached = all.filter(({ found }) => found !== undefined);
  let told = 0;
  for (const { violation, found } of reached) {
    if (!found) continue;
    const broken = refereeBroken(violation);
    const ask = async (params: GameReplayParams) => broken(params);
    const least = await shrink(found.finding, { referee: REFEREE, ask, has: words.has });
    const feature = await featureOf(least, REFEREE, ask);
    const events = least.params.events.length;
    if (feature) told += 1;
    if (events > MOST_EVENTS)
      faults.push(
        `"${violation.name}" is shrunk to ${events} events, expected ${MOST_EVENTS} at most`,
      );
    const how = `${events} ${events === 1 ? 'event' : 'events'}${feature ? '' : ', no steps tell it'}`;
    console.log(`game ${String(found.number).padStart(3)}  ${violation.name} (${how})`);
  }
  if (100 * told < LEAST_TOLD * reached.length)
    faults.push(`${told} of ${reached.length} are told as features, expected ${LEAST_TOLD} %`);
  for (const fault of faults) console.error(fault);
  console.log(
    `${all.length} violations of the game: ${reached.length} come upon within ${GAMES} games, ${told} of them told as features, ${all.length - reached.length} not reached`,
  );
  return faults.length > 0 || reached.length === 0 ? 1 : 0;
}

/** What is not reached has a reason, and what has one is not reached. */
function listFaults(all: readonly Reached[]): string[] {
  const listed = Object.values(JSON.parse(readFileSync(LIST, 'utf8')) as Listed).flat();
  const names = new Set(all.map(({ violation }) => violation.name));
  const unreached = new Set(all.flatMap((r) => (r.found ? [] : [r.violation.name])));
  return [
    ...[...unreached]
      .filter((name) => !listed.includes(name))
      .map(
        (name) =>
          `"${name}" is not come upon\n  expected within ${GAMES} games, or in ${LIST} with a reason`,
      ),
    ...listed
      .filter((name) => !unreached.has(name))
      .map((name) =>
        names.has(name)
          ? `"${name}" is come upon: take it off ${LIST}`
          : `${LIST} lists "${name}", which is no violation of the game`,
      ),
  ];
}
