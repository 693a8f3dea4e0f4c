// What FISE 2009 says on the conjugation of verbs.
import { listed, rule, say, silence } from '../../../kernel/edition.ts';
import { conjugating } from '../../../lexicon/verbs/conjugating.ts';
import { defective } from '../../../lexicon/verbs/defective.ts';
import { impersonal } from '../../../lexicon/verbs/impersonal.ts';
import { restored } from '../../../lexicon/verbs/restored.ts';
import { voseo } from '../../../lexicon/verbs/voseo.ts';

const OLD = {
  shown: rule('infinitive', 'XII.17.2.p3', 'XII.17.6.p1', 'XII.17.11.p1', 'XII.17.11.p2'),
  missing: rule('infinitive', 'XII.17.2.p2', 'XII.17.6.p1'),
} as const;

const REGULAR = [
  'achichiguar',
  'amelarchiarse',
  'ataucar',
  'aturriar',
  'borbotear',
  'chiar',
  'chipiar',
  'chiviar',
  'coitar',
  'contumeriar',
  'correntiar',
  'descangayar',
  'embabucar',
  'embutiar',
  'empleitar',
  'enfastiar',
  'enfuriarse',
  'entreuntar',
  'enzainarse',
  'franjear',
  'inteligenciar',
  'magiar',
  'nerviar',
  'peneirar',
  'rascabuchear',
  'repantingarse',
  'repanchingarse',
  'reundir',
  'sorrapear',
  'sorripiar',
  'terapiar',
  'tumultuar',
] as const;

export const verbRules = [
  say(conjugating, {
    verb: {
      current: {
        shown: rule('conjugated', 'XII.17.2.p1'),
        missing: silence('XII.17.11.p1'),
      },
      'p-us': {
        shown: rule('conjugated', 'XII.17.2.p4', 'XII.17.9'),
        missing: silence('XII.17.11.p1'),
      },
      ant: OLD,
      desus: OLD,
      germ: OLD,
    },
    stillUsed: rule(true, 'XII.17.2.p1', 'XII.17.6.p3'),
    named: listed({ 'XII.17.11.e1': REGULAR }),
    modelled: listed({
      'XII.17.11.e2': [
        'afacer: desfacer',
        'escurecer: agradecer',
        'frañer: tañer',
        'herver: perder',
        'juñir: muñir',
        'ruñir: muñir',
      ],
    }),
    infinitiveOnly: listed({ 'XII.17.11.e2': ['her'] }),
  }),
  say(defective, {
    rest: {
      only: rule('barred', 'XII.17.7.p1', 'XII.17.7.e1', 'XII.17.7.e2', 'XII.17.7.e3'),
      generally: rule('admitted', 'XII.17.2.p1', 'XII.17.7.p1'),
      'not-shown': rule('barred', 'XII.17.2.p1'),
    },
    whole: listed({ 'XII.17.7.p2': ['garantir'] }),
    participle: listed({ 'XII.17.7.p3': ['podrir', 'repodrir', 'usucapir'] }),
  }),
  say(impersonal, {
    core: rule(true, 'XII.17.8.p1'),
    persons: {
      exclusive: rule('third', 'XII.17.8.p1', 'XII.17.8.p2'),
      mixed: {
        personal: rule('every', 'XII.17.8.p3'),
        impersonal: rule('every', 'XII.17.8.p3', 'XII.17.8.p4'),
      },
    },
  }),
  say(voseo, {
    forms: {
      shown: rule('valid', 'XII.17.3'),
      'left-out': rule('invalid', 'XII.17.3'),
      'no-paradigm': rule('valid', 'XII.17.3'),
    },
  }),
  say(restored, {
    forms: listed({
      'XII.17.11.o1': ['roer: royamos'],
      'XII.17.11.o2': ['corroer: corroyamos'],
      'XII.17.11.o3': ['yacer: yaga yagas yagamos yagáis yagan'],
      'XII.17.11.o4': ['subyacer: subyaga subyagas subyagamos subyagáis subyagan'],
      'XII.17.2.p5': ['podar: podando'],
    }),
    misprints: listed({ 'XII.17.2.p5': ['podar: puando'] }),
  }),
];
