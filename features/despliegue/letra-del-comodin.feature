# language: es
@perfil-despliegue
Característica: Letra del comodín
  # en: Letter of a blank

  Regla: La letra que se dice queda fijada, y no puede ser K ni W
    # en: The letter said is fixed, and may be neither K nor W

    @esc-0390
    Esquema del escenario: Otra letra para el comodín antes de contar
      # en: Another letter for the blank before counting
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Cuando Ana dice <letra> para el comodín de H11
      Entonces la actuación <resultado>

      @fise-2003:10.1 @resumen-2018:8.s2
      Ejemplos: FISE 2003 y Resumen: la dicha ya no cambia
        | reglamento   | letra | resultado                         |
        | fise-2003    | S     | se admite                         |
        | fise-2003    | N     | se rechaza por no estar permitido |
        | resumen-2018 | S     | se admite                         |
        | resumen-2018 | N     | se rechaza por no estar permitido |

      @redeletras:10.1 @redeletras:21.p2 @fise-2009:10.2 @fise-2009:22.p3
      Ejemplos: ReDeLetras, FISE 2009 y AJS: hasta que se cuenta
        | reglamento | letra | resultado |
        | redeletras | S     | se admite |
        | redeletras | N     | se admite |
        | fise-2009  | S     | se admite |
        | fise-2009  | N     | se admite |
        | ajs-2024   | S     | se admite |
        | ajs-2024   | N     | se admite |

      @fise-2003:10.1 @redeletras:10.1 @fise-2009:10.2.s2
      Ejemplos: K y W no existen en el juego
        | reglamento | letra | resultado                                         |
        | fise-2003  | K     | se rechaza porque esa letra no existe en el juego |
        | fise-2003  | W     | se rechaza porque esa letra no existe en el juego |
        | redeletras | K     | se rechaza porque esa letra no existe en el juego |
        | redeletras | W     | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | K     | se rechaza porque esa letra no existe en el juego |
        | fise-2009  | W     | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | K     | se rechaza porque esa letra no existe en el juego |
        | ajs-2024   | W     | se rechaza porque esa letra no existe en el juego |

      @resumen-2018:8.s2
      Ejemplos: Resumen: no las excluye
        | reglamento   | letra | resultado                         |
        | resumen-2018 | K     | no está prevista en el reglamento |
        | resumen-2018 | W     | no está prevista en el reglamento |

    @esc-0391
    Esquema del escenario: Otra letra para el comodín con el recuento empezado
      # en: Another letter for the blank once counting has begun
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIO(S) desde H6 en horizontal
      Y que Ana ha empezado a contar
      Cuando Ana dice N para el comodín de H11
      Entonces la actuación se rechaza porque el recuento ha empezado

      @redeletras:10.1 @redeletras:21.p2 @fise-2009:10.2 @fise-2009:22.p3
      Ejemplos: El recuento la fija
        | reglamento |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

  Regla: Si las planillas difieren vale la del autor; si solo una la recoge, esa; sin nota, su palabra
    # en: If the sheets differ the author’s counts; if only one has it, that one; without notes, the author’s word

    @esc-0392
    Esquema del escenario: Comodín según lo anotado
      # en: A blank by what was noted
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se aclara un comodín del que el autor anotó <autor>, el rival <rival> y el autor dice <dice>
      Entonces el comodín vale por <vale>

      @fise-2009:10.4.s2 @fise-2009:10.4.s3 @fise-2009:10.4.s4
      Ejemplos: FISE 2009 y AJS: las cuatro combinaciones
        | reglamento | autor | rival | dice | vale |
        | fise-2009  | S     | N     | R    | S    |
        | fise-2009  | S     | nada  | R    | S    |
        | fise-2009  | nada  | N     | R    | N    |
        | fise-2009  | nada  | nada  | R    | R    |
        | ajs-2024   | S     | N     | R    | S    |
        | ajs-2024   | S     | nada  | R    | S    |
        | ajs-2024   | nada  | N     | R    | N    |
        | ajs-2024   | nada  | nada  | R    | R    |

    @esc-0393
    Esquema del escenario: Comodín discutido donde no se regula
      # en: A disputed blank where nothing is said
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se aclara un comodín del que el autor anotó S, el rival N y el autor dice R
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:10.1 @redeletras:10.1 @resumen-2018:8.s2
      Ejemplos: Las demás no lo deciden
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | resumen-2018 |

    @esc-0394
    Esquema del escenario: Reclamación posterior por un comodín
      # en: A later complaint about a blank
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Bruno reclama después por la letra de un comodín
      Entonces la actuación <resultado>

      @redeletras:10.1 @fise-2009:10.4
      Ejemplos: Anotada la letra, no cabe reclamar
        | reglamento | resultado             |
        | redeletras | se rechaza por tardía |
        | fise-2009  | se rechaza por tardía |
        | ajs-2024   | se rechaza por tardía |

      @fise-2003:10.1 @resumen-2018:8.s2
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |

    @esc-0395
    Esquema del escenario: Letra del comodín sin anotar
      # en: A blank’s letter not noted
      Dada una partida en curso según el reglamento <reglamento>
      Cuando se informa al árbitro de que Ana no anota la letra de su comodín
      Entonces eso <calificación>

      @fise-2009:10.4.s5
      Ejemplos: FISE 2009 y AJS: el Director puede apercibir
        | reglamento | calificación                   |
        | fise-2009  | puede costar un apercibimiento |
        | ajs-2024   | puede costar un apercibimiento |

      @fise-2003:10.1 @redeletras:10.1 @resumen-2018:8.s2
      Ejemplos: Las demás no lo dicen
        | reglamento   | calificación     |
        | fise-2003    | no está previsto |
        | redeletras   | no está previsto |
        | resumen-2018 | no está previsto |
