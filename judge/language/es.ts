// Words told in Spanish.
import type { Language } from './language.ts';

export const es: Language = {
  verdict: {
    valid: 'vale',
    invalid: 'no vale',
    undetermined: 'queda a juicio de los árbitros',
  },
  derivation: {
    listed: 'en el diccionario',
    feminine: 'femenino',
    plural: 'plural',
    conjugated: 'forma conjugada',
    participle: 'participio',
    'with-se': 'con SE',
    'without-se': 'sin SE',
    enclitic: 'con pronombre enclítico',
    suffixed: 'derivado',
    'part-of': 'parte de una expresión',
  },
  manner: {
    '-s': 'en -S',
    '-es': 'en -ES',
    'z-ces': 'en -CES',
    'c-ques': 'en -QUES',
    'y-is': 'en -IS',
    special: 'propio',
    unchanged: 'sin cambio',
  },
  tense: {
    inf: 'infinitivo',
    ger: 'gerundio',
    imp: 'imperativo',
    'ind.pres': 'presente de indicativo',
    'ind.impf': 'imperfecto de indicativo',
    'ind.pret': 'pretérito',
    'ind.fut': 'futuro',
    cond: 'condicional',
    'sub.pres': 'presente de subjuntivo',
    'sub.impf-ra': 'imperfecto de subjuntivo en -RA',
    'sub.impf-se': 'imperfecto de subjuntivo en -SE',
    'sub.fut': 'futuro de subjuntivo',
  },
  person: {
    '1s': 'yo',
    '2s': 'tú',
    '2v': 'vos',
    '3s': 'él',
    '1p': 'nosotros',
    '2p': 'vosotros',
    '3p': 'ellos',
  },
  participle: {
    ms: 'masculino singular',
    fs: 'femenino singular',
    mp: 'masculino plural',
    fp: 'femenino plural',
  },
  place: {
    word: (word) => `la palabra «${word}»`,
    article: (article) => `el artículo «${article}»`,
  },
  wrong: {
    empty: () => ({
      found: 'no hay ninguna letra',
      expected: 'una palabra, como RAGÚES',
      remedy: 'escriba la palabra por la que pregunta',
    }),
    noArticle: () => ({
      found: 'no se ha dado ningún artículo del diccionario',
      expected: 'el artículo de donde sale, como «querub. m.»',
      remedy: 'los artículos que se dan son todo el diccionario: sin ninguno, nada vale',
    }),
    foreignLetter: (letter) => ({
      found: `lleva ${letter}, y ninguna ficha es una ${letter}`,
      expected: 'letras del juego: de la A a la Z sin K ni W, con CH, LL, Ñ y RR',
      remedy: 'las palabras con K o con W no se pueden formar',
    }),
    sign: (sign) => ({
      found: `lleva «${sign}», que no es una letra`,
      expected: 'una sola palabra, con acentos o sin ellos; [CH] también es una ficha',
      remedy: 'quite los espacios, guiones, cifras y signos',
    }),
    oneTile: (tile) => ({
      found: `es una sola ficha, ${tile}`,
      expected: 'dos fichas o más',
      remedy:
        'en el tablero toda palabra tiene al menos dos fichas; pregunte por su plural, si lo tiene',
    }),
    tooLong: (tiles) => ({
      found: `tiene ${tiles} fichas`,
      expected: 'quince fichas como mucho, que es lo que mide el tablero',
      remedy: 'pregunte por otra forma de la palabra',
    }),
    noHeadword: (nearest) => ({
      found: 'no hay palabra seguida de un punto',
      expected: 'la palabra, un punto y lo que es: «querub. m.», «adolecer. tr. ant.; intr.»',
      remedy: `quizá «${nearest}»`,
    }),
    openNote: (found) => ({
      found: `el corchete de «${found}» no tiene pareja`,
      expected: 'cada nota entre dos corchetes, como [apóc.] o [loc. adv. de ~]',
      remedy: 'ponga el corchete que falta, o quite el que sobra',
    }),
    noCategory: (found) => ({
      found: `la acepción «${found}» no dice qué es la palabra`,
      expected: 'una clase de palabra antes de la marca, como en «m. ant.» o «tr. desus.»',
      remedy: `quizá «m. ${found}», si es un sustantivo masculino`,
    }),
    unknown: (what, found, known, nearest) => ({
      found:
        what === 'note' ? `la nota [${found}] no se conoce` : `la marca «${found}» no se conoce`,
      expected: `una de estas: ${known.join(', ')}`,
      remedy: `quizá «${nearest}»`,
    }),
  },
  expected: 'se espera',
  unregulated: 'no lo dice',
  noArticle: 'no sale de ninguno de los artículos dados',
  unplayable: (forms) =>
    forms === 1
      ? 'y 1 forma más que no cabe en el tablero'
      : `y ${forms} formas más que no caben en el tablero`,
  list: {
    listed: 'en la lista de palabras',
    absent: 'no está en la lista de palabras',
    explained: 'puede explicarse como',
    entry: 'puede ser un artículo del diccionario; no se encuentra otra explicación',
    nothing: 'no se encuentra de qué artículo saldría',
    barred: 'lo que impediría sus derivaciones probables',
    readAs: (article) => `si el artículo dice «${article}»`,
  },
  count: (tiles) => (tiles === 1 ? '1 ficha' : `${tiles} fichas`),
};
