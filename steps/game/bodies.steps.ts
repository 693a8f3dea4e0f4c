// The tribunal of appeals and the committee: who is named for them, and who sits.
import { expectEqual } from '../kernel/expect.ts';
import { game } from './registry.ts';

const { given, when, thus } = game.topic('bodies');

given({ es: 'que se disputa {torneo}', en: 'the event is {tournament}' }, (table, kind) => {
  table.position.tournament = { class: kind, tribunal: false };
});

given(
  { es: 'que se disputa {torneo} en {país}', en: 'the event is {tournament} in {country}' },
  (table, kind, host) => {
    table.position.tournament = { class: kind, tribunal: false, host };
  },
);

given(
  { es: 'que por el comité organizador va {vocal}', en: 'for the organisers there is {member}' },
  (table, person) => {
    table.body.members.push({ seat: 'organiser', ...person });
  },
);

given(
  { es: 'que por la federación va {vocal}', en: 'for the federation there is {member}' },
  (table, person) => {
    table.body.members.push({ seat: 'federation', ...person });
  },
);

given(
  {
    es: 'que por los jugadores van {vocal} y, de suplentes, {vocal} y {vocal}, {designación}',
    en: 'for the players there are {member} and, as substitutes, {member} and {member}, {designation}',
  },
  (table, member, first, second, elected) => {
    const named = { seat: 'players', ...(elected ? { elected } : {}) } as const;
    const substitutes = [first, second].map((one) => ({ ...named, substitute: true, ...one }));
    table.body.members.push({ ...named, ...member }, ...substitutes);
  },
);

given(
  {
    es: 'que por los jugadores van {vocal}, elegido en el congreso técnico, y dos suplentes {designación}',
    en: 'for the players there are {member}, elected at the technical congress, and two substitutes {designation}',
  },
  (table, member, elected) => {
    const named = { seat: 'players', ...(elected ? { elected } : {}) } as const;
    const own = { seat: 'players', elected: 'technical-congress', ...member } as const;
    table.body.members.push(own, { ...named, substitute: true }, { ...named, substitute: true });
  },
);

given(
  { es: 'que litigan {vocal} y {vocal}', en: 'the dispute is between {member} and {member}' },
  (table, one, other) => {
    table.body.parties = [one, other];
  },
);

given(
  {
    es: 'que litigan jugadores de los clubes {club} y {club}',
    en: 'the dispute is between players of the clubs {club} and {club}',
  },
  (table, one, other) => {
    table.body.parties = [{ club: one }, { club: other }];
  },
);

given(
  { es: 'que por {puesto} va {cobertura}', en: 'for {place} there is {cover}' },
  (table, seat, cover) => {
    table.nameFor(seat, cover);
  },
);

given(
  {
    es: 'que se ha constituido el tribunal {integrantes}',
    en: 'the tribunal has been formed {members}',
  },
  (table, choose) => {
    table.happens({ ...table.body, members: choose(table.body.members) });
  },
);

when(
  { es: 'se constituye el tribunal {integrantes}', en: 'the tribunal is formed {members}' },
  (table, choose) => {
    table.happens({ ...table.body, members: choose(table.body.members) });
  },
);

when(
  { es: 'se constituye el comité consultor', en: 'the consulting committee is formed' },
  (table) => {
    table.happens({ ...table.body, body: 'committee' });
  },
);

when(
  { es: 'el organizador prescinde {órgano}', en: 'the organisers go without {body}' },
  (table, body) => {
    table.happens({ type: 'form-body', body, members: [] });
  },
);

thus(
  { es: 'por los jugadores se sienta {sentado}', en: '{seated} sits for the players' },
  (table, which) => {
    const named = table.body.members.flatMap(({ seat }, i) => (seat === 'players' ? [i + 1] : []));
    const seated = named.filter((one) => table.report('form-body').seated?.includes(one));
    expectEqual('who sits for the players', seated, [named[which]]);
  },
);
