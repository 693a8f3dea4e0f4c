// The sections of the site, by the name and the address that each has in every language.

export const SECTIONS = [
  ['mesa.title', 'mesa'],
  ['nav.topics', 'temas'],
  ['nav.editions', 'reglamentos'],
  ['nav.compare', 'comparar'],
  ['nav.scenarios', 'escenarios'],
  ['nav.interpretations', 'interpretaciones'],
  ['nav.implementations', 'implementaciones'],
  ['nav.coverage', 'cobertura'],
] as const;

/** In the menu of a phone and at the foot only, where there is room. */
export const MORE_SECTIONS = [
  ['place.title', 'lugares'],
  ['exam.title', 'examen'],
  ['whatIf.title', 'y-si'],
  ['tournament.title', 'torneo'],
  ['nav.judge', 'juez'],
  ['plurals.title', 'plurales'],
  ['verbs.title', 'verbos'],
  ['nav.glossary', 'glosario'],
  ['nav.oddities', 'rarezas'],
  ['nav.parameters', 'parametros'],
  ['data.title', 'datos'],
] as const;
