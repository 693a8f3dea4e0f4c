# language: es
@perfil-despliegue
Característica: Comodín sin anotar
  # en: A blank not noted

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene ?ALORST en el atril

  Regla: La letra del comodín se anota, y el Director puede advertir a quien no lo hace
    # en: The letter of a blank is noted, and the Director may warn whoever does not

    @esc-0395
    Esquema del escenario: Advertencia a Ana por cómo anota su jugada con comodín
      # en: A warning for Ana for how she notes her play with a blank
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado <palabra> desde H10 en vertical y ha anunciado <valor> puntos
      Y que Ana anota <valor> puntos <constancia>
      Cuando <quién> advierte a Ana por ello, <prueba>
      Entonces la actuación <resultado>

      @fise-2009:10.4 @fise-2009:10.4.s5
      Ejemplos: FISE 2009, también en la AJS
        # en: FISE 2009, under AJS too
        # en: | edition | word | worth | mention | who | finding | result |
        | reglamento | palabra | valor | constancia               | quién                  | prueba     | resultado                           |
        | fise-2009  | OLA(S)  | 5     | sin la letra del comodín | quien dirige el torneo | probado    | se admite                           |
        | fise-2009  | OLA(S)  | 5     | con la letra del comodín | quien dirige el torneo | probado    | se rechaza porque no hay infracción |
        | fise-2009  | OLAS    | 6     | sin la letra del comodín | quien dirige el torneo | probado    | se rechaza porque no hay infracción |
        | fise-2009  | OLA(S)  | 5     | sin la letra del comodín | quien dirige el torneo | sin probar | se rechaza por falta de prueba      |
        | fise-2009  | OLA(S)  | 5     | sin la letra del comodín | el corremesas          | probado    | se rechaza por falta de competencia |
        | ajs-2024   | OLA(S)  | 5     | sin la letra del comodín | quien dirige el torneo | probado    | se admite                           |
        | ajs-2024   | OLA(S)  | 5     | con la letra del comodín | quien dirige el torneo | probado    | se rechaza porque no hay infracción |
        | ajs-2024   | OLAS    | 6     | sin la letra del comodín | quien dirige el torneo | probado    | se rechaza porque no hay infracción |
        | ajs-2024   | OLA(S)  | 5     | sin la letra del comodín | quien dirige el torneo | sin probar | se rechaza por falta de prueba      |
        | ajs-2024   | OLA(S)  | 5     | sin la letra del comodín | el corremesas          | probado    | se rechaza por falta de competencia |

    @esc-1445
    Esquema del escenario: Ana anota la jugada de su comodín
      # en: Ana notes the play with her blank
      Dada una partida en curso según el reglamento <reglamento>
      Y que en una ronda anterior se apreció que <quién> no anotó la letra de un comodín
      Y que Ana ha colocado OLA(S) desde H10 en vertical y ha anunciado 5 puntos
      Cuando Ana anota 5 puntos <constancia>
      Entonces eso <exigencia>

      @fise-2009:10.4 @fise-2009:10.4.s5
      Ejemplos: FISE 2009, también en la AJS: es una facultad del Director, también la segunda vez
        # en: FISE 2009, under AJS too: it is a power of the Director, the second time too
        # en: | edition | who | mention | demand |
        | reglamento | quién | constancia               | exigencia               |
        | fise-2009  | Bruno | sin la letra del comodín | permite apercibir       |
        | fise-2009  | Ana   | sin la letra del comodín | permite apercibir       |
        | fise-2009  | Ana   | con la letra del comodín | no lleva nada aparejado |
        | ajs-2024   | Bruno | sin la letra del comodín | permite apercibir       |
        | ajs-2024   | Ana   | sin la letra del comodín | permite apercibir       |
        | ajs-2024   | Ana   | con la letra del comodín | no lleva nada aparejado |

    @esc-1446
    Esquema del escenario: Ana anota la jugada de su comodín, y el reglamento no lo trata
      # en: Ana notes the play with her blank, and the regulation does not deal with it
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLA(S) desde H10 en vertical y ha anunciado 5 puntos
      Cuando Ana anota 5 puntos sin la letra del comodín
      Entonces lo que ha hecho no está previsto

      @fise-2003:10.1 @redeletras:10.1 @resumen-2018:8.s2
      Ejemplos: Las demás no lo dicen
        # en: The others do not say
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | resumen-2018 |
