# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras esdrújulas en -N
  # en: Plural of proparoxytones in -N

  Regla: Cada reglamento dice si las esdrújulas tienen plural, y cuáles
    # en: Each regulation says whether proparoxytones have a plural, and which

    @esc-3025
    Esquema del escenario: Plural en -ES, propio o sin cambio
      # en: Plural in -ES, of its own or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.n
      Ejemplos: FISE 2003: -ES, menos HIPÉRBATON
        # en: FISE 2003: -ES, but for HIPÉRBATON
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen          | no valen      |
        | fise-2003  | asíndeton. m.    | ASINDETONES    | ASINDETONS    |
        | fise-2003  | polisíndeton. m. | POLISINDETONES | POLISINDETONS |
        | fise-2003  | hipérbaton. m.   | HIPERBATOS     | HIPERBATONES  |

      @redeletras:XII.18.4.3.n.p2
      Ejemplos: ReDeLetras: sin cambio
        # en: ReDeLetras: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen        | no valen                       |
        | redeletras | oxímoron. m.     | OXIMORON     | OXIMORONS y OXIMORONES         |
        | redeletras | polisíndeton. m. | POLISINDETON | POLISINDETONS y POLISINDETONES |
        | redeletras | asíndeton. m.    | ASINDETON    | ASINDETONS y ASINDETONES       |

      @redeletras:XII.18.4.3.n.p2 @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: HIPÉRBATOS es de HIPÉRBATO y no de HIPÉRBATON
        # en: ReDeLetras: HIPÉRBATOS is of HIPÉRBATO and not of HIPÉRBATON
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen      | no valen                               |
        | redeletras | hipérbaton. m. | HIPERBATON | HIPERBATONS, HIPERBATONES e HIPERBATOS |
        | redeletras | hipérbato. m.  | HIPERBATOS | HIPERBATOES                            |

      @fise-2009:XII.18.4.3.n.e3
      Ejemplos: FISE 2009: sin cambio
        # en: FISE 2009: unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen         | no valen                         |
        | fise-2009  | asíndeton. m.     | ASINDETON     | ASINDETONS y ASINDETONES         |
        | fise-2009  | bádminton. m.     | BADMINTON     | BADMINTONS y BADMINTONES         |
        | fise-2009  | cárdigan. m.      | CARDIGAN      | CARDIGANS y CARDIGANES           |
        | fise-2009  | dóberman. m.      | DOBERMAN      | DOBERMANS y DOBERMANES           |
        | fise-2009  | polisíndeton. m.  | POLISINDETON  | POLISINDETONS y POLISINDETONES   |
        | fise-2009  | tetragrámaton. m. | TETRAGRAMATON | TETRAGRAMATONS y TETRAGRAMATONES |

      @fise-2009:XII.18.4.3.n.e3 @fise-2009:XII.18.4.3.n.e4
      Ejemplos: FISE 2009: HIPÉRBATON, y no ASÍNDETON
        # en: FISE 2009: HIPÉRBATON, and not ASÍNDETON
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen      | no valen                 |
        | fise-2009  | hipérbaton. m. | HIPERBATOS | HIPERBATONES             |
        | fise-2009  | asíndeton. m.  | ASINDETON  | ASINDETONS y ASINDETONES |

      @fise-2009:XII.18.4.3.n.e5
      Ejemplos: FISE 2009: RÉGIMEN y ESPÉCIMEN
        # en: FISE 2009: RÉGIMEN and ESPÉCIMEN
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen       | no valen   |
        | fise-2009  | régimen. m.   | REGIMENES   | REGIMENS   |
        | fise-2009  | espécimen. m. | ESPECIMENES | ESPECIMENS |

      @fise-2009:XII.18.4.3.n.e6
      Ejemplos: FISE 2009: BUSTRÓFEDON
        # en: FISE 2009: BUSTRÓFEDON
        # en: | edition | article | valid | not valid |
        | reglamento | artículo        | valen         | no valen     |
        | fise-2009  | bustrófedon. m. | BUSTROFEDONES | BUSTROFEDONS |

      @fise-2009:XII.18.4.3.n.e7
      Ejemplos: FISE 2009: OXÍMORON
        # en: FISE 2009: OXÍMORON
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen    | no valen   |
        | fise-2009  | oxímoron. m. | OXIMOROS | OXIMORONES |
