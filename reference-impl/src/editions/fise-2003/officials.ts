// What FISE 2003 says on officials and bodies.
import { bodies, gaps, sanctionAppeal } from '../../game/officials/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const officialRules = [
  say(bodies, {
    requiredIn: {
      tribunal: rule(['national', 'regional', 'international', 'world'], '44.p1'),
    },
    seats: {
      tribunal: {
        organiser: rule(true, '44.p2'),
        federation: rule(true, '44.p3'),
        players: rule(true, '44.p4#for-the-players'),
      },
    },
    federationOf: rule(['fise', 'host'], '44.p3'),
    substitutes: rule(2, '44.p4#two-substitutes'),
    playersElected: rule('technical-congress', '44.p4#elected-at-congress'),
    playersFromElsewhere: rule(true, '44.p4#from-elsewhere'),
    nationalDisputes: rule('any-member', '44.p4#from-elsewhere'),
  }),
  say(gaps, {
    decidedBy: rule(['arbiter', 'assistant'], '42#decide-gaps'),
    interpretedBy: rule(['arbiter', 'assistant'], '42#interpret'),
    regulationBinds: rule(true, '43#by-the-regulation'),
    officialTexts: rule('in-gaps', '43#texts-second'),
  }),
  say(sanctionAppeal, {
    heardBy: rule('tribunal', '41.5#may-appeal'),
    by: rule('punished', '41.5#may-appeal'),
    withoutTribunal: rule('stands', '41.5#may-appeal'),
    meanwhile: rule('in-force', '41.5#may-appeal'),
    final: rule(true, '41.5#tribunal-final'),
  }),
];
