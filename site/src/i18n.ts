// Every text of the site in its two languages: one entry a text, so that neither language can lack one.
import type { Lang } from './model.ts';

type Entry = readonly [es: string, en: string];

const UI = {
  'site.name': ['Articulado', 'Articulado'],
  'site.line': [
    'Los cinco reglamentos de Scrabble de torneo en español, cláusula a cláusula, con los casos que los ponen a prueba.',
    'The five Spanish-language tournament Scrabble regulations, clause by clause, with the cases that put them to the test.',
  ],
  'site.headline': ['¿Qué dice el reglamento?', 'What does the regulation say?'],
  'site.note': [
    'Las reglas están redactadas con palabras propias; el texto que obliga es el del reglamento.',
    'The rules are restated in our own words; the binding text is that of the regulation.',
  ],
  skip: ['Saltar al contenido', 'Skip to content'],
  menu: ['Menú', 'Menu'],
  'menu.label': ['Secciones', 'Sections'],
  'menu.all': ['Todas las secciones', 'All sections'],
  breadcrumbs: ['Estás en', 'You are here'],
  switch: ['English', 'Español'],
  'switch.label': ['Read this page in English', 'Leer esta página en español'],
  home: ['Inicio', 'Home'],
  editions: ['Reglamentos', 'Regulations'],
  topics: ['Temas', 'Topics'],
  scenarios: ['Escenarios', 'Scenarios'],
  interpretations: ['Interpretaciones', 'Interpretations'],
  implementations: ['Implementaciones', 'Implementations'],
  coverage: ['Cobertura', 'Coverage'],
  oddities: ['Rarezas', 'Oddities'],
  glossary: ['Glosario', 'Glossary'],
  compare: ['Comparar', 'Compare'],

  'jump.label': ['Busca un artículo, un tema o un caso', 'Find an article, a topic or a case'],
  'jump.hint': ['28.2 o «robar de más»', '28.2 or “overdraw”'],
  'jump.go': ['Ir', 'Go'],
  'jump.none': [
    'Nada coincide con «{query}». Prueba otra palabra o un número de artículo.',
    'Nothing matches “{query}”. Try another word or an article number.',
  ],
  'jump.failed': [
    'No se ha podido cargar el índice; la lista de temas sigue disponible.',
    'The index could not be loaded; the list of topics still works.',
  ],
  'jump.found': ['{n} resultados', '{n} results'],
  'jump.examples': ['Por ejemplo:', 'For example:'],
  'jump.kind.clause': ['Cláusula', 'Clause'],
  'jump.kind.article': ['Artículo', 'Article'],
  'jump.kind.topic': ['Tema', 'Topic'],
  'jump.kind.scenario': ['Escenario', 'Scenario'],
  'jump.kind.interpretation': ['Interpretación', 'Interpretation'],

  clause: ['Cláusula', 'Clause'],
  'clause.of': ['Cláusula {number} · {edition}', 'Clause {number} · {edition}'],
  'clause.facts': ['Datos de la cláusula', 'Facts about the clause'],
  'clause.modality': ['Tipo de norma', 'Kind of norm'],
  'clause.actor': ['Se dirige a', 'Addressed to'],
  'clause.profile': ['Área', 'Area'],
  'clause.relations': ['Relación con otras cláusulas', 'Relations to other clauses'],
  'clause.changed': ['Otro reglamento la modifica', 'Another regulation changes it'],
  'clause.scenarios': ['Escenarios que la ponen a prueba', 'Scenarios that put it to the test'],
  'clause.reasoned': ['Sin escenario, y por qué', 'No scenario, and why'],
  'clause.open': ['Todavía sin escenario.', 'No scenario yet.'],
  'clause.oddities': ['Rarezas del texto original', 'Oddities of the source text'],
  'clause.elsewhere': [
    'El mismo tema en los demás reglamentos',
    'The same topic in the other regulations',
  ],
  'clause.previous': ['Anterior', 'Previous'],
  'clause.next': ['Siguiente', 'Next'],
  'clause.article': ['Todo el artículo {number}', 'The whole of article {number}'],
  'clause.from': ['Procede de', 'Comes from'],
  'clause.to': ['Continúa en', 'Continued in'],

  'place.article': ['artículo {n}', 'article {n}'],
  'place.paragraph': ['párrafo {n}', 'paragraph {n}'],
  'place.sentence': ['frase {n}', 'sentence {n}'],
  'place.point': ['punto {n}', 'point {n}'],
  'place.about': ['sobre el artículo {n}', 'on article {n}'],
  'place.section': ['apartado {n}', 'section {n}'],

  article: ['Artículo', 'Article'],
  'article.short': ['Art. {number}', 'Art. {number}'],
  'article.previous': ['Artículo anterior', 'Previous article'],
  'article.next': ['Artículo siguiente', 'Next article'],
  'edition.articles': ['Artículos', 'Articles'],
  'edition.overlays': [
    'Se aplica sobre {edition}: lo que no dice, lo dice ese reglamento.',
    'Laid over {edition}: what it does not say is said there.',
  ],
  'edition.overlaid': [
    '{edition} se aplica sobre este reglamento y lo modifica en parte.',
    '{edition} is laid over this regulation and changes it in part.',
  ],
  'edition.oddities': ['{n} rarezas del texto original', '{n} oddities of the source text'],
  'edition.counts': [
    '{articles} artículos, {clauses} cláusulas',
    '{articles} articles, {clauses} clauses',
  ],
  'edition.none': ['sin capítulos', 'without chapters'],
  'oddities.line': [
    'Remisiones equivocadas, erratas, casos sin prever y palabras ambiguas que hay en la fuente de {edition}.',
    'Wrong references, misprints, unforeseen cases and ambiguous words in the source of {edition}.',
  ],
  'oddities.all.line': [
    'Lo que un comité puede querer corregir en los cinco reglamentos: remisiones equivocadas, erratas, casos sin prever, palabras ambiguas.',
    'What a committee may want to mend in the five regulations: wrong references, misprints, unforeseen cases, ambiguous words.',
  ],
  'oddities.all': ['Las de los cinco reglamentos', 'Those of all five regulations'],
  'oddities.table': [
    'Cuántas hay de cada clase en cada reglamento',
    'How many of each kind in each regulation',
  ],
  'oddities.kind': ['Clase', 'Kind'],
  'oddities.meant': [
    'Dice «{literal}»; se entiende «{meant}».',
    'Prints “{literal}”; “{meant}” is meant.',
  ],
  'oddities.none': ['No se ha anotado ninguna.', 'None has been noted.'],

  'topics.line': [
    'El nombre de las cosas no cambia aunque cambien los números: cada tema reúne lo que dice cada reglamento.',
    'Names outlive numbers: each topic gathers what every regulation says.',
  ],
  topic: ['Tema', 'Topic'],
  'topic.synonyms': ['También se dice', 'Also called'],
  'topic.answers': ['Qué dice cada reglamento', 'What each regulation says'],
  'topic.clauses': ['Cláusulas, una a una', 'The clauses one by one'],
  'topic.inForce': ['Cláusulas que deciden', 'Clauses that decide'],
  'topic.silent': [
    'Este reglamento no dice nada sobre el tema.',
    'This regulation says nothing on the topic.',
  ],
  'topic.unanswered': ['Cláusulas sobre el tema:', 'Clauses on the topic:'],
  'topic.more': ['y {n} más', 'and {n} more'],
  'topic.open': ['Ver el tema completo', 'See the whole topic'],
  'topic.noScenarios': ['Todavía sin escenarios.', 'No scenarios yet.'],

  scenario: ['Escenario', 'Scenario'],
  'scenarios.line': [
    'Cada caso, tal como ocurre en la mesa, y lo que debe pasar según cada reglamento.',
    'Each case as it happens at the table, and what must follow under each regulation.',
  ],
  'scenario.rule': ['Regla', 'Rule'],
  'scenario.steps': ['El caso', 'The case'],
  'scenario.examples': ['Según cada reglamento', 'Under each regulation'],
  'scenario.tables': ['En la mesa', 'At the table'],
  'scenario.tables.line': [
    'Un caso de cada reglamento, jugado por la implementación de referencia.',
    'One case of each regulation, played by the reference implementation.',
  ],
  'scenario.clauses': ['Cláusulas que encarna', 'Clauses it encodes'],
  'scenario.inherited': ['heredada', 'inherited'],
  'scenario.case': ['Caso', 'Case'],
  'scenario.cases': ['{n} casos', '{n} cases'],
  'scenario.case1': ['1 caso', '1 case'],
  'scenario.everywhere': ['los cinco reglamentos', 'all five regulations'],
  'scenario.file': ['Archivo', 'File'],
  'scenario.spanish': ['en español en el original', 'in Spanish in the original'],
  'scene.board': ['Tablero', 'Board'],
  'scene.board.words': ['Tablero: {words}.', 'Board: {words}.'],
  'scene.board.new': ['Fichas colocadas en el caso: {tiles}.', 'Tiles laid in the case: {tiles}.'],
  'scene.board.lifted': ['Fichas retiradas: {tiles}.', 'Tiles lifted: {tiles}.'],
  'scene.across': ['horizontal', 'across'],
  'scene.down': ['vertical', 'down'],
  'scene.before': ['Al empezar', 'At the start'],
  'scene.after': ['Al terminar', 'At the end'],
  'scene.rack': ['Atril de {player}', 'Rack of {player}'],
  'scene.rack.empty': ['vacío', 'empty'],
  'scene.hand': ['Robadas, sin poner en el atril', 'Drawn, not yet racked'],
  'scene.score': ['Marcador', 'Score'],
  'scene.bag': ['Fichas en la bolsa', 'Tiles in the bag'],
  'scene.turn': ['Le toca a', 'To move'],
  'scene.events': ['Qué pasa, y por qué', 'What happens, and why'],
  'scene.because': ['según', 'under'],
  'scene.ended': ['La partida {ending}.', 'The game {ending}.'],
  'scene.legend.new': ['colocada en el caso', 'laid in the case'],
  'scene.legend.lifted': ['retirada', 'lifted'],
  'scene.legend.blank': ['comodín', 'blank'],
  'scene.blank': ['comodín', 'blank'],
  'premium.W': ['3P', '3W'],
  'premium.w': ['2P', '2W'],
  'premium.L': ['3L', '3L'],
  'premium.l': ['2L', '2L'],

  'compare.title': ['Comparar dos reglamentos', 'Compare two regulations'],
  'compare.line': [
    'Qué cambia de un reglamento a otro: lo que dice sobre cada tema y los casos que acaban de otra manera.',
    'What changes from one regulation to another: what it says on each topic, and the cases that end in another way.',
  ],
  'compare.pair': ['De {first} a {second}', 'From {first} to {second}'],
  'compare.topics': ['Tema a tema', 'Topic by topic'],
  'compare.between': [
    'Entre los dos está {edition}: cuenta el cambio mayor de los dos pasos.',
    '{edition} lies between the two: the greater change of the two steps counts.',
  ],
  'compare.scenarios': ['Casos que acaban de otra manera', 'Cases that end in another way'],
  'compare.scenarios.line': [
    'Los dos reglamentos parten de la misma situación; lo que difiere va en negrita.',
    'Both regulations start from the same situation; what differs is in bold.',
  ],
  'compare.scenarios.none': [
    'Ningún escenario acaba de otra manera.',
    'No scenario ends in another way.',
  ],
  'compare.rest': ['Los demás escenarios', 'The other scenarios'],
  'compare.only': ['Solo en {edition}', 'Only in {edition}'],
  'compare.alike': ['Acaban igual en los dos', 'End alike under both'],
  'compare.apart': [
    'Con casos de los dos, ninguno con el mismo comienzo',
    'With cases of both, none with the same beginning',
  ],
  'compare.scenarios.only': ['Solo con casos de {edition}', 'Only with cases of {edition}'],
  'compare.count.scenarios': [
    'Escenarios que acaban de otra manera',
    'Scenarios that end in another way',
  ],
  'compare.ends1': ['1 escenario acaba de otra manera', '1 scenario ends in another way'],
  'compare.endsMany': ['{n} escenarios acaban de otra manera', '{n} scenarios end in another way'],

  'glossary.line': [
    'Cada término con su nombre en inglés y en el código, y las otras palabras con que lo nombra cada reglamento.',
    'Each term with its Spanish name and its name in code, and the other words each regulation uses for it.',
  ],
  'glossary.other': ['En inglés', 'In Spanish'],
  'glossary.code': ['En el código', 'In code'],
  'glossary.variants': ['Cómo lo llama', 'What it is called in'],
  'glossary.note': [
    'El reglamento que no figura en un término usa ese mismo término o no habla de él.',
    'A regulation not listed under a term uses that same term or does not speak of it.',
  ],

  'interpretations.line': [
    'Donde el texto admite más de una lectura: cuál se adopta y por qué.',
    'Where the text admits more than one reading: which is adopted and why.',
  ],
  'interpretations.none': [
    'Todavía no hay interpretaciones publicadas.',
    'No interpretations have been published yet.',
  ],
  interpretation: ['Interpretación', 'Interpretation'],
  'interpretation.readings': ['Lecturas posibles', 'Possible readings'],
  'interpretation.adopted': ['Lectura adoptada', 'Adopted reading'],
  'interpretation.why': ['Por qué', 'Why'],
  'interpretation.clauses': ['Cláusulas', 'Clauses'],
  'interpretation.editions': ['Se aplica en', 'Applies in'],
  'interpretation.basis': ['Se apoya en', 'Rests on'],
  'interpretation.scenarios': ['Escenarios que la fijan', 'Scenarios that fix it'],
  'interpretation.parameter': ['Parámetro', 'Parameter'],

  'implementations.line': [
    'Programas que han pasado los escenarios y lo que salió.',
    'Software that ran the scenarios, and what came out.',
  ],
  'implementations.none': [
    'Todavía no hay resultados. Se obtienen con «npm run certify».',
    'No results yet. “npm run certify” makes them.',
  ],
  'implementation.language': ['Lenguaje', 'Language'],
  'implementation.version': ['Versión', 'Version'],
  'implementation.homepage': ['Página', 'Homepage'],
  'implementation.suite': ['Versión de la batería', 'Suite version'],
  'implementation.restarts': ['Reinicios', 'Restarts'],
  'implementation.transport': ['Conexión', 'Transport'],
  'implementation.conformant': ['Conforme', 'Conformant'],
  'implementation.notConformant': ['No conforme', 'Not conformant'],
  'implementation.conformant.line': [
    'Todos los casos declarados y pedidos pasan.',
    'Every case claimed and asked for passes.',
  ],
  'implementation.notConformant.line': [
    'Algún caso declarado no pasa.',
    'Some claimed case does not pass.',
  ],
  'implementation.partial': ['Ejecución parcial', 'Partial run'],
  'implementation.partial.line': [
    'Se usaron filtros o quedaron casos sin ejecutar.',
    'Filters were used or cases were left out.',
  ],
  'implementation.matrix': ['Por reglamento y área', 'By regulation and area'],
  'implementation.failures': ['Casos que no pasan', 'Cases that do not pass'],
  'implementation.noFailures': ['Ninguno.', 'None.'],
  'implementation.strangers': [
    'Resultados de casos que ya no existen, sin contar: {n}.',
    'Results of cases that no longer exist, not counted: {n}.',
  ],
  'implementation.passes': ['{pass} de {total} casos', '{pass} of {total} cases'],
  'implementation.matrix.note': [
    'Casos que pasan / casos declarados. «–»: no declarado.',
    'Cases that pass / cases claimed. “–”: not claimed.',
  ],

  'coverage.line': [
    'Cuántas cláusulas tienen un escenario que puede fallar, cuántas no lo necesitan (con su razón escrita) y cuántas faltan.',
    'How many clauses have a scenario that can fail, how many need none (with a written reason) and how many are missing.',
  ],
  'coverage.covered': ['con escenario', 'with a scenario'],
  'coverage.reasoned': ['con razón escrita', 'with a written reason'],
  'coverage.open': ['pendientes', 'to do'],
  'coverage.clauses': ['Cláusulas', 'Clauses'],
  'coverage.total': ['Total', 'Total'],
  'coverage.bar': [
    '{covered} con escenario, {reasoned} con razón escrita, {open} pendientes',
    '{covered} with a scenario, {reasoned} with a written reason, {open} to do',
  ],

  'notFound.title': ['Esta página no existe', 'This page does not exist'],
  'notFound.line': [
    'Puede que haya cambiado el número. Busca el artículo o el tema:',
    'The number may have changed. Look for the article or the topic:',
  ],
  'footer.line': [
    'Articulado no es una publicación oficial de ninguna federación.',
    'Articulado is not an official publication of any federation.',
  ],
} as const satisfies Record<string, Entry>;

/** Closed sets of the corpus and the protocol, by the group and the value. */
const TERMS = {
  'profile.jugada': ['Jugada', 'Play'],
  'profile.impugnacion': ['Impugnaciones', 'Challenges'],
  'profile.final': ['Final de la partida', 'End of the game'],
  'profile.salida': ['Salida', 'Start'],
  'profile.despliegue': ['Despliegue de las fichas', 'Laying the tiles'],
  'profile.fichas': ['Fichas de más y de menos', 'Too many or too few tiles'],
  'profile.papeletas': ['Papeletas y jueces', 'Slips and judges'],
  'profile.final-arbitrado': ['Final arbitrado', 'End by the arbiter'],
  'profile.planilla': ['Planilla', 'Score sheet'],
  'profile.reloj': ['Reloj', 'Clock'],
  'profile.arbitraje': ['Arbitraje y conducta', 'Arbitration and conduct'],
  'profile.lexico-lista': ['Léxico: lista de palabras', 'Lexicon: word list'],
  'profile.lexico-reglas': ['Léxico: reglas', 'Lexicon: rules'],
  'profile.torneo': ['Torneo', 'Tournament'],
  'modality.definition': ['Definición', 'Definition'],
  'modality.permission': ['Permiso', 'Permission'],
  'modality.prohibition': ['Prohibición', 'Prohibition'],
  'modality.procedure': ['Procedimiento', 'Procedure'],
  'modality.obligation': ['Obligación', 'Obligation'],
  'modality.penalty': ['Sanción', 'Penalty'],
  'modality.power': ['Facultad', 'Power'],
  'modality.right': ['Derecho', 'Right'],
  'actor.player': ['el jugador', 'the player'],
  'actor.opponent': ['el oponente', 'the opponent'],
  'actor.both-players': ['los dos jugadores', 'both players'],
  'actor.arbiter': ['el árbitro', 'the arbiter'],
  'actor.judges': ['los jueces', 'the judges'],
  'actor.organiser': ['la organización', 'the organisers'],
  'actor.association': ['la asociación', 'the association'],
  'actor.committee': ['el comité', 'the committee'],
  'actor.nobody': ['nadie en particular', 'nobody in particular'],
  'relation.cites': ['Remite a', 'Refers to'],
  'relation.replaces': ['Sustituye a', 'Replaces'],
  'relation.disapplies': ['Deja sin efecto', 'Sets aside'],
  'relation.clarifies': ['Aclara', 'Clarifies'],
  'relation.addsTo': ['Completa', 'Adds to'],
  'relation.inherits': ['Mantiene', 'Keeps'],
  'reverse.cites': ['La citan', 'Referred to by'],
  'reverse.replaces': ['Sustituida por', 'Replaced by'],
  'reverse.disapplies': ['Dejada sin efecto por', 'Set aside by'],
  'reverse.clarifies': ['Aclarada por', 'Clarified by'],
  'reverse.addsTo': ['Completada por', 'Supplemented by'],
  'reverse.inherits': ['Mantenida por', 'Kept by'],
  'change.new': ['nuevo', 'new'],
  'change.same': ['sin cambios', 'unchanged'],
  'change.edited': ['modificado', 'edited'],
  'change.moved': ['cambia de número', 'renumbered'],
  'change.split': ['dividido', 'split'],
  'change.merged': ['refundido', 'merged'],
  'change.dropped': ['suprimido', 'dropped'],
  'oddity.wrong-reference': ['Remisión equivocada', 'Wrong reference'],
  'oddity.dangling-reference': [
    'Remisión a algo que no existe',
    'Reference to something that does not exist',
  ],
  'oddity.misprint': ['Errata', 'Misprint'],
  'oddity.numbering': ['Numeración', 'Numbering'],
  'oddity.contradiction': ['Contradicción', 'Contradiction'],
  'oddity.undefined-case': ['Caso sin prever', 'Unforeseen case'],
  'oddity.vague-wording': ['Redacción ambigua', 'Vague wording'],
  'oddity.external-reference': ['Remisión a otro documento', 'Reference to another document'],
  'oddity.lost-text': ['Texto perdido', 'Lost text'],
  'oddity.repetition': ['Repetición', 'Repetition'],
  'basis.text': ['la letra del reglamento', 'the wording'],
  'basis.system': ['el reglamento en su conjunto', 'the regulation as a whole'],
  'basis.policy': [
    'una decisión declarada, porque el texto no da nada',
    'a declared choice, because the text gives nothing',
  ],
  'verdict.pass': ['Pasa', 'Pass'],
  'verdict.fail': ['Falla', 'Fail'],
  'verdict.not-claimed': ['No declarado', 'Not claimed'],
  'verdict.unsupported': ['No admitido', 'Unsupported'],
  'verdict.error': ['Error', 'Error'],
  'verdict.crash': ['Se cae', 'Crash'],
  'verdict.timeout': ['Sin respuesta a tiempo', 'Time-out'],
  'verdict.protocol-violation': ['Rompe el protocolo', 'Protocol violation'],
  'verdict.known-failure': ['Fallo conocido', 'Known failure'],
  'verdict.stale-known-failure': ['Fallo conocido que ya pasa', 'Stale known failure'],
  'verdict.harness-error': ['Error de la batería', 'Harness error'],
  'verdict.not-run': ['No ejecutado', 'Not run'],
  'verdict.none': ['Sin resultado', 'No result'],
} as const satisfies Record<string, Entry>;

export type Key = keyof typeof UI;
export type Group =
  | 'profile'
  | 'modality'
  | 'actor'
  | 'relation'
  | 'reverse'
  | 'change'
  | 'oddity'
  | 'basis'
  | 'verdict';

const at = { es: 0, en: 1 } as const satisfies Record<Lang, number>;

export const t = (
  lang: Lang,
  key: Key,
  values: Readonly<Record<string, string | number>> = {},
): string => UI[key][at[lang]].replace(/\{(\w+)\}/g, (hole, name) => String(values[name] ?? hole));

/** A value of a closed set in words; a value newer than this dictionary is shown as it is. */
export const term = (lang: Lang, group: Group, value: string): string =>
  (TERMS as Readonly<Record<string, Entry>>)[`${group}.${value}`]?.[at[lang]] ?? value;

export const PROFILE_ORDER = Object.keys(TERMS).flatMap((key) =>
  key.startsWith('profile.') ? [key.slice('profile.'.length)] : [],
);

export const PLAYERS = { A: 'Ana', B: 'Bruno' } as const;
