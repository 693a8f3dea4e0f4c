// What AJS says on tournaments. The regulation beneath has nothing of the kind.
import { event } from './tournament/event.ts';
import { games } from './tournament/games.ts';
import { organisation } from './tournament/organisation.ts';
import { ranking } from './tournament/ranking.ts';

export const tournament = [...organisation, ...event, ...games, ...ranking];
