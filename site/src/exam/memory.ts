// What has been learnt, kept on the device alone, and when each question comes again: the FSRS scheme of spaced repetition.
import { type Card, type CardInput, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

const KEY = 'articulado.examen';
const scheduler = fsrs({ enable_fuzz: false });

type Cards = Readonly<Record<string, CardInput>>;

export interface Memory {
  readonly cards: Cards;
}

export const answered = (memory: Memory, id: string, isRight: boolean, now: Date): Memory => {
  const before: CardInput = memory.cards[id] ?? createEmptyCard<Card>(now);
  const { card } = scheduler.next(before, now, isRight ? Rating.Good : Rating.Again);
  return { cards: { ...memory.cards, [id]: card } };
};

export interface Progress {
  readonly known: number;
  /** To be asked again by now, the longest overdue first. */
  readonly due: readonly string[];
  readonly unseen: readonly string[];
}

export const progressOf = ({ cards }: Memory, ids: readonly string[], now: Date): Progress => {
  const dueAt = (id: string): number => new Date(cards[id]?.due ?? 0).getTime();
  const seen = ids.filter((id) => cards[id] !== undefined);
  return {
    known: seen.filter((id) => cards[id]?.state === State.Review && dueAt(id) > now.getTime())
      .length,
    due: seen.filter((id) => dueAt(id) <= now.getTime()).sort((a, b) => dueAt(a) - dueAt(b)),
    unseen: ids.filter((id) => cards[id] === undefined),
  };
};

export const recall = (): Memory => {
  try {
    return { cards: JSON.parse(localStorage.getItem(KEY) ?? '{}') as Cards };
  } catch {
    return { cards: {} }; // storage may be closed to us, or hold what we did not write
  }
};

export const remember = ({ cards }: Memory): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(cards));
  } catch {
    // it holds until the page is left
  }
};
