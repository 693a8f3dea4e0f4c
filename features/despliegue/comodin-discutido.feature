# language: es
@perfil-despliegue
Característica: Comodín discutido
  # en: A disputed blank

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

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
        # en: FISE 2009 and AJS: the four combinations
        # en: | edition | author | rival | says | stands for |
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
      Cuando se aclara un comodín del que el autor anotó <autor>, el rival <rival> y el autor dice R
      Entonces la actuación no está prevista en el reglamento

      @fise-2003:10.1 @redeletras:10.1 @resumen-2018:8.s2
      Ejemplos: Las demás no lo deciden
        # en: The others do not decide it
        # en: | edition | author | rival |
        | reglamento   | autor | rival |
        | fise-2003    | S     | N     |
        | fise-2003    | S     | nada  |
        | redeletras   | S     | N     |
        | redeletras   | S     | nada  |
        | resumen-2018 | S     | N     |
        | resumen-2018 | S     | nada  |

  Regla: Anotada la letra no se reclama después
    # en: Once the letter is noted there is no later complaint

    @esc-0394
    Esquema del escenario: Reclamación posterior por un comodín
      # en: A later complaint about a blank
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana colocó O(J)O desde H10 en vertical, ambos anotaron 4 puntos y el turno pasó
      Cuando Bruno reclama después por la letra de un comodín
      Entonces la actuación <resultado>

      @redeletras:10.1 @fise-2009:10.4
      Ejemplos: Anotada la letra, no cabe reclamar
        # en: Once the letter is noted, no complaint is admitted
        # en: | edition | result |
        | reglamento | resultado             |
        | redeletras | se rechaza por tardía |
        | fise-2009  | se rechaza por tardía |
        | ajs-2024   | se rechaza por tardía |

      @fise-2003:10.1 @resumen-2018:8.s2
      Ejemplos: FISE 2003 y Resumen: no lo dicen
        # en: FISE 2003 and Summary: they do not say
        # en: | edition | result |
        | reglamento   | resultado                         |
        | fise-2003    | no está prevista en el reglamento |
        | resumen-2018 | no está prevista en el reglamento |
