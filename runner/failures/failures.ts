// What is remembered of failures while a run goes on: of each group of equal ones, what the first was asked and answered.
import type { Case } from '../../corpus/features.ts';
import type { Exchange } from '../../protocol/session.ts';
import { weightOf } from '../../protocol/verdicts.ts';
import type { CaseRun } from '../case-run.ts';
import { groupOf } from './group.ts';

/** Nobody reads more than these. */
const MOST = 50;

export class Failures {
  /** Of the cases on their way, the latest that was asked and answered. */
  readonly #latest = new Map<string, Exchange>();
  readonly #kept = new Map<string, Exchange>();
  readonly #groups = new Set<string>();

  heard(exchange: Exchange): void {
    if (exchange.about !== undefined) this.#latest.set(exchange.about, exchange);
  }

  judged({ id }: Pick<Case, 'id'>, run: CaseRun): void {
    const exchange = this.#latest.get(id);
    this.#latest.delete(id);
    if (!exchange || weightOf(run.verdict) !== 'against' || this.#groups.size >= MOST) return;
    const group = groupOf(run);
    if (this.#groups.has(group)) return;
    this.#groups.add(group);
    this.#kept.set(id, exchange);
  }

  /** What the case was asked and answered, where that was kept. */
  exchangeOf(id: string): Exchange | undefined {
    return this.#kept.get(id);
  }
}
