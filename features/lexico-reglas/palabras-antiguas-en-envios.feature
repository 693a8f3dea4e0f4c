# language: es
@perfil-lexico-reglas
Característica: Palabras antiguas en envíos
  # en: Old words in cross-references

  Regla: La edad de la palabra y la del envío cuentan
    # en: The age of the word and that of the cross-reference count

    @esc-4142
    Esquema del escenario: Palabra antigua en un envío de uso actual
      # en: An old word in a cross-reference in use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.p2.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                               | valen          | no valen |
        | fise-2009  | romí. adj. ant. [V. azafrán ~, adj.]   | ROMIS y ROMIES | ROMISES  |
        | fise-2009  | cabdal. adj. ant. [V. águila ~, adj.]  | CABDALES       | CABDALS  |
        | fise-2009  | campal. adj. ant. [V. batalla ~, adj.] | CAMPALES       | CAMPALS  |

      @fise-2003:XII.15.p2 @fise-2003:XII.18.1.8 @redeletras:XII.12.p5 @redeletras:XII.18.1.2
      Ejemplos: FISE 2003 y ReDeLetras: sigue sin plural
        # en: FISE 2003 and ReDeLetras: still no plural
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                             | valen | no valen       |
        | fise-2003  | romí. adj. ant. [V. azafrán ~, adj.] | ROMI  | ROMIS y ROMIES |
        | redeletras | romí. adj. ant. [V. azafrán ~, adj.] | ROMI  | ROMIS y ROMIES |

    @esc-4143
    Esquema del escenario: Palabra antigua de dos géneros, de los que el envío trae uno
      # en: An old word of two genders, of which the cross-reference has one
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                       | valen                    | no valen |
        | fise-2009  | ladero, ra. adj. ant. [V. jueves ladero, adj.] | LADERO, LADERA y LADEROS | LADERAS  |

    @esc-4144
    Esquema del escenario: Envío que es también antiguo
      # en: A cross-reference that is old too
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.3.e3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                              | valen    | no valen  |
        | fise-2009  | cormano, na. m. y f. desus. [V. primo ~, adj. desus.] | CORMANO  | CORMANOS  |
        | fise-2009  | bruneta. [V. … ~, adj. ant.]                          | BRUNETA  | BRUNETAS  |
        | fise-2009  | complida. [V. … ~, adj. ant.]                         | COMPLIDA | COMPLIDAS |

      @fise-2003:XII.15.p2 @redeletras:XII.12.p5
      Ejemplos: FISE 2003 y ReDeLetras
        # en: FISE 2003 and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                     | valen   | no valen |
        | fise-2003  | bruneta. [V. … ~, adj. ant.] | BRUNETA | BRUNETAS |
        | redeletras | bruneta. [V. … ~, adj. ant.] | BRUNETA | BRUNETAS |
