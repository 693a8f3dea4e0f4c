// English: clauses, articles, topics, comparisons, glossary.

export const rules = {
  'clause.modality': 'Kind of norm',
  'clause.actor': 'Addressed to',
  'clause.profile': 'Area',
  'clause.relations': 'Relations to other clauses',
  'clause.changed': 'Another regulation changes it',
  'clause.scenarios': 'Scenarios that put it to the test',
  'clause.norms': 'Norms that it holds',
  'clause.count': { one: '{n} scenario', other: '{n} scenarios' },
  'clause.reasoned': 'No scenario, and why',
  'clause.open': 'No scenario yet.',
  'clause.oddities': 'Oddities of the source text',
  'clause.elsewhere': 'The same topic in the other regulations',
  'clause.previous': 'Previous',
  'clause.next': 'Next',
  'clause.from': 'Comes from',
  'clause.to': 'Continued in',

  'place.article': 'article {n}',
  'place.paragraph': 'paragraph {n}',
  'place.sentence': 'sentence {n}',
  'place.point': 'point {n}',
  'place.about': 'on article {n}',
  'place.section': 'section {n}',

  'article.short': 'Art. {number}',
  'article.previous': 'Previous article',
  'article.next': 'Next article',

  'edition.articles': 'Articles',
  'edition.overlays': 'Laid over {edition}: what it does not say is said there.',
  'edition.overlaid': '{edition} is laid over this regulation and changes it in part.',
  'edition.oddities': '{n} oddities of the source text',
  'edition.counts': '{articles} articles, {clauses} clauses',

  'oddities.line':
    'Wrong references, misprints, unforeseen cases and ambiguous words in the source of {edition}.',
  'oddities.all.line':
    'What a committee may want to mend in the regulations: wrong references, misprints, unforeseen cases, ambiguous words.',
  'oddities.all': 'Those of all regulations',
  'oddities.table': 'How many of each kind in each regulation',
  'oddities.count': { one: '{n} oddity', other: '{n} oddities' },
  'oddities.kind': 'Kind',
  'oddities.meant': 'Prints “{literal}”; “{meant}” is meant.',
  'oddities.none': 'None has been noted.',

  'topics.line': 'Names outlive numbers: each topic gathers what every regulation says.',

  'topic.synonyms': 'Also called',
  'topic.answers': 'What each regulation says',
  'topic.clauses': 'The clauses one by one',
  'topic.inForce': 'Clauses that decide',
  'topic.silent': 'This regulation says nothing on the topic.',
  'topic.unanswered': 'Clauses on the topic:',
  'topic.more': 'and {n} more',
  'topic.ladders': 'What it may cost',
  'ladder.any': 'Any breach that is proved',
  'ladder.first': 'The first time',
  'ladder.again': 'If repeated',
  'ladder.must': 'due: {measures}',
  'ladder.may': 'possible: {measures}',
  'ladder.points.exact': 'exactly {n} points off',
  'ladder.points.least': '{n} points off or more',
  'topic.noScenarios': 'No scenarios yet.',

  'compare.title': 'Compare two regulations',
  'compare.line':
    'What changes from one regulation to another: what it says on each topic, and the cases that end in another way.',
  'compare.pair': 'From {first} to {second}',
  'compare.topics': 'Topic by topic',
  'compare.between': {
    one: '{editions} lies between the two: the greater change of the two steps counts.',
    other: '{editions} lie between the two: the greatest change of all the steps counts.',
  },
  'compare.scenarios': 'Cases that end in another way',
  'compare.scenarios.line':
    'Both regulations start from the same situation; what differs is in bold.',
  'compare.scenarios.none': 'No scenario ends in another way.',
  'compare.rest': 'The other scenarios',
  'compare.only': 'Only in {edition}',
  'compare.alike': 'End alike under both',
  'compare.apart': 'With cases of both, none with the same beginning',
  'compare.scenarios.only': 'Only with cases of {edition}',
  'compare.count.scenarios': 'Scenarios that end in another way',
  'compare.ends': {
    one: '{n} scenario ends in another way',
    other: '{n} scenarios end in another way',
  },

  'parameters.line':
    'Everything in which the regulations can differ, as the reference implementation reads them: which values there may be and which one each regulation gives, with the clauses that say so.',
  'parameters.note':
    'Names and values are those of the protocol. Where a clause comes near and leaves the matter open, it says so; “–”: nothing in the regulation comes near.',
  'parameters.name': 'Parameter and possible values',
  'parameters.open': 'left open',
  'parameters.orNothing': 'or nothing',

  'glossary.line':
    'Each term with its Spanish name and its name in code, and the other words each regulation uses for it.',
  'glossary.in': 'In {language}',
  'glossary.code': 'In code',
  'glossary.variants': 'What it is called in',
  'glossary.note':
    'A regulation not listed under a term uses that same term or does not speak of it.',

  'judge.title': 'Judge of words',
  'judge.line':
    'With the dictionary article at hand: whether a word counts under each regulation, where it comes from and by which clause.',
  'judge.article': 'Article, as the dictionary abbreviates it',
  'judge.word': 'Word (without one, the whole family)',
  'judge.ask': 'Judge',
  'judge.family': 'The whole family of “{article}”',
  'judge.noscript': 'The judge works on this device and needs JavaScript.',
  'judge.howto': 'How the article is written',
  'judge.closed':
    'The articles given, one a line, are the whole dictionary: what comes from none of them does not count. Italics stand between asterisks, senses are parted by semicolons, a note stands in brackets.',
  'judge.marks': 'Abbreviations:',
  'judge.notes': 'Notes:',

  'mesa.title': 'Table',
  'mesa.line':
    'The arbiter’s assistant: say what happened, answer only what changes the ruling, and see what to do.',
  'mesa.noscript':
    'The assistant applies the regulation on this device and needs JavaScript. Without it, the topics lead to every rule:',
  'mesa.regulation': 'Regulation',
  'mesa.what': 'What happened?',
  'mesa.told': 'So far:',
  'mesa.assumed': 'What most often happens is assumed; say so if it is otherwise:',
  'mesa.todo': 'What to do',
  'mesa.because': 'By',
  'mesa.more': 'All about this topic',
  'mesa.open': 'The text can be read otherwise, which would change the ruling:',
  'mesa.elsewhere': 'Under the other regulations',
  'mesa.depends': 'it hangs on something else; ask',
  'mesa.share': 'Send or show on another phone',
  'mesa.print': 'Print',

  'whatIf.title': 'What if…?',
  'whatIf.line':
    'For committees: change a reading or amend a clause, and see which cases are no longer decided as before.',
  'whatIf.noscript':
    'The cases are played again on this device, which needs JavaScript. Without it, the interpretations say which case fixes each reading:',
  'whatIf.draft': 'The draft',
  'whatIf.change': 'What it might say otherwise',
  'whatIf.filter': 'A clause, or words of the question; with nothing, the open questions',
  'whatIf.name': 'Name of the draft',
  'whatIf.save': 'Save the draft',
  'whatIf.silence': 'says nothing',
  'whatIf.now': 'Now',
  'whatIf.instead': 'Instead',
  'whatIf.remove': 'take away',
  'whatIf.none': 'none',
  'whatIf.flips': '{n} of {all} cases are decided otherwise.',
  'whatIf.running': '{n} of {all} cases played again',
  'whatIf.before': 'No longer holds',
  'whatIf.after': 'Now',
  'whatIf.noFlip': 'None of the {all} cases changes.',
  'whatIf.unchanged': 'Nothing changes yet: choose below.',
};
