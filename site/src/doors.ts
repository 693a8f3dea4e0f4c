// Whom the site is for, and where each of them starts: the first address is the way in, the others lie beside it.

export const DOORS = [
  {
    title: 'home.arbiter',
    line: 'home.arbiter.line',
    ways: [
      ['mesa.title', 'mesa'],
      ['nav.topics', 'temas'],
      ['nav.judge', 'juez'],
      ['exam.title', 'examen'],
    ],
  },
  {
    title: 'home.committee',
    line: 'home.committee.line',
    ways: [
      ['nav.compare', 'comparar'],
      ['whatIf.title', 'y-si'],
      ['nav.interpretations', 'interpretaciones'],
    ],
  },
  {
    title: 'home.implementer',
    line: 'home.implementer.line',
    ways: [
      ['nav.implementations', 'implementaciones'],
      ['nav.scenarios', 'escenarios'],
      ['data.title', 'datos'],
    ],
  },
] as const;
