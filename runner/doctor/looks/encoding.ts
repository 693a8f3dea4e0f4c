// Tiles come back as they were sent: Ñ in one character, digraphs as one tile, blanks as blanks.
import type { GameReplayResult } from '../../../protocol/generated/types.ts';
import { type Asked, type Check, noResult, type Patient } from '../check.ts';
import { asking, TABLE } from '../table.ts';
import { ailing, type Diagnosis, passedOver, told, well } from '../told.ts';
import { cameOut, judged } from './rulings.ts';
import { illOfTiles } from './tiles.ts';

const DECOMPOSED = 'N\u0303';

export const encoding: Check = {
  name: 'encoding',
  run: async (patient) => {
    const { talk, table } = patient;
    if (!table) return ofWords(patient);
    const reply = await talk.ask(asking(table));
    const result =
      reply.kind === 'result' ? (reply.result as Partial<GameReplayResult> | null) : undefined;
    // Before the contract: it would only say that a tile is none.
    const ill = result?.state ? illOfTiles(TABLE, result.state) : undefined;
    if (ill) return [ailing('encoding', ill)];
    const fault = noResult('encoding', 'game/replay', reply, talk.transport.log());
    if (fault) return [fault];
    const { A } = TABLE.racks;
    const racks = { ...TABLE.racks, A: A.map((t) => (t === 'Ñ' ? DECOMPOSED : t)) };
    const strange = await talk.ask(asking(table, { ...TABLE, racks }));
    return [
      well(
        'encoding',
        told(
          'Ñ, CH, LL, RR y los comodines vuelven como se enviaron',
          'Ñ, CH, LL, RR and blanks come back as they were sent',
        ),
      ),
      ...(strange.kind === 'failed' ? [brokenBy(strange.message)] : []),
    ];
  },
};

/** Who judges words and plays no game is asked about one with Ñ and one with a digraph. */
const ofWords = async (patient: Patient): Promise<readonly Diagnosis[]> => {
  const found = [/^Ñ$/, /^(CH|LL|RR)$/].flatMap((tile) => firstWith(tile, patient));
  const all: Diagnosis[] = [];
  for (const asked of found) all.push(await judged('encoding', asked, patient));
  return all.length > 0
    ? all
    : [
        passedOver(
          'encoding',
          told(
            'no declara nada en que haya fichas que mirar',
            'it claims nothing in which there are tiles to look at',
          ),
        ),
      ];
};

const firstWith = (tile: RegExp, { claimed, reference }: Patient): Asked[] => {
  for (const asked of claimed) {
    const call = asked.prepared.request();
    if (call.method !== 'lexicon/judge') continue;
    const has = call.params.words.some((word) => word.some((letter) => tile.test(letter)));
    if (has && cameOut(reference(call)) === 'admitted') return [asked];
  }
  return [];
};

const brokenBy = (message: string): Diagnosis =>
  ailing('encoding', {
    ill: 'breaks-on-decomposed',
    found: told(
      `una Ñ en dos caracteres (N y tilde, NFD) lo rompe: ${message}`,
      `an Ñ in two characters (N and a tilde, NFD) breaks it: ${message}`,
    ),
    expected: told('el error -32602, o la ficha Ñ', 'error -32602, or the tile Ñ'),
    remedy: told('atrape lo que no conoce por petición', 'catch what you do not know by request'),
  });
