// What becomes of verbs, row by row: whether they are conjugated, which forms they lack, pronouns, participles.
import { plainRow, row } from './row.ts';

const cells = (name: string, ...keys: string[]) => keys.map((key) => `${name}.${key}`);
const OLD = ['ant', 'desus', 'germ'];
/** With a diphthong, so that CONTÁS is voseo alone. */
const CONTAR = 'contar. tr. [pres. de ind.: tú cuentas]';
const ENDINGS = ['ado', 'ido', 'pto', 'to', 'cho', 'so'];

export const VERB_ROWS = {
  conjugation: {
    shown: row('conjugated', 'cantar. tr.', 'canto', 'conjugating.verb.current.shown'),
    missing: row(
      'conjugated',
      'cantar. tr. [sin paradigma]',
      'canto',
      'conjugating.verb.current.missing',
    ),
    oldShown: row(
      'conjugated',
      'cantar. tr. desus.',
      'canto',
      ...OLD.map((era) => `conjugating.verb.${era}.shown`),
    ),
    oldMissing: row(
      'conjugated',
      'cantar. tr. desus. [sin paradigma]',
      'canto',
      ...OLD.map((era) => `conjugating.verb.${era}.missing`),
    ),
    rareShown: row('conjugated', 'cantar. tr. p. us.', 'canto', 'conjugating.verb.p-us.shown'),
    rareMissing: row(
      'conjugated',
      'cantar. tr. p. us. [sin paradigma]',
      'canto',
      'conjugating.verb.p-us.missing',
    ),
    stillUsed: row('yes', 'cantar. tr. ant. U. en Asturias', 'canto', 'conjugating.stillUsed'),
    regular: plainRow('yes', 'conjugating.regular'),
    named: plainRow('words', 'conjugating.named'),
    modelled: plainRow('words', 'conjugating.modelled'),
    infinitiveOnly: plainRow('words', 'conjugating.infinitiveOnly'),
    restored: plainRow('words', 'restored.forms'),
    misprints: plainRow('words', 'restored.misprints'),
    italics: row('conjugated', '*flipar*. tr.', 'flipo', 'italics.verb'),
  },
  missing: {
    only: row('filled', 'abolir. tr. [U. solo en inf. y ger.]', 'abolimos', 'defective.rest.only'),
    generally: row(
      'filled',
      'abolir. tr. [U. generalmente en inf. y ger.]',
      'abolimos',
      'defective.rest.generally',
    ),
    notShown: plainRow('filled', 'defective.rest.not-shown'),
    whole: plainRow('words', 'defective.whole'),
    participle: plainRow('words', 'defective.participle'),
    impersonalCore: row('yes', 'nevar. impers.', 'nevaban', 'impersonal.core'),
    impersonal: row(
      'persons',
      'tronar. impers.',
      'tronamos',
      'impersonal.persons.exclusive.personal',
    ),
    impersonalShown: row(
      'persons',
      'tronar. impers. [paradigma impersonal]',
      'tronamos',
      'impersonal.persons.exclusive.impersonal',
    ),
    mixed: row(
      'persons',
      'tronar. intr.; impers.',
      'tronamos',
      'impersonal.persons.mixed.personal',
    ),
    mixedShown: row(
      'persons',
      'tronar. intr.; impers. [paradigma impersonal]',
      'tronamos',
      'impersonal.persons.mixed.impersonal',
    ),
    impersonalArticle: plainRow('yes', 'impersonal.article'),
    voseo: row('valid', CONTAR, 'contas', 'voseo.forms.shown'),
    voseoLeftOut: row('valid', `${CONTAR} [paradigma sin voseo]`, 'contas', 'voseo.forms.left-out'),
    voseoNamed: plainRow('valid', 'voseo.forms.no-paradigm'),
  },
  pronominal: {
    exclusive: plainRow('exclusive', 'pronominal.exclusive'),
    datedSense: plainRow('article', 'pronominal.datedSense'),
    paradigm: plainRow('article', 'pronominal.paradigm'),
    infinitive: row(
      'pronoun',
      'dignarse. prnl.',
      'dignar',
      'pronominal.forms.exclusive.infinitive',
    ),
    oldInfinitive: row('pronoun', 'dignarse. prnl. desus.', 'dignar', 'pronominal.oldInfinitive'),
    finite: row(
      'pronoun',
      'dignarse. prnl.',
      'digno',
      'pronominal.forms.exclusive.finite',
      'pronominal.forms.all-senses.finite',
    ),
    gerund: row('pronoun', 'dignarse. prnl.', 'dignando', 'pronominal.forms.exclusive.gerund'),
    gerundAll: row('pronoun', 'jactar. prnl.', 'jactando', 'pronominal.forms.all-senses.gerund'),
    imperative: row(
      'pronoun',
      'dignarse. prnl.',
      'dignad',
      'pronominal.forms.exclusive.imperative',
      'pronominal.forms.all-senses.imperative',
    ),
    notSoListed: row(
      'pronoun',
      'jactar. prnl.',
      'jactarse',
      ...cells(
        'pronominal.forms',
        'all-senses.infinitive',
        'with-intransitive.infinitive',
        'with-transitive.infinitive',
      ),
    ),
    imperativeBesides: row(
      'pronoun',
      'apegar. tr.; prnl.',
      'apegad',
      ...cells('pronominal.forms', 'with-intransitive.imperative', 'with-transitive.imperative'),
    ),
    addedSe: row('filled', 'cantar. tr.', 'cantarse', 'pronominal.addedSe'),
    enclitics: row('words', 'odiar. tr.', 'odiarme', 'enclitics.pronouns'),
    subjunctive: row('joined', 'amar. tr.', 'amase', 'enclitics.subjunctive'),
    homograph: plainRow('valid', 'enclitics.homograph'),
  },
  participle: {
    endings: row(
      'article',
      'cantar. tr.',
      'cantado',
      ...ENDINGS.map((end) => `participle.ending.${end}`),
    ),
    bareO: plainRow('article', 'participle.ending.o'),
    transitive: row('participle', 'cantar. tr.', 'cantadas', 'participle.forms.tr'),
    others: row(
      'participle',
      'boxear. intr.',
      'boxeadas',
      'participle.forms.intr',
      'participle.forms.prnl',
    ),
    impersonal: row('participle', 'ventiscar. impers.', 'ventiscados', 'participle.forms.impers'),
    dated: row(
      'participle',
      'adolecer. tr. ant.; intr.',
      'adolecida',
      ...cells('participle.dated', ...OLD),
    ),
    rare: row('participle', 'cantar. tr. p. us.', 'cantadas', 'participle.dated.p-us'),
    stillUsed: row(
      'yes',
      'afalagar. tr. ant. U. en Asturias',
      'afalagadas',
      'participle.stillUsed',
    ),
    infinitiveOnly: row(
      'participle',
      'atear. tr. ant. [sin paradigma]',
      'ateado',
      'participle.ofInfinitiveOnly',
    ),
    article: plainRow('article', 'participle.article'),
    ownArticle: plainRow('article', 'participle.ownArticle'),
    inPhrase: plainRow('participle', 'participle.inPhrase'),
  },
} as const;
