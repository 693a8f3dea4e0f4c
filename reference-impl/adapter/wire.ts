// Outcomes of the engine as the protocol has them: what the engine tells as single details becomes the report of the event.
import type {
  GameEvent,
  Player,
  Report,
  Outcome as WireOutcome,
} from '../../protocol/generated/types.ts';
import type { Outcome } from '../src/index.ts';

export const outcomeOnWire = (event: GameEvent, outcome: Outcome): WireOutcome => {
  const { kind, because } = outcome;
  if (outcome.kind === 'refused') return { kind: 'refused', reason: outcome.reason, because };
  if (kind === 'unregulated') return { kind, because };
  const report = reportOf(event, outcome);
  return report ? { kind: 'done', because, report } : { kind: 'done', because };
};

const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

const reportOf = (event: GameEvent, outcome: Outcome): Report | undefined => {
  const {
    score,
    words,
    drawn,
    shown = [],
    remedy,
    verdict,
    ruling,
    starter,
    letter,
    counted,
  } = outcome;
  if (score !== undefined && words) return { score, words };
  if (verdict) return verdict;
  if (ruling) return { ruling };
  if (starter) return { starter };
  if (letter) return { letter };
  if (counted !== undefined) return { counted };
  if (event.type === 'exchange' && drawn) return { drawn };
  if (event.type === 'draw' && drawn) return { by: event.by, drawn, shown };
  if (event.type === 'report-leftover' && drawn) {
    return { by: event.owing[0] ?? event.by, drawn, shown };
  }
  if ((event.type === 'report-surplus' || event.type === 'report-shortage') && remedy) {
    const { player } = event;
    const playerActs = remedy.draws > 0;
    return {
      ...remedy,
      by: playerActs ? player : other(player),
      losesTurn: remedy.losesTurn ? player : null,
    };
  }
  return undefined;
};
