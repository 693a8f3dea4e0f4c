# language: es
@perfil-planilla
Característica: Palabras que faltan antes de firmar
  # en: Words that are missing before signing

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en el tablero está OLAS desde H10 en vertical
    Y que el marcador es 350 a 345

  Regla: Quien no apuntó las palabras principales las apunta antes de firmar y con su propio reloj
    # en: Whoever has not written the main words writes them before signing and on the own clock

    @esc-1606
    Esquema del escenario: Firma de Ana, que en su planilla tiene una jugada de Bruno
      # en: The signature of Ana, whose sheet has a play of Bruno’s
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Bruno, <palabra / puntos / total>
      Y que Ana ha rellenado la hoja de torneo
      Cuando Ana firma la hoja de su rival
      Entonces la actuación <resultado>

      @fise-2009:5.2.s2
      Ejemplos: FISE 2009, también en la AJS: primero la palabra
        # en: FISE 2009, under AJS too: first the word
        # en: | edition | word / points / total | result |
        | reglamento | palabra / puntos / total | resultado                                 |
        | fise-2009  | OLAS / 6 / 6             | se admite                                 |
        | fise-2009  | … / 6 / 6                | se rechaza porque la hoja está incompleta |
        | ajs-2024   | OLAS / 6 / 6             | se admite                                 |
        | ajs-2024   | … / 6 / 6                | se rechaza porque la hoja está incompleta |

    @esc-1607
    Esquema del escenario: Ana apunta la palabra que faltaba y firma
      # en: Ana writes the word that was missing and signs
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, <primera línea>
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Y que Ana ha rellenado la hoja de torneo
      Y que Ana ha tardado 20 segundos en apuntar OLAS en la línea 2 de su planilla
      Cuando Ana firma la hoja de su rival
      Entonces la actuación <resultado>
      Y la línea 2 de la planilla de Ana dice OLAS / 6 / 6

      @fise-2009:5.2.s2
      Ejemplos: FISE 2009, también en la AJS: han de estar todas
        # en: FISE 2009, under AJS too: all of them have to be there
        # en: | edition | first line | result |
        | reglamento | primera línea   | resultado                                 |
        | fise-2009  | PATIO / 14 / 14 | se admite                                 |
        | fise-2009  | … / 14 / 14     | se rechaza porque la hoja está incompleta |
        | ajs-2024   | PATIO / 14 / 14 | se admite                                 |

    @esc-1608
    Esquema del escenario: Tiempo que Ana tarda en apuntar la palabra, habiendo gastado 29 min 40 s de sus 30
      # en: Time that Ana takes to write the word, having used 29 min 40 s of her 30
      Dada una partida acabada según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 29 min 40 s
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Cuando Ana tarda <segundos> segundos en apuntar OLAS en la línea 1 de su planilla
      Entonces Ana ha consumido <consumidos> segundos
      Y Bruno ha consumido 0 segundos
      Y el marcador queda <Ana> a 345
      Y gana <ganador>

      @fise-2009:5.2.s2
      Ejemplos: FISE 2009, también en la AJS: el minuto empezado cuesta diez puntos
        # en: FISE 2009, under AJS too: a minute begun costs ten points
        # en: | edition | seconds | used | Ana | winner |
        | reglamento | segundos | consumidos | Ana | ganador |
        | fise-2009  | 19       | 1799       | 350 | Ana     |
        | fise-2009  | 20       | 1800       | 350 | Ana     |
        | fise-2009  | 21       | 1801       | 340 | Bruno   |
        | fise-2009  | 30       | 1810       | 340 | Bruno   |
        | fise-2009  | 81       | 1861       | 330 | Bruno   |
        | ajs-2024   | 20       | 1800       | 350 | Ana     |
        | ajs-2024   | 30       | 1810       | 340 | Bruno   |
