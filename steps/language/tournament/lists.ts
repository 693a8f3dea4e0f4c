// Lists, trophies, the Máster and the texts that govern, as features speak of them.
import type {
  AskGoverningTextEvent,
  GoverningText,
  IssueNoteEvent,
  TournamentFormat,
  Trophy,
} from '../../../protocol/generated/types.ts';
import { choice, closed } from '../term.ts';

type Point = Omit<AskGoverningTextEvent, 'type'>;
type Note = Omit<IssueNoteEvent, 'type'>;

const point = (covered: boolean, beneath: boolean, changed = false, adopted = false): Point => ({
  covered,
  beneath,
  changed,
  adopted,
});

const SOUND: Note = { covered: false, states: ['scope', 'validity'], discriminates: false };

export type ListName = 'main' | 'informative' | 'inactive';

export const LIST_TERMS = {
  listado: closed<ListName>('list', {
    main: ['la clasificación Elo', 'the Elo ranking'],
    informative: ['la lista informativa', 'the informative list'],
    inactive: ['el listado de inactivos', 'the list of inactive players'],
  }),
  trofeo: closed<Trophy>('trophy', {
    champion: ['campeón', 'champion'],
    'runner-up': ['subcampeón', 'runner-up'],
    third: ['tercero', 'third'],
    'best-under-1800': ['mejor sub-1800', 'best under 1800'],
    'best-newcomer': ['mejor debutante en un Nacional', 'best newcomer to a National'],
    fourth: ['cuarto', 'fourth'],
  }),
  liga: closed<TournamentFormat>('playing-system', {
    swiss: ['un suizo', 'a Swiss'],
    league: ['una liga', 'a league'],
    other: ['otra cosa', 'something else'],
  }),
  cita: choice<boolean>(
    'season-event',
    ['en el Campeonato de España', 'in the Spanish Championship', true],
    ['en un torneo', 'in a tournament', false],
  ),
  punto: choice<Point>(
    'point',
    [
      'que tratan los criterios y el reglamento base',
      'that the criteria and the regulation beneath treat',
      point(true, true),
    ],
    ['que solo tratan los criterios', 'that only the criteria treat', point(true, false)],
    [
      'que solo trata el reglamento base',
      'that only the regulation beneath treats',
      point(false, true),
    ],
    [
      'que el reglamento base cambió después',
      'that the regulation beneath changed afterwards',
      point(false, true, true),
    ],
    [
      'cuyo cambio posterior adoptó una nota',
      'whose later change a note adopted',
      point(false, true, true, true),
    ],
    [
      'que tratan los criterios y que el reglamento base cambió después',
      'that the criteria treat and the regulation beneath changed afterwards',
      point(true, true, true),
    ],
    [
      'que tratan los criterios, con un cambio posterior que adoptó una nota',
      'that the criteria treat, with a later change that a note adopted',
      point(true, true, true, true),
    ],
    ['que no trata ninguno', 'that neither treats', point(false, false)],
  ),
  norma: closed<GoverningText>('text', {
    criteria: ['los criterios', 'the criteria'],
    'beneath-then': ['el reglamento base de entonces', 'the regulation beneath as it was then'],
    'beneath-now': ['el reglamento base de ahora', 'the regulation beneath as it is now'],
    note: ['la nota técnica', 'the technical note'],
  }),
  circular: choice<Note>(
    'technical-note',
    [
      'con alcance y vigencia sobre un punto sin regular',
      'with scope and validity on a point not regulated',
      SOUND,
    ],
    [
      'con alcance y vigencia sobre un punto regulado',
      'with scope and validity on a point regulated',
      { ...SOUND, covered: true },
    ],
    [
      'con alcance, vigencia y autor sobre un punto sin regular',
      'with scope, validity and author on a point not regulated',
      { ...SOUND, states: ['scope', 'validity', 'author'] },
    ],
    ['sin alcance', 'without scope', { ...SOUND, states: ['validity'] }],
    ['sin vigencia', 'without validity', { ...SOUND, states: ['scope'] }],
    [
      'que discrimina a los torneos anteriores',
      'that discriminates against earlier tournaments',
      { ...SOUND, discriminates: true },
    ],
  ),
  contenido: choice<boolean>(
    'content',
    ['que sigue haciendo falta', 'that is still needed', true],
    ['que ya no hace falta', 'that is no longer needed', false],
  ),
} as const;
