// What a remedy for tiles too many or too few asks people to do, in order, with its numbers.
import type { Chooser, Pool, RemedyReport } from '../../../../protocol/generated/types.ts';
import type { Text } from '../../text.ts';
import { does, tiles } from './names.ts';
import type { Teller } from './table.ts';

export const remedy: Teller = ({ events, outcome }, names) => {
  if (outcome.kind !== 'done' || !outcome.report) return [];
  const report = outcome.report as RemedyReport;
  const { unseenReturned, losesTurn, recorded } = report;
  const back = tiles(unseenReturned);
  const acts = events.at(-1)?.type === 'report-shortage' ? shortage : surplus;
  return [
    unseenReturned > 0 && {
      es: `${back.es} ${unseenReturned === 1 ? 'vuelve' : 'vuelven'} a la bolsa sin verse.`,
      en: `${back.en} ${unseenReturned === 1 ? 'goes' : 'go'} back to the bag unseen.`,
    },
    ...acts(report, names),
    losesTurn !== null && does(names[losesTurn], 'pierde un turno.', 'loses a turn.'),
    recorded && { es: 'El juez anota el incidente.', en: 'The judge records the incident.' },
  ].filter((one) => one !== false);
};

type Acts = (report: RemedyReport, names: Parameters<Teller>[1]) => readonly (Text | false)[];

const surplus: Acts = ({ by, pool, chosenBy, sees, returns, handsOver }, names) => {
  const [seen, back, given] = [tiles(sees), tiles(returns), tiles(handsOver)];
  const where = POOLS[pool];
  const how = returns === 1 && chosenBy === 'opponent' ? ONE : CHOOSERS[chosenBy];
  return [
    sees > 0 && does(names[by], `mira ${seen.es}${where.es}.`, `looks at ${seen.en}${where.en}.`),
    returns > 0 &&
      does(
        names[by],
        `devuelve ${back.es} a la bolsa${how.es}.`,
        `puts ${back.en} back into the bag${how.en}.`,
      ),
    handsOver > 0 && does(names[by], `entrega ${given.es}.`, `hands over ${given.en}.`),
  ];
};

const shortage: Acts = ({ by, draws, sees, handsOver }, names) => {
  const [drawn, given] = [tiles(draws), tiles(handsOver)];
  const shown = sees === 0 ? NOT_SHOWN : sees === 1 ? SHOWN : ALL_SHOWN;
  return [
    draws > 0 && does(names[by], `roba ${drawn.es}${shown.es}.`, `draws ${drawn.en}${shown.en}.`),
    handsOver > 0 && does(names[by], `entrega ${given.es}.`, `hands over ${given.en}.`),
  ];
};

const NOT_SHOWN: Text = { es: '', en: '' };
const SHOWN: Text = { es: ' y la enseña al rival', en: ' and shows it to the opponent' };
const ALL_SHOWN: Text = { es: ' y las enseña al rival', en: ' and shows them to the opponent' };

const POOLS: Readonly<Record<Pool, Text>> = {
  none: { es: '', en: '' },
  drawn: { es: ' de las recién robadas', en: ' of those just drawn' },
  unseen: { es: ' de las que no se han visto', en: ' of those not seen' },
  rack: { es: ' de todo el atril', en: ' of the whole rack' },
};

const ONE: Text = { es: ', la que elija', en: ', of the opponent’s choice' };

const CHOOSERS: Readonly<Record<Chooser, Text>> = {
  none: { es: '', en: '' },
  chance: { es: ', al azar', en: ', at random' },
  opponent: { es: ', las que elija', en: ', of the opponent’s choice' },
};
