// Ties: the rivals' points, the standings that follow, lots and trophies.
import type { Standing } from '../../protocol/generated/types.ts';
import { expectEqual } from '../kernel/expect.ts';
import type { Campaign } from './campaign.ts';
import type { Competition } from './competition.ts';
import { tournament } from './registry.ts';

const { given, when, thus } = tournament.topic('standings');

const face = (event: Competition, id: string, halves: number, rivals: readonly number[]): void => {
  const faced = rivals.map((rivalHalves) => ({ rivalHalves, halves }));
  const own: Campaign | undefined = event.campaigns.find(({ player }) => player === id);
  if (own) own.faced.push(...faced);
  else event.campaigns.push({ player: id, faced });
  event.player(id);
};

given(
  {
    es: 'que {participante} gana a rivales con totales de {sumandos}',
    en: '{entrant} beats rivals with totals of {addends}',
  },
  (event, id, rivals) => face(event, id, 2, rivals),
);

given(
  {
    es: 'que {participante} pierde con rivales con totales de {sumandos}',
    en: '{entrant} loses to rivals with totals of {addends}',
  },
  (event, id, rivals) => face(event, id, 0, rivals),
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
    es: '{participante} suma {puntos} en el primer desempate',
    en: '{entrant} adds up to {points} in the first tie-break',
  },
  (event, id, halves) => {
    expectEqual(`buchholz of ${id}`, rowOf(event, id).buchholz, halves);
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
