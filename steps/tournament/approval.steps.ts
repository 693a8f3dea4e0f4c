// Whether a tournament is official: what is proposed, announced and called for, and when its results are sent.
import { tournament } from './registry.ts';

const { given, when } = tournament.topic('approval');

given({ es: 'que hay {int} inscrito(s)', en: '{int} player(s) have entered' }, (event, entered) => {
  event.proposal.entered = entered;
});

given(
  {
    es: 'que a la primera ronda acude(n) {int} jugador(es)',
    en: '{int} player(s) come to the first round',
  },
  (event, present) => {
    event.proposal.present = present;
  },
);

given(
  {
    es: 'que cada partida es de {int} jugador(es)',
    en: 'every game is for {int} player(s)',
  },
  (event, atTable) => {
    event.proposal.atTable = atTable;
  },
);

given(
  { es: 'que en el local cabe(n) {int} jugador(es)', en: 'the venue holds {int} player(s)' },
  (event, seats) => {
    event.proposal.seats = seats;
  },
);

given({ es: 'que se empareja con {programa}', en: 'pairing is by {program}' }, (event, program) => {
  event.proposal.program = program;
});

given({ es: 'que {dato}', en: '{fact}' }, (event, fact) => {
  Object.assign(event.proposal, fact);
});

given(
  {
    es: 'que {int} de los {int} inscritos son principiantes',
    en: '{int} of the {int} who have entered are beginners',
  },
  (event, beginners, entered) => {
    Object.assign(event.proposal, { beginners, entered });
  },
);

given(
  {
    es: 'que se anuncia el {fecha} y empieza el {fecha}',
    en: 'it is announced on {date} and begins on {date}',
  },
  (event, on, starts) => {
    const { items } = event.proposal.announced;
    Object.assign(event.proposal, { announced: { on, items }, starts });
  },
);

given(
  { es: 'que el anuncio dice {anunciado}', en: 'the announcement tells {announced}' },
  (event, items) => {
    event.proposal.announced = { ...event.proposal.announced, items };
  },
);

given(
  { es: 'que el torneo {sino} está aprobado', en: 'the tournament {whether} have approval' },
  (event, approved) => {
    event.set.approved = approved;
  },
);

given(
  {
    es: 'que se ha concedido la homologación, con todo en regla',
    en: 'approval has been given, with everything in order',
  },
  (event) => event.happens({ type: 'examine', proposal: event.proposal }),
);

when(
  {
    es: 'se pide la homologación con lo demás en regla',
    en: 'approval is asked for with the rest in order',
  },
  (event) => event.happens({ type: 'examine', proposal: event.proposal }),
);

when(
  {
    es: 'el {fecha} se convoca {medios} un torneo del {fecha}, con inscripciones desde el {fecha}',
    en: 'on {date} a call is published {media} for a tournament of {date}, with entries from {date}',
  },
  (event, on, media, starts, entriesOpen) =>
    event.happens({ type: 'publish-call', on, media, starts, entriesOpen }),
);

when(
  {
    es: 'el {fecha} se convoca {medios} un torneo del {fecha}, sin fecha de inscripciones',
    en: 'on {date} a call is published {media} for a tournament of {date}, with no date for entries',
  },
  (event, on, media, starts) => event.happens({ type: 'publish-call', on, media, starts }),
);

when(
  {
    es: 'se envían los resultados {int} día(s) hábil(es) después del torneo',
    en: 'the results are sent {int} working day(s) after the tournament',
  },
  (event, workingDays) => event.happens({ type: 'send-results', workingDays }),
);
