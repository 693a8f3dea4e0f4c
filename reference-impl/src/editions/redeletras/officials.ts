// What ReDeLetras says on officials and bodies.
import { bodies, gaps, sanctionAppeal } from '../../game/officials/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const officialRules = [
  say(bodies, {
    requiredIn: {
      tribunal: rule(['national', 'regional', 'international', 'world'], '41.p1'),
    },
    seats: {
      tribunal: {
        organiser: rule(true, '41.p2'),
        federation: rule(true, '41.p3'),
        players: rule(true, '41.p4#for-the-players'),
      },
    },
    federationOf: rule(['fise', 'host'], '41.p3'),
    substitutes: rule(2, '41.p4#two-substitutes'),
    playersElected: rule('technical-congress', '41.p4#elected-at-congress'),
    playersFromElsewhere: rule(true, '41.p4#from-elsewhere'),
    nationalDisputes: rule('any-member', '41.p4#from-elsewhere'),
  }),
  say(gaps, {
    decidedBy: rule(['arbiter', 'assistant'], '39.p1#decide-gaps'),
    interpretedBy: rule(['arbiter', 'assistant'], '39.p1#interpret'),
    regulationBinds: rule(true, '40#by-the-regulation'),
    officialTexts: rule('in-gaps', '40#texts-second'),
  }),
  say(sanctionAppeal, {
    heardBy: rule('tribunal', '38.p5#may-appeal'),
    by: rule('punished', '38.p5#may-appeal'),
    withoutTribunal: rule('stands', '38.p5#may-appeal'),
    meanwhile: rule('in-force', '38.p5#may-appeal'),
    final: rule(true, '38.p5#tribunal-final'),
  }),
];
