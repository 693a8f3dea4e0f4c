// The two who play.
import type { Player } from '../../protocol/generated/types.ts';

export const rivalOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');
