// Spanish: implementations and coverage.

export const runs = {
  'implementations.line': 'Programas que han pasado los escenarios y lo que salió.',
  'implementations.none': 'Todavía no hay resultados. Se obtienen con «npm run certify».',

  'implementation.language': 'Lenguaje',
  'implementation.version': 'Versión',
  'implementation.homepage': 'Página',
  'implementation.suite': 'Versión de la batería',
  'implementation.restarts': 'Reinicios',
  'implementation.transport': 'Conexión',
  'implementation.conformant': 'Conforme',
  'implementation.notConformant': 'No conforme',
  'implementation.conformant.line': 'Todos los casos declarados y pedidos pasan.',
  'implementation.notConformant.line': 'Algún caso declarado no pasa.',
  'implementation.partial': 'Ejecución parcial',
  'implementation.partial.line': 'Se usaron filtros o quedaron casos sin ejecutar.',
  'implementation.checks': 'Comprobado al construir este sitio',
  'implementation.noCertificate': 'Sin certificado',
  'implementation.issued': 'Certificado el',
  'implementation.key': 'Clave',
  'implementation.claims': 'Lo que declara',
  'implementation.claims.edition': 'Reglamento',
  'implementation.claims.what': 'Funciones y áreas',
  'implementation.claims.note':
    'Decisiones: casos que pasan / casos declarados. Fundamentos: de los casos con una razón que dar, los que dan la debida; no cuentan para la conformidad. En negrita, las funciones.',
  'implementation.decision': 'Decisiones',
  'implementation.grounds': 'Fundamentos',
  'implementation.right': '{right} de {total} con el fundamento debido',
  'implementation.matrix': 'Por reglamento y área',
  'implementation.failures': 'Casos que no pasan',
  'implementation.noFailures': 'Ninguno.',
  'implementation.noVerdict': 'Sin resultado',
  'implementation.strangers': 'Resultados de casos que ya no existen, sin contar: {n}.',
  'implementation.passes': '{pass} de {total} casos',
  'implementation.matrix.note': 'Casos que pasan / casos declarados. «–»: no declarado.',

  'coverage.line':
    'Cuántas cláusulas tienen prueba (un programa que las incumple falla su escenario), cuántas no la necesitan (con su razón escrita), cuántas solo tienen escenario y cuántas faltan.',
  'coverage.clauses': 'Cláusulas',
  'coverage.total': 'Total',
};
