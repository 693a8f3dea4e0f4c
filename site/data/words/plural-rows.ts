// Who takes a plural, row by row: the kind of word, its company, its age, its label, its phrase.
import { plainRow, row } from './row.ts';

const category = (name: string) => `taking.category.${name}`;
const company = (name: string) => `company.plural.${name}`;
const dated = (name: string) => `dated.plural.${name}`;
const phrase = (name: string) => `phrases.plural.${name}`;

export const PLURAL_ROWS = {
  kinds: {
    nouns: row('plural', 'flor. f.', 'flores', category('noun'), category('adjective')),
    pronouns: row('plural', 'ella. pron.', 'ellas', category('pronoun')),
    articles: plainRow('plural', category('article')),
    adverbs: row('plural', 'quizá. adv.', 'quizás', category('adverb')),
    interjections: row('plural', 'puf. interj.', 'pufs', category('interjection')),
    onomatopoeias: row('plural', 'pumba. onomat.', 'pumbas', category('onomatopoeia')),
    particles: row(
      'plural',
      'ca. conj.',
      'cas',
      ...['conjunction', 'preposition', 'contraction'].map(category),
    ),
    shown: row('plural', 'naca. interj. [pl. nacas]', 'nacas', 'taking.shownInterjection'),
    people: row('plural', 'patagón, na. adj. [pueblo]', 'patagones', 'nouns.people'),
    gender: row('gender', 'burladero, ra. adj. desus.; m.', 'burladeras', 'nouns.inOneGender'),
  },
  company: {
    adverb: row('company', 'mal. adv.; m.', 'males', company('adverb')),
    interjection: row('company', 'hurra. interj.; m.', 'hurras', company('interjection')),
    onomatopoeia: row('company', 'pumba. onomat.; m.', 'pumbas', company('onomatopoeia')),
    phrase: row(
      'company',
      'ufo. m. [loc. adv. a ~]',
      'ufos',
      company('locution'),
      company('phrase'),
    ),
    particles: row(
      'company',
      'pro. prep.; m.',
      'pros',
      company('conjunction'),
      company('preposition'),
    ),
  },
  ages: {
    old: row('plural', 'adutaque. m. ant.', 'adutaques', ...['ant', 'desus', 'germ'].map(dated)),
    rare: row('plural', 'haiga. m. p. us.', 'haigas', dated('p-us')),
    use: row('besides', 'lejura. f. desus. U. en Colombia', 'lejuras', 'dated.openedBy'),
    phrase: plainRow('plural', 'dated.inPhrase'),
  },
  labels: {
    italic: row('plural', '*brandy*. m.', 'brandys', 'italics.plural.all', 'italics.plural.part'),
    italicNamed: plainRow('plural', 'italics.named'),
    foreign: row('plural', 'convoy. m. [voz extranjera]', 'convoyes', 'labelled.plural.foreign'),
    apocope: row('plural', 'algún. adj. [apóc.]', 'algunes', 'labelled.plural.apocope'),
    apocopeNoun: row('plural', 'cien. adj. [apóc.]; m.', 'cienes', 'labelled.apocopeNoun'),
    fromApocope: row(
      'plural',
      'mariposa. f. [de un apóc.]',
      'mariposas',
      'labelled.plural.from-apocope',
    ),
    clipping: row('plural', 'foto. f. [acort.]', 'fotos', 'labelled.plural.clipping'),
    title: row('plural', 'señoría. f. [tratamiento]', 'señorías', 'labelled.plural.title'),
    otherLetters: plainRow('plural', 'named.otherLetters'),
    overLetters: plainRow('besides', 'named.over.letter', 'named.over.greek-letter'),
    overNotes: plainRow('besides', 'named.over.note'),
    compounds: row(
      'plural',
      'ciempiés. m. [segundo elemento en plural]',
      'ciempieses',
      'plural.compounds',
    ),
    prefixed: row(
      'plural',
      'antiniebla. adj. [prefijo y sustantivo]',
      'antinieblas',
      'plural.prefixed',
    ),
    peopleInDictionary: row(
      'besides',
      'chaná. adj. [pueblo] [pl. chanaes]',
      'chanaes',
      'plural.peopleInDictionary',
    ),
  },
  phrases: {
    phrase: row(
      'plural',
      'oque. [loc. adv. de ~]',
      'oques',
      ...['loc-noun', 'loc-adj', 'loc-adv', 'loc-prep', 'loc-conj', 'loc-interj', 'loc-verb'].map(
        phrase,
      ),
      ...['set-phrase', 'expression'].map(phrase),
    ),
    adjective: row('adjective', 'vestido, da. [loc. adj. bien ~]', 'vestidas', 'phrases.adjective'),
    reference: row(
      'plural',
      'bolar. [V. tierra ~, adj.]',
      'bolares',
      'references.plural.adjective',
      'references.plural.noun',
    ),
    adverb: row(
      'plural',
      'civilmente. adv. [V. responsable ~, adv.]',
      'civilmentes',
      'references.plural.adverb',
    ),
    particle: row(
      'plural',
      'cagalar. [V. tripa del ~, tras partícula]',
      'cagalares',
      'references.plural.after-particle',
    ),
    datedWord: row(
      'plural',
      'cabdal. adj. ant. [V. águila ~, adj.]',
      'cabdales',
      'references.ofDated',
    ),
    datedPhrase: row('plural', 'bruneta. [V. … ~, adj. ant.]', 'brunetas', 'references.inDated'),
    ending: row(
      'plural',
      'ladero, ra. adj. ant. [V. jueves ladero, adj.]',
      'laderas',
      'references.otherEnding',
    ),
  },
} as const;
