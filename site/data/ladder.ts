// The ladder of sanctions: what each edition lets follow from a fault, the first time and when it is repeated.
import type { ClauseId, EditionId, Measure, Offence } from '../../protocol/generated/types.ts';
import { EDITIONS, OFFENCES } from '../../protocol/generated/vocabulary.ts';
import { type Entry, editions, entriesOf, PARAMETERS } from '../../reference-impl/src/index.ts';

const TIMES = ['first', 'again'] as const;

/** What has to be imposed, and what may be besides. */
export interface Step {
  readonly time: (typeof TIMES)[number];
  readonly must: readonly Measure[];
  readonly may: readonly Measure[];
  readonly because: readonly ClauseId[];
}

export interface Ladder {
  readonly edition: EditionId;
  /** The faults it is for; none where any breach of the regulation is meant. */
  readonly offences: readonly Offence[];
  readonly steps: readonly Step[];
  /** Points that may be taken off for any breach: just so many, or so many at least. */
  readonly points: { readonly value: number; readonly exact: boolean } | null;
}

export const laddersOf = (): readonly Ladder[] =>
  EDITIONS.flatMap((edition) => {
    const said = new Map(
      entriesOf(editions[edition], PARAMETERS).flatMap((entry) =>
        entry.said && 'value' in entry.said ? [[entry.path, entry.said] as const] : [],
      ),
    );
    const rungs = new Set([...said.keys()].flatMap((path) => path.match(RUNG)?.[1] ?? []));
    return [
      ...[...rungs].map((rung) => ladderOf(edition, rung, said)),
      ...anyBreach(edition, said),
    ];
  });

const RUNG = /^ladder\.(?:must|may)\.([a-z-]+)\./u;

type Said = ReadonlyMap<string, Extract<NonNullable<Entry['said']>, { readonly value: unknown }>>;

const measures = (said: Said, path: string): readonly Measure[] =>
  (said.get(path)?.value ?? []) as readonly Measure[];

const ladderOf = (edition: EditionId, rung: string, said: Said): Ladder => ({
  edition,
  offences: OFFENCES.filter(
    (offence) => offence === rung || said.get(`offence.countsAs.${offence}`)?.value === rung,
  ),
  steps: TIMES.flatMap((time) => {
    const cells = ['must', 'may'].map((kind) => `ladder.${kind}.${rung}.${time}`);
    const because = [...new Set(cells.flatMap((path) => said.get(path)?.because ?? []))];
    const [must = [], may = []] = cells.map((path) => measures(said, path));
    return because.length > 0 ? [{ time, must, may, because }] : [];
  }),
  points: null,
});

/** What may be imposed for any breach that is proved. */
const anyBreach = (edition: EditionId, said: Said): Ladder[] => {
  const because = said.get('penalty.measures')?.because;
  const value = said.get('penalty.points')?.value;
  if (!because) return [];
  const may = measures(said, 'penalty.measures');
  return [
    {
      edition,
      offences: [],
      steps: [{ time: 'first', must: [], may, because }],
      points:
        typeof value === 'number'
          ? { value, exact: said.get('penalty.pointsAre')?.value === 'exact' }
          : null,
    },
  ];
};
