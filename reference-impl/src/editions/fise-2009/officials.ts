// What FISE 2009 says on officials and bodies.
import { bodies, gaps, sanctionAppeal } from '../../game/officials/parameters.ts';
import { rule, say } from '../../kernel/edition.ts';

export const officialRules = [
  say(bodies, {
    requiredIn: { tribunal: rule(['regional', 'international', 'world'], '50.p1') },
    seats: {
      tribunal: {
        organiser: rule(true, '50.b1#for-the-organisers'),
        federation: rule(true, '50.b2#for-the-federation'),
        players: rule(true, '50.b3#for-the-players'),
      },
    },
    federationOf: rule(['fise', 'host'], '50.b2#for-the-federation'),
    substitutes: rule(2, '50.b3#two-substitutes'),
    playersElected: rule('before-start', '50.b3#elected-before'),
    playersFromElsewhere: rule(true, '50.b3#from-elsewhere'),
    differsFrom: {
      organiser: rule(['parties', 'members'], {
        parties: '50.b1#not-of-the-parties',
        members: '50.b1#not-of-the-tribunal',
      }),
      federation: rule(['parties', 'members'], {
        parties: '50.b2#not-of-the-parties',
        members: '50.b2#not-of-the-tribunal',
      }),
    },
    differsBy: rule('either', '50.b1', '50.b2'),
  }),
  say(gaps, {
    decidedBy: rule(['arbiter'], '48.p1#decide-gaps'),
    interpretedBy: rule(['arbiter'], '48.p1#interpret'),
    regulationBinds: rule(true, '49.p1#by-the-regulation'),
    officialTexts: rule('in-gaps', '49.p1#texts-second'),
  }),
  say(sanctionAppeal, {
    heardBy: rule('tribunal', '49.p2.s2#may-appeal'),
    by: rule('punished', '49.p2.s2#may-appeal'),
    withoutTribunal: rule('stands', '49.p2.s2#may-appeal'),
    meanwhile: rule('in-force', '49.p2.s2#may-appeal'),
    final: rule(true, '49.p2.s2#tribunal-final'),
  }),
];
