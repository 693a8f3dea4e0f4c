# language: es
@perfil-lexico-reglas
Característica: Tratamientos
  # en: Forms of address

  Regla: Tienen plural
    # en: They have a plural

    @esc-4137
    Esquema del escenario: Plural de un tratamiento
      # en: The plural of a form of address
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.1.7 @fise-2003:XII.18.4.3
      Ejemplos: FISE 2003: el que ninguna excepción nombra
        # en: FISE 2003: one that no exception names
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen    | no valen  |
        | fise-2003  | señoría. f. [tratamiento] | SEÑORIAS | SEÑORIAES |

      @fise-2003:XII.18.1.7
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen   | no valen           |
        | fise-2003  | milord. m. [tratamiento] | MILORES | MILORDS y MILORDES |

      @fise-2009:XII.18.1.10
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen | no valen |
        | fise-2009  | dom. m. [tratamiento]    | DOMS  | DOMES    |
        | fise-2009  | doña. f. [tratamiento]   | DOÑAS | DOÑAES   |
        | fise-2009  | ña. f. [tratamiento]     | ÑAS   | ÑAES     |
        | fise-2009  | ño. m. [tratamiento]     | ÑOS   | ÑOES     |
        | fise-2009  | ñor. m. [tratamiento]    | ÑORES | ÑORS     |
        | fise-2009  | usía. com. [tratamiento] | USIAS | USIAES   |

      @redeletras:XII.18.2.10 @redeletras:XII.18.1.p1 @fise-2009:XII.18.1.10 @fise-2009:XII.18.1.10.e1
      Ejemplos: ReDeLetras y FISE 2009: el que ninguna excepción nombra
        # en: ReDeLetras and FISE 2009: one that no exception names
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen    | no valen  |
        | redeletras | señoría. f. [tratamiento] | SEÑORIAS | SEÑORIAES |
        | fise-2009  | señoría. f. [tratamiento] | SEÑORIAS | SEÑORIAES |

  Regla: No varían los que el reglamento nombra
    # en: Those that the regulation names do not vary

    @esc-4138
    Esquema del escenario: Tratamiento que el reglamento nombra
      # en: A form of address that the regulation names
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.1.7 @fise-2003:XII.18.4.3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo             | valen | no valen   |
        | fise-2003  | ño. m. [tratamiento] | ÑO    | ÑOS y ÑOES |
        | fise-2003  | ña. f. [tratamiento] | ÑA    | ÑAS y ÑAES |

      @redeletras:XII.18.2.10
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen | no valen              |
        | redeletras | dom. m. [tratamiento]    | DOM   | DOMS y DOMES          |
        | redeletras | fray. m. [tratamiento]   | FRAY  | FRAYES, FRAYS y FRAIS |
        | redeletras | frey. m. [tratamiento]   | FREY  | FREYES, FREYS y FREIS |
        | redeletras | ña. f. [tratamiento]     | ÑA    | ÑAS y ÑAES            |
        | redeletras | ño. m. [tratamiento]     | ÑO    | ÑOS y ÑOES            |
        | redeletras | ñor. m. [tratamiento]    | ÑOR   | ÑORES y ÑORS          |
        | redeletras | usía. com. [tratamiento] | USIA  | USIAS                 |

      @fise-2009:XII.18.1.10.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo               | valen | no valen              |
        | fise-2009  | fray. m. [tratamiento] | FRAY  | FRAYES, FRAYS y FRAIS |
        | fise-2009  | frey. m. [tratamiento] | FREY  | FREYES, FREYS y FREIS |
