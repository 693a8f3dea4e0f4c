// A violation: the reference as a careless programmer might have written it, breaking one rule that no parameter
// carries. It wraps what an event does to the table, and sees the table before and after; or what is made of an article.
import type {
  EventOf,
  EventType,
  TournamentEventOf,
  TournamentReportByEvent,
} from '../../protocol/generated/types.ts';
import type {
  Apply,
  FormsOf,
  State,
  Tournament,
  TournamentApply,
} from '../../reference-impl/src/index.ts';

interface Breach {
  /** What the program does, in a few words. */
  readonly name: string;
  /**
   * The clauses it breaks, each under its own edition, with the norm of one that lists several
   * (`fise-2009:28.2#opponent-picks`): a scenario of each has to notice.
   */
  readonly clauses: readonly string[];
}

/** Of what an event does to the table. */
export interface Violation extends Breach {
  readonly act: (sound: Apply) => Apply;
}

/** Of what is made of an article of the dictionary. */
export interface WordViolation extends Breach {
  readonly forms: (sound: FormsOf) => FormsOf;
}

/** The table after an event of these types that had effect, put otherwise. */
export const afterwards =
  <T extends EventType>(
    types: readonly T[],
    change: (after: State, event: EventOf<T>, before: State) => State,
  ): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    const isOne = types.some((type) => type === event.type);
    return isOne && step.outcome.kind === 'done'
      ? { ...step, state: change(step.state, event as EventOf<T>, before) }
      : step;
  };

/** The table on which an event of these types happens, put otherwise before it does. */
export const beforehand =
  <T extends EventType>(
    types: readonly T[],
    change: (before: State, event: EventOf<T>) => State,
  ): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    types.some((type) => type === event.type)
      ? sound(edition, change(before, event as EventOf<T>), event)
      : sound(edition, before, event);

/** The same event told otherwise. */
export const insteadOf =
  <T extends EventType>(
    type: T,
    change: (event: EventOf<T>, state: State) => EventOf<EventType>,
  ): Violation['act'] =>
  (sound) =>
  (edition, before, event) =>
    event.type === type
      ? sound(edition, before, change(event as EventOf<T>, before))
      : sound(edition, before, event);

/** Whatever happens, the table is put so after it. */
export const always =
  (change: (after: State, before: State) => State): Violation['act'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    return { ...step, state: change(step.state, before) };
  };

/** Of what an event does to a tournament. */
export interface TournamentViolation extends Breach {
  readonly actInTournament: (sound: TournamentApply) => TournamentApply;
}

/** What an event of a tournament reports, put otherwise where it had effect. */
export const reporting =
  <T extends keyof TournamentReportByEvent>(
    type: T,
    change: (
      report: TournamentReportByEvent[T],
      before: Tournament,
      event: TournamentEventOf<T>,
    ) => TournamentReportByEvent[T],
  ): TournamentViolation['actInTournament'] =>
  (sound) =>
  (edition, before, event) => {
    const step = sound(edition, before, event);
    const { outcome } = step;
    if (event.type !== type || outcome.kind !== 'done') return step;
    const told = outcome.report as TournamentReportByEvent[T];
    const report = change(told, before, event as TournamentEventOf<T>);
    return { ...step, outcome: { ...outcome, report } };
  };
