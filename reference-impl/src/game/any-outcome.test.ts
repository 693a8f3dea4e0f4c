// What holds for the grounds of every outcome: there are some, they are of the edition, and they fit together.
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../../corpus/editions.ts';
import { anyGame, type PlayedStep, storyOf } from '../../arbitraries/games.ts';
import { always, hold } from '../../arbitraries/property.ts';
import { ask, type Edition } from '../kernel/edition.ts';
import { ending } from './ending/parameters.ts';

/** Tells every step of random games under every edition. */
const look = (at: (step: PlayedStep, edition: Edition, story: () => string) => void): void =>
  always((chance, edition, length) => {
    const game = anyGame(chance, edition, length);
    for (const step of game.steps) {
      const told = () => `${step.event.type} ${JSON.stringify(step.outcome)}: ${storyOf(game)}`;
      at(step, edition, told);
    }
  });

describe('the grounds of any outcome', () => {
  test('are at least one clause, unless the edition is silent', () => {
    look(({ outcome }, _, story) =>
      hold(outcome.kind === 'unregulated' || outcome.because.length > 0, story),
    );
  });

  test('name no clause twice', () => {
    look(({ outcome: { because } }, _, story) =>
      hold(new Set(because).size === because.length, story),
    );
  });

  test('are clauses of the edition or of the one beneath it', () => {
    const beneath = new Map(EDITIONS.map(({ id, base }) => [id, base]));
    const cited = new Set<string>();
    look(({ outcome: { because } }, { id }, story) => {
      for (const clause of because) {
        const [of = ''] = clause.split(':');
        cited.add(`${id} ${of}`);
        hold(of === id || of === beneath.get(id), story);
      }
    });
    expect(cited.size).toBe(6);
  });

  test('do not outlive it: the next state starts with none', () => {
    look(({ state }, _, story) => hold(state.cited.length === 0, story));
  });
});

const OPPOSITES = [
  ['a shortage of tiles untouched and touched', 'fise-2009:29.1', 'fise-2009:29.2'],
  ['a surplus apart and on the rack', 'fise-2003:7.1', 'fise-2003:7.2'],
  ['a surplus apart and on the rack', 'redeletras:7.1', 'redeletras:7.2'],
  ['a surplus unseen and seen', 'fise-2009:28.1', 'fise-2009:28.2'],
  ['a surplus told and found out', 'fise-2009:28.p1', 'fise-2009:28.p2'],
] as const;

/** What is said of one mistake; a turn that is handed over may rest on what each player did. */
const ABOUT_A_DRAW: readonly string[] = ['report-surplus', 'report-shortage', 'draw'];

test('opposite branches of a rule are not cited together', () => {
  const cited = new Set<string>();
  look(({ event, outcome: { because } }, _, story) => {
    if (!ABOUT_A_DRAW.includes(event.type)) return;
    for (const [, one, other] of OPPOSITES) {
      for (const clause of [one, other]) if (because.includes(clause)) cited.add(clause);
      hold(!because.includes(one) || !because.includes(other), story);
    }
  });
  expect(cited.size).toBeGreaterThan(3);
});

describe('the end of any game', () => {
  test('cites the clause that ends it and the one that deducts', () => {
    const endings = new Set<string>();
    look(({ before, outcome, state: { ended } }, edition, story) => {
      if (before.ended || !ended) return;
      endings.add(ended.reason);
      const deducts = ask(edition, ending.deduction, ended.reason).because;
      hold(
        ended.because.every((clause) => outcome.because.includes(clause)),
        story,
      );
      hold(
        deducts.every((clause) => ended.because.includes(clause)),
        story,
      );
      hold(ended.because.length > 0, story);
    });
    expect(endings.size).toBeGreaterThan(4);
  });
});
