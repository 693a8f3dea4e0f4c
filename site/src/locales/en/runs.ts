// English: implementations and coverage.

export const runs = {
  'implementations.line': 'Software that ran the scenarios, and what came out.',
  'implementations.none': 'No results yet. “npm run certify” makes them.',

  'implementation.language': 'Language',
  'implementation.version': 'Version',
  'implementation.homepage': 'Homepage',
  'implementation.suite': 'Suite version',
  'implementation.restarts': 'Restarts',
  'implementation.transport': 'Transport',
  'implementation.conformant': 'Conformant',
  'implementation.notConformant': 'Not conformant',
  'implementation.conformant.line': 'Every case claimed and asked for passes.',
  'implementation.notConformant.line': 'Some claimed case does not pass.',
  'implementation.partial': 'Partial run',
  'implementation.partial.line': 'Filters were used or cases were left out.',
  'implementation.checks': 'Checked when this site was built',
  'implementation.noCertificate': 'No certificate',
  'implementation.issued': 'Certified on',
  'implementation.key': 'Key',
  'implementation.claims': 'What it claims',
  'implementation.claims.edition': 'Regulation',
  'implementation.claims.what': 'Roles and areas',
  'implementation.claims.note':
    'Decisions: cases that pass / cases claimed. Grounds: of the cases with a reason to give, those that give the right one; they do not count for conformance. Roles are in bold.',
  'implementation.decision': 'Decisions',
  'implementation.grounds': 'Grounds',
  'implementation.right': '{right} of {total} for the right reason',
  'implementation.matrix': 'By regulation and area',
  'implementation.failures': 'Cases that do not pass',
  'implementation.noFailures': 'None.',
  'implementation.noVerdict': 'No result',
  'implementation.strangers': 'Results of cases that no longer exist, not counted: {n}.',
  'implementation.passes': '{pass} of {total} cases',
  'implementation.matrix.note': 'Cases that pass / cases claimed. “–”: not claimed.',

  'coverage.line':
    'How many clauses have proof (a program that breaks them fails their scenario), how many need none (with a written reason), how many have only a scenario and how many are missing.',
  'coverage.clauses': 'Clauses',
  'coverage.total': 'Total',
};
