// The steps of the game: what happens at a table, and what the regulation makes of it.
import { registry } from '../kernel/registry.ts';
import { Table } from './table.ts';

export const game = registry('game', () => new Table());
