// Bodies of a tournament: who is sent to them by whom, from where, and how they were elected.
import type {
  Body,
  Election,
  FormBodyEvent,
  Seat,
  TournamentClass,
} from '../../protocol/generated/types.ts';
import { choice, closed, named, type Said } from './term.ts';

type Member = FormBodyEvent['members'][number];
type Person = Pick<Member, 'country' | 'affiliation'>;

/** Who is there for a seat: somebody of its own, somebody of a club in that place, or nobody. */
export interface Cover {
  readonly members: readonly Pick<Member, 'substitute' | 'club'>[];
  readonly unavailable: boolean;
}

const COUNTRIES: readonly (readonly [country: Said, national: Said])[] = [
  [
    ['España', 'Spain'],
    ['un español', 'a Spaniard'],
  ],
  [
    ['Argentina', 'Argentina'],
    ['un argentino', 'an Argentine'],
  ],
  [
    ['Colombia', 'Colombia'],
    ['un colombiano', 'a Colombian'],
  ],
  [
    ['México', 'Mexico'],
    ['un mexicano', 'a Mexican'],
  ],
  [
    ['Chile', 'Chile'],
    ['un chileno', 'a Chilean'],
  ],
];

const NATIONALS = COUNTRIES.flatMap(([[country], [es, en]]) => [
  [es, en, { country }] as const,
  [`${es} de la FISE`, `${en} of FISE`, { country, affiliation: 'FISE' }] as const,
  ...COUNTRIES.map(
    ([[affiliation, english]]) =>
      [
        `${es} de la asociación de ${affiliation}`,
        `${en} of the association of ${english}`,
        { country, affiliation },
      ] as const,
  ),
]);

const CLUBS = ['Norte', 'Sur', 'Este', 'Oeste'] as const;

type Chosen = (members: readonly Member[]) => Member[];
const without =
  (seat: Seat, substitute = false): Chosen =>
  (members) =>
    members.filter((one) => one.seat !== seat || (one.substitute ?? false) !== substitute);
const lastTwice: Chosen = (members) => [...members, ...members.slice(-1)];
const twoOfPlayers: Chosen = (members) => [
  ...members,
  ...members.filter(({ seat, substitute }) => seat === 'players' && !substitute),
];
const withBoard: Chosen = (members) => [...members, { seat: 'board' }];
const firstTwice: Chosen = (members) => [...members.slice(0, 1), ...members];

export const BODY_TERMS = {
  torneo: closed<TournamentClass>('tournament', {
    local: ['un torneo local', 'a local tournament'],
    national: ['un campeonato nacional', 'a national championship'],
    regional: ['un campeonato de varios países', 'a championship of several countries'],
    international: ['un torneo internacional', 'an international tournament'],
    world: ['un campeonato mundial', 'a world championship'],
  }),
  país: choice<string>('country', ...COUNTRIES.map(([[es, en]]) => [es, en, es] as const)),
  vocal: choice<Person>('member', ...NATIONALS),
  designación: choice<Election | undefined>(
    'designation',
    ['elegidos en el congreso técnico', 'elected at the technical congress', 'technical-congress'],
    ['elegidos la víspera, sin congreso', 'elected on the eve, without a congress', 'before-start'],
    ['elegidos tras la primera ronda', 'elected after the first round', 'after-start'],
    ['nombrados sin elección', 'named without an election', undefined],
  ),
  integrantes: choice<Chosen>(
    'members',
    ['con los cinco', 'with these five', (members) => [...members]],
    ['sin el de la organización', 'without that of the organisers', without('organiser')],
    ['sin el de la federación', 'without that of the federation', without('federation')],
    ['sin el titular de los jugadores', 'without that of the players', without('players')],
    ['sin suplentes', 'without substitutes', without('players', true)],
    ['con un solo suplente', 'with one substitute', (members) => members.slice(0, -1)],
    ['con un tercer suplente', 'with a third substitute', lastTwice],
    ['con dos titulares de los jugadores', 'with two of the players', twoOfPlayers],
    ['con uno de la Directiva', 'with one of the board', withBoard],
    ['con otro más de la organización', 'with one more of the organisers', firstTwice],
  ),
  sentado: choice<number>(
    'seated',
    ['el titular', 'the member', 0],
    ['el primer suplente', 'the first substitute', 1],
    ['el segundo suplente', 'the second substitute', 2],
  ),
  órgano: closed<Body>('body', {
    tribunal: ['del tribunal', 'the tribunal'],
    committee: ['del comité consultor', 'the consulting committee'],
  }),
  puesto: choice<Seat>(
    'place',
    ['la organización local', 'the local organisation', 'organiser'],
    ['la Comisión Técnica', 'the Technical Commission', 'commission'],
    ['la Directiva', 'the board', 'board'],
  ),
  cobertura: choice<Cover>(
    'cover',
    ['uno de los suyos', 'one of its own', { members: [{}], unavailable: false }],
    ['nadie', 'nobody', { members: [], unavailable: true }],
    ...CLUBS.flatMap((club) => [
      [
        `uno de los suyos, del club ${club}`,
        `one of its own, of the club ${club}`,
        { members: [{ club }], unavailable: false },
      ] as const,
      [
        `uno de los suyos y otro del club ${club}`,
        `one of its own and another of the club ${club}`,
        { members: [{}, { club, substitute: true }], unavailable: true },
      ] as const,
      [
        `uno del club ${club} por no haber nadie`,
        `one of the club ${club} as nobody is there`,
        { members: [{ club, substitute: true }], unavailable: true },
      ] as const,
      [
        `uno del club ${club} aunque hay quien vaya`,
        `one of the club ${club} although somebody is there`,
        { members: [{ club, substitute: true }], unavailable: false },
      ] as const,
    ]),
  ),
  club: named('club', CLUBS),
} as const;
