// Ties: the rivals' points, the standings that follow, and lots.
import type { Standing } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { Campaign, Faced } from './campaign.ts';
import type { Competition } from './competition.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('standings');

const campaignOf = (event: Competition, id: string): Campaign['faced'] => {
  event.player(id);
  const own = event.campaigns.find(({ player }) => player === id) ?? { player: id, faced: [] };
  if (!event.campaigns.includes(own)) event.campaigns.push(own);
  return own.faced;
};

const facing = (rivals: readonly number[], halves: number): Faced[] =>
  rivals.map((rivalHalves) => ({ rivalHalves, halves }));

given(
  {
    es: 'que {participante} gana a rivales con totales de {sumandos}',
    en: '{entrant} beats rivals with totals of {addends}',
  },
  (event, id, rivals) => {
    campaignOf(event, id).push(...facing(rivals, 2));
  },
);

given(
  {
    es: 'que {participante} empata con rivales con totales de {sumandos}',
    en: '{entrant} draws with rivals with totals of {addends}',
  },
  (event, id, rivals) => {
    campaignOf(event, id).push(...facing(rivals, 1));
  },
);

given(
  {
    es: 'que {participante} pierde con rivales con totales de {sumandos}',
    en: '{entrant} loses to rivals with totals of {addends}',
  },
  (event, id, rivals) => {
    campaignOf(event, id).push(...facing(rivals, 0));
  },
);

given(
  {
    es: 'que {participante} gana por incomparecencia a un rival con un total de {puntos}',
    en: '{entrant} wins by the no-show of a rival with a total of {points}',
  },
  (event, id, rivalHalves) => {
    campaignOf(event, id).push({ rivalHalves, halves: 2, noShow: true });
  },
);

given(
  { es: 'que {participante} descansa en una ronda', en: '{entrant} has a bye in a round' },
  (event, id) => {
    campaignOf(event, id).push(null);
  },
);

given(
  {
    es: 'que se sortea el desempate y sale el orden {participantes}',
    en: 'lots are drawn for the tie and give the order {entrants}',
  },
  (event, order) => event.happens({ type: 'draw-lots', order }),
);

when(
  {
    es: 'se sortea el desempate y sale el orden {participantes}',
    en: 'lots are drawn for the tie and give the order {entrants}',
  },
  (event, order) => event.happens({ type: 'draw-lots', order }),
);

when({ es: 'se hace la clasificación', en: 'the standings are drawn up' }, (event) => {
  event.happens({ type: 'rank' });
});

const rowOf = (event: Competition, id: string): Partial<Standing> =>
  event.report('rank').standings?.find((one) => one.id === id) ?? {};

thus(
  {
    es: '{participante} queda por delante de {participante}',
    en: '{entrant} is placed ahead of {entrant}',
  },
  (event, first, second) => {
    const ids = event.report('rank').standings?.map(({ id }) => id) ?? [];
    const ahead = ids.indexOf(first) < ids.indexOf(second);
    const apart = rowOf(event, first).rank !== rowOf(event, second).rank;
    expectEqual(`${first} is ahead of ${second}`, ahead && apart, true);
  },
);

thus(
  {
    es: '{participante} y {participante} comparten el puesto {int} a falta de sorteo',
    en: '{entrant} and {entrant} share place {int} until lots are drawn',
  },
  (event, a, b, rank) => {
    for (const id of [a, b])
      expectEqual(`place of ${id}`, [rowOf(event, id).rank, rowOf(event, id).byLot], [rank, true]);
  },
);

thus(
  { es: '{participante} ocupa el puesto {int}', en: '{entrant} takes place {int}' },
  (event, id, rank) => {
    expectEqual(`place of ${id}`, rowOf(event, id).rank, rank);
  },
);

thus(
  {
    es: '{participante} tiene {puntos} en la clasificación',
    en: '{entrant} has {points} in the standings',
  },
  (event, id, halves) => {
    expectEqual(`half points of ${id}`, rowOf(event, id).halfPoints, halves);
  },
);

thus(
  {
    es: '{participante} suma {puntos} en el primer desempate',
    en: '{entrant} adds up to {points} in the first tie-break',
  },
  (event, id, halves) => {
    expectEqual(`buchholz of ${id}`, rowOf(event, id).buchholz, halves);
  },
);

thus(
  {
    es: '{participante} suma {cuartos} en el segundo desempate',
    en: '{entrant} adds up to {quarters} in the second tie-break',
  },
  (event, id, quarters) => {
    expectEqual(`Sonneborn-Berger of ${id}`, rowOf(event, id).sonnebornBerger, quarters);
  },
);

thus(
  {
    es: 'la diferencia de {participante} es {diferencia}',
    en: 'the difference of {entrant} is {difference}',
  },
  (event, id, difference) => {
    expectEqual(`differential of ${id}`, rowOf(event, id).differential, difference);
  },
);
