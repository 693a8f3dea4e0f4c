// Articles as dictionaries abbreviate them, and what cannot be read.
import { describe, expect, test } from 'vitest';
import type { DictionaryEntry } from '../../../protocol/generated/types.ts';
import { VERB_SLOTS } from '../../../protocol/generated/vocabulary.ts';
import { articleOf } from './article.ts';

// biome-ignore format: one article a line
const READ: readonly (readonly [article: string, entry: DictionaryEntry])[] = [
  ['querub. m.', { headword: 'querub', senses: [{ category: 'noun', gender: 'm' }] }],
  ['per se. adv.', { headword: 'per se', senses: [{ category: 'adverb' }] }],
  ['*brandy*. m.', { headword: 'brandy', italic: 'all', senses: [{ category: 'noun', gender: 'm' }] }],
  ['bosh*ita*. m.', { headword: 'boshita', italic: 'part', senses: [{ category: 'noun', gender: 'm' }] }],
  ['burladero, ra. adj. desus.; m.', { headword: 'burladero, ra', senses: [{ category: 'adjective', era: 'desus' }, { category: 'noun', gender: 'm' }] }],
  ['adolecer. tr. ant.; intr.', { headword: 'adolecer', senses: [{ category: 'verb', valency: 'tr', era: 'ant' }, { category: 'verb', valency: 'intr' }] }],
  ['haiga. m. p. us.', { headword: 'haiga', senses: [{ category: 'noun', gender: 'm', era: 'p-us' }] }],
  ['lejura. f. desus. U. en Colombia y Ecuador', { headword: 'lejura', senses: [{ category: 'noun', gender: 'f', era: 'desus', use: { places: ['Colombia', 'Ecuador'] } }] }],
  ['argullo. m. desus. U. c. vulg.', { headword: 'argullo', senses: [{ category: 'noun', gender: 'm', era: 'desus', use: { registers: ['vulgar'] } }] }],
  ['hurra. interj. U. t. c. s. m.', { headword: 'hurra', senses: [{ category: 'interjection' }, { category: 'noun', gender: 'm' }] }],
  ['cantar. tr. U. t. c. intr.', { headword: 'cantar', senses: [{ category: 'verb', valency: 'tr' }, { category: 'verb', valency: 'intr' }] }],
  ['mar. m. y f.', { headword: 'mar', senses: [{ category: 'noun', gender: 'mf' }] }],
  ['buen. adj. [apóc.]', { headword: 'buen', senses: [{ category: 'adjective' }], labels: ['apocope'] }],
  ['arrepentida. f. [participio]', { headword: 'arrepentida', senses: [{ category: 'noun', gender: 'f' }], labels: ['participle'] }],
  ['ciempiés. m. [segundo elemento en plural]', { headword: 'ciempiés', senses: [{ category: 'noun', gender: 'm' }], labels: ['plural-compound'] }],
  ['oque. [loc. adv. de ~]', { headword: 'oque', senses: [{ category: 'locution', phrase: { kind: 'loc-adv', text: 'de ~' } }] }],
  ['ayudanta. f. [oficio]', { headword: 'ayudanta', senses: [{ category: 'noun', gender: 'f' }], labels: ['trade'] }],
  ['tropar. [solo en papel]', { headword: 'tropar', senses: [], recorded: ['drae22-print'] }],
  ['acupear. [solo en el CD y en papel]', { headword: 'acupear', senses: [], recorded: ['drae22-cd', 'drae22-print'] }],
  ['test. m. [pl. DPD tests]', { headword: 'test', senses: [{ category: 'noun', gender: 'm' }], plurals: { dpd: ['tests'] } }],
  ['chaná. adj. [pl. chanaes]', { headword: 'chaná', senses: [{ category: 'adjective' }], plurals: { dictionary: ['chanaes'] } }],
  ['chuj. adj. [pl. chuj] [pl. DPD chujes]', { headword: 'chuj', senses: [{ category: 'adjective' }], plurals: { dictionary: ['chuj'], dpd: ['chujes'] } }],
  ['romí. adj. ant. [V. azafrán ~, adj.]', { headword: 'romí', senses: [{ category: 'adjective', era: 'ant' }, { category: 'cross-reference', phrase: { kind: 'reference', text: 'azafrán ~', role: 'adjective' } }] }],
  ['cormano, na. m. y f. desus. [V. primo ~, adj. desus.]', { headword: 'cormano, na', senses: [{ category: 'noun', gender: 'mf', era: 'desus' }, { category: 'cross-reference', era: 'desus', phrase: { kind: 'reference', text: 'primo ~', role: 'adjective' } }] }],
  ['cagalar. [V. tripa del ~, tras partícula]', { headword: 'cagalar', senses: [{ category: 'cross-reference', phrase: { kind: 'reference', text: 'tripa del ~', role: 'after-particle' } }] }],
  ['radar. m. [acrón.]', { headword: 'radar', senses: [{ category: 'noun', gender: 'm' }], labels: ['acronym'] }],
  ['mariposa. f. [de un apóc.]', { headword: 'mariposa', senses: [{ category: 'noun', gender: 'f' }], labels: ['from-apocope'] }],
  ['bolar. [V. tierra ~]', { headword: 'bolar', senses: [{ category: 'cross-reference', phrase: { kind: 'reference', text: 'tierra ~' } }] }],
  ['coitar. intr. [sin paradigma]', { headword: 'coitar', senses: [{ category: 'verb', valency: 'intr' }], paradigm: { shown: false } }],
  ['volar. intr. [U. solo en ger. e inf.]', { headword: 'volar', senses: [{ category: 'verb', valency: 'intr' }], paradigm: { shown: true, note: 'only', places: ['ger', 'inf'] } }],
];

// biome-ignore format: one article a line
const UNREADABLE: readonly (readonly [article: string, message: RegExp])[] = [
  ['querub', /the article «querub» has no headword\n {2}expected a headword and a full stop/],
  ['querub. masc.', /has «masc\.»\n {2}expected one of .*onomat\..*m\./],
  ['querub. m. U. c. raro', /has «U\. c\. raro»\n {2}expected one of vulg\./],
  ['querub. ant.', /has «ant\.»\n {2}expected a part of speech/],
  ['querub. m. [solo en Google]', /has the note \[solo en Google\]\n {2}expected one of .*solo en el CD/],
  ['bolar. [V. tierra ~, raro]', /has «raro»\n {2}expected one of adj\., s\., adv\., tras partícula, ant\./],
  ['bolar. [V. tierra ~, adj. raro]', /has «adj\. raro»\n {2}expected one of adj\./],
  ['volar. intr. [paradigma sin alas]', /has «alas»\n {2}expected one of .*voseo/],
  ['querub. m. [raro]', /has the note \[raro\]\n {2}expected one of apóc\./],
];

describe('an article', () => {
  test.each(READ)('%s is read', (article, entry) => expect(articleOf(article)).toEqual(entry));

  test('tells what its paradigm leaves out', () => {
    const { paradigm } = articleOf('volar. intr. [paradigma sin voseo y fut. de subj.]');
    const left = VERB_SLOTS.filter((slot) => !paradigm?.places?.includes(slot));
    expect(paradigm?.note).toBeUndefined();
    expect(left).toHaveLength(9);
    expect(left).toContain('imp.2v');
  });

  test.each(UNREADABLE)('%s is told with what may stand there', (article, message) => {
    expect(() => articleOf(article)).toThrow(message);
  });
});
