// What a remedy for tiles too many or too few asks people to do, in order, with its numbers.
import type { Chooser, Outcome, Pool, RemedyReport } from '../../../protocol/generated/types.ts';
import type { Text } from '../model.ts';

/** What the player with the wrong number of tiles and the other are called. */
export interface Names {
  readonly es: { readonly player: string; readonly rival: string };
  readonly en: { readonly player: string; readonly rival: string };
}

export const remedyInWords = (outcome: Outcome, names: Names): readonly Text[] => {
  if (outcome.kind !== 'done' || !outcome.report) return [];
  const { sees, returns, unseenReturned, draws, handsOver, losesTurn, recorded, pool, chosenBy } =
    outcome.report as RemedyReport;
  const { es, en } = names;
  const where = POOLS[pool];
  const how = CHOOSERS[returns === 1 && chosenBy === 'opponent' ? 'one' : chosenBy];
  return [
    unseenReturned > 0 && {
      es: `Vuelven a la bolsa, sin verlas, ${tiles(unseenReturned).es}.`,
      en: `${tiles(unseenReturned).en} go back to the bag unseen.`,
    },
    sees > 0 && {
      es: `${capital(es.rival)} mira ${tiles(sees).es}${where.es}.`,
      en: `${capital(en.rival)} looks at ${tiles(sees).en}${where.en}.`,
    },
    returns > 0 && {
      es: `${capital(es.rival)} devuelve ${tiles(returns).es} a la bolsa${how.es}.`,
      en: `${capital(en.rival)} puts ${tiles(returns).en} back into the bag${how.en}.`,
    },
    handsOver > 0 && {
      es: `${capital(es.player)} entrega ${tiles(handsOver).es}.`,
      en: `${capital(en.player)} hands over ${tiles(handsOver).en}.`,
    },
    draws > 0 && {
      es: `${capital(es.player)} roba ${tiles(draws).es}.`,
      en: `${capital(en.player)} draws ${tiles(draws).en}.`,
    },
    losesTurn !== null && {
      es: `${capital(losesTurn === 'A' ? es.player : es.rival)} pierde un turno.`,
      en: `${capital(losesTurn === 'A' ? en.player : en.rival)} loses a turn.`,
    },
    recorded && { es: 'El juez registra el incidente.', en: 'The judge records the incident.' },
  ].filter((one): one is Text => one !== false);
};

const POOLS: Readonly<Record<Pool, Text>> = {
  none: { es: '', en: '' },
  drawn: { es: ' de las recién robadas', en: ' of those just drawn' },
  unseen: { es: ' de las que no se han visto', en: ' of those not seen' },
  rack: { es: ' de todo el atril', en: ' of the whole rack' },
};

const CHOOSERS: Readonly<Record<Chooser | 'one', Text>> = {
  one: { es: ', la que elija', en: ', of its own choice' },
  none: { es: '', en: '' },
  chance: { es: ', al azar', en: ', at random' },
  opponent: { es: ', las que elija', en: ', of its own choice' },
};

const tiles = (n: number): Text => ({
  es: n === 1 ? '1 ficha' : `${n} fichas`,
  en: n === 1 ? '1 tile' : `${n} tiles`,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
