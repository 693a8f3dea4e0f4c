// What officials rest a decision on, why they ask, and whom they tell.
import type { QueryReason, RulingSource, Seat } from '../../protocol/generated/types.ts';
import { choice, closed } from './term.ts';

export const OFFICIAL_TERMS = {
  criterio: closed<RulingSource>('source', {
    regulation: ['conforme al reglamento', 'in line with the regulation'],
    'official-text': [
      'apoyándose en otro texto oficial',
      'on the strength of another official text',
    ],
    'own-view': ['a su parecer', 'as he sees it'],
  }),
  consulta: closed<QueryReason>('query', {
    doubt: ['porque tiene dudas', 'being in doubt'],
    abstention: ['porque debe abstenerse', 'having to abstain'],
  }),
  resumen: choice<(seen: readonly number[]) => number[]>(
    'summary',
    ['de todo lo ocurrido', 'of all that happened', (seen) => [...seen]],
    ['sin lo último que ocurrió', 'without the last that happened', (seen) => seen.slice(0, -1)],
    ['sin nada de lo ocurrido', 'with nothing of what happened', () => []],
    [
      'con otra cosa en lugar de lo último',
      'with something else in place of the last',
      (seen) => [...seen.slice(0, -1), (seen.at(-1) ?? 0) + 1],
    ],
    [
      'de lo ocurrido y algo más',
      'of what happened and something more',
      (seen) => [...seen, (seen.at(-1) ?? 0) + 1],
    ],
  ),
  destinatario: choice<Seat>(
    'recipient',
    ['la Comisión Técnica', 'the Technical Commission', 'commission'],
    ['la Directiva', 'the board', 'board'],
    ['la organización local', 'the local organisation', 'organiser'],
  ),
} as const;
