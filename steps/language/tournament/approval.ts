// What is said of a tournament when somebody looks whether it is official: facts of its application, its call, its bid.
import type {
  AnnouncedItem,
  Bidder,
  CallMedium,
  InitialOrder,
  TournamentKind,
  TournamentProposal,
} from '../../../protocol/generated/types.ts';
import { choice, closed, pattern } from '../term.ts';

const MONTHS = [
  ['enero', 'January'],
  ['febrero', 'February'],
  ['marzo', 'March'],
  ['abril', 'April'],
  ['mayo', 'May'],
  ['junio', 'June'],
  ['julio', 'July'],
  ['agosto', 'August'],
  ['septiembre', 'September'],
  ['octubre', 'October'],
  ['noviembre', 'November'],
  ['diciembre', 'December'],
] as const;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const dateOf = (text: string): string => {
  const [day = '', year = ''] = text.match(/\d+/g) ?? [];
  const month = MONTHS.findIndex(([es, en]) => text.includes(es) || text.includes(en)) + 1;
  return `${year}-${twoDigits(month)}-${twoDigits(Number(day))}`;
};

export const APPROVAL_TERMS = {
  certamen: closed<TournamentKind>('competition', {
    ordinary: ['un torneo', 'a tournament'],
    national: ['un Campeonato de España', 'a Spanish Championship'],
    master: ['un Máster', 'a Máster'],
  }),
  fecha: pattern(
    'date',
    new RegExp(`\\d{1,2}(?:${MONTHS.map(([es]) => ` de ${es} de `).join('|')})\\d{4}`, 'u'),
    '9 de noviembre de 2024',
    dateOf,
    { links: MONTHS.map(([es, en]) => [` de ${es} de `, ` ${en} `] as const) },
  ),
  dato: choice<Partial<TournamentProposal>>(
    'fact',
    ['no consta permiso alguno', 'there is no permission', { permissions: [] }],
    ['consta el permiso del formato', 'the format has its permission', { permissions: ['format'] }],
    [
      'consta el permiso de los pareos acelerados',
      'accelerated pairings have their permission',
      { permissions: ['acceleration'] },
    ],
    [
      'consta el permiso de la variación del Máster',
      'the variation of the Máster has its permission',
      { permissions: ['master-variation'] },
    ],
    [
      'el número de jugadores permite una liga',
      'the number of players admits a league',
      { leagueFits: true },
    ],
    [
      'el número de jugadores no permite una liga',
      'the number of players does not admit a league',
      { leagueFits: false },
    ],
    ['el orden inicial está comunicado', 'the initial order is notified', { orderNotified: true }],
    [
      'el orden inicial no está comunicado',
      'the initial order is not notified',
      { orderNotified: false },
    ],
    [
      'se acelera porque sobran muchos jugadores',
      'it is accelerated because of far too many players',
      { accelerated: 'far-above-optimum' },
    ],
    [
      'se acelera porque la mitad son principiantes',
      'it is accelerated because half are beginners',
      { accelerated: 'half-beginners' },
    ],
    ['se acelera por otra razón', 'it is accelerated for another reason', { accelerated: 'other' }],
    ['el Nacional no ha terminado', 'the National is not over', { nationalOver: false }],
    [
      'el Nacional ha terminado y el torneo no se había anunciado en firme',
      'the National is over and the tournament had not been firmly announced',
      { nationalOver: true },
    ],
    [
      'el Nacional ha terminado y el torneo se había anunciado en firme',
      'the National is over and the tournament had been firmly announced',
      { nationalOver: true, firmBefore: true },
    ],
    ['el cronograma está a la vista', 'the timetable is on display', { timetableShown: true }],
    [
      'el cronograma no está a la vista',
      'the timetable is not on display',
      { timetableShown: false },
    ],
    ['el formato es el descrito', 'the format is the one described', { asDescribed: true }],
    ['el formato no es el descrito', 'the format is not the one described', { asDescribed: false }],
  ),
  inicial: closed<InitialOrder>('seeding', {
    elo: ['por Elo', 'by Elo'],
    random: ['al azar', 'at random'],
    master: ['el del Máster', 'that of the Máster'],
  }),
  programa: choice<string>(
    'program',
    ['Swiss Perfect', 'Swiss Perfect', 'swiss-perfect'],
    ['otro programa', 'another program', 'another'],
  ),
  anunciado: choice<AnnouncedItem[]>(
    'announced',
    [
      'la fecha, las rondas y si hay duplicadas',
      'the date, the rounds and whether there are duplicate games',
      ['date', 'rounds', 'duplicate-games'],
    ],
    [
      'las rondas y si hay duplicadas',
      'the rounds and whether there are duplicate games',
      ['rounds', 'duplicate-games'],
    ],
    [
      'la fecha y si hay duplicadas',
      'the date and whether there are duplicate games',
      ['date', 'duplicate-games'],
    ],
    ['la fecha y las rondas', 'the date and the rounds', ['date', 'rounds']],
    [
      'la fecha, las rondas, si hay duplicadas y los premios',
      'the date, the rounds, whether there are duplicate games and the prizes',
      ['date', 'rounds', 'duplicate-games', 'prizes'],
    ],
  ),
  medios: choice<CallMedium[]>(
    'media',
    ['en la web', 'on the web', ['web']],
    ['en el grupo de correo', 'in the mailing group', ['mail']],
    ['en la web y en el grupo de correo', 'on the web and in the mailing group', ['web', 'mail']],
    ['en un cartel', 'on a poster', ['poster']],
  ),
  aspirante: closed<Bidder>('bidder', {
    club: ['un club', 'a club'],
    'playing-group': ['un grupo de juego', 'a playing group'],
    player: ['un jugador', 'a player'],
  }),
  propuesta: choice<boolean>(
    'proposal',
    ['con una propuesta que cumple lo exigido', 'with a proposal that meets what is asked', true],
    ['sin mostrar que cumple lo exigido', 'without showing that it meets what is asked', false],
  ),
} as const;
