// The life of a player in a tournament: coming late, leaving, coming back, being readmitted.
import { expectEqual } from '../kernel/expect.ts';
import type { Leaving } from '../language/tournament/life.ts';
import type { Competition } from './competition.ts';
import { tournament } from './registry.ts';
import { usualEntrant } from './unsaid.ts';

const { given, when, thus } = tournament.topic('life');

when(
  { es: '{participante} entra antes de la ronda {int}', en: '{entrant} enters before round {int}' },
  (event, id, before) => {
    event.happens({ type: 'enter', entrant: usualEntrant(id), before });
  },
);

thus(
  {
    es: 'entra con {puntos} en la clasificación',
    en: 'that player enters with {points} in the standings',
  },
  (event, halves) => {
    expectEqual('half points', event.report('enter').halfPoints, halves);
  },
);

when(
  {
    es: 'en el programa no se anota nada como {casillero}',
    en: 'in the program nothing is entered as {box}',
  },
  (event, box) => {
    event.happens({ type: 'fill-in', box, value: null });
  },
);

const leave = (event: Competition, player: string, leaving: Leaving): void =>
  event.happens({ type: 'withdraw', player, ...leaving });

given(
  { es: 'que {participante} pide la baja {baja}', en: '{entrant} asks to leave {leaving}' },
  (event, player, leaving) => leave(event, player, leaving),
);

when(
  { es: '{participante} pide la baja {baja}', en: '{entrant} asks to leave {leaving}' },
  (event, player, leaving) => leave(event, player, leaving),
);

thus(
  { es: 'ya no juega desde la ronda {int}', en: 'that player no longer plays from round {int} on' },
  (event, round) => {
    expectEqual('from round', event.report('withdraw').from, round);
  },
);

when(
  { es: '{participante} quiere volver {vuelta}', en: '{entrant} wants to come back {return}' },
  (event, player, met) => {
    event.happens({ type: 'rejoin', player, met });
  },
);

thus(
  { es: 'vuelve a jugar en la ronda {int}', en: 'that player plays again in round {int}' },
  (event, round) => {
    expectEqual('from round', event.report('rejoin').from, round);
  },
);

given(
  {
    es: 'que la ronda {int} se empareja con las mesas {mesas}',
    en: 'round {int} is paired with the tables {pairs}',
  },
  (event, round, tables) => {
    event.happens({ type: 'pair', round, tables: tables.map(([a, b]) => [a, b]) });
  },
);

given(
  { es: 'que {participante} pide la readmisión', en: '{entrant} asks to be readmitted' },
  (event, player) => {
    event.happens({ type: 'ask-readmission', player });
  },
);

thus(
  { es: '{participante} {situación}', en: '{entrant} {taking-part}' },
  (event, player, status) => {
    const found = event.status(player);
    expectEqual(`status of ${player}`, found, status);
  },
);

when(
  { es: '{participante} pide la readmisión', en: '{entrant} asks to be readmitted' },
  (event, player) => {
    event.happens({ type: 'ask-readmission', player });
  },
);

thus(
  {
    es: 'puede volver a jugar desde la ronda {int}',
    en: 'that player may play again from round {int} on',
  },
  (event, round) => {
    expectEqual('from round', event.report('ask-readmission').from, round);
  },
);
