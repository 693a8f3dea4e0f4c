# language: es
@perfil-planilla
Característica: Apuntar palabras a destiempo
  # en: Writing words at the wrong time

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que en el tablero está OLAS desde H10 en vertical
    Y que el marcador es 350 a 345

  Regla: Solo se apunta lo que falta, y nunca con el reloj del rival
    # en: Only what is missing is written, and never on the rival’s clock

    @esc-1609
    Esquema del escenario: Ana apunta la palabra que faltaba en pleno juego
      # en: Ana writes the word that was missing in the middle of play
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a <turno>
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Cuando Ana tarda 30 segundos en apuntar OLAS en la línea 1 de su planilla
      Entonces la actuación <resultado>
      Y Ana ha consumido <consumidos> segundos

      @fise-2009:5.2.s2
      Ejemplos: FISE 2009, también en la AJS: no con el reloj del rival
        # en: FISE 2009, under AJS too: not on the rival’s clock
        # en: | edition | turn | result | used |
        | reglamento | turno | resultado                           | consumidos |
        | fise-2009  | Ana   | se admite                           | 30         |
        | fise-2009  | Bruno | se rechaza por estar fuera de turno | 0          |
        | ajs-2024   | Ana   | se admite                           | 30         |
        | ajs-2024   | Bruno | se rechaza por estar fuera de turno | 0          |

    @esc-1660
    Esquema del escenario: Línea en la que Ana apunta OLAS, teniendo dos en su planilla
      # en: The line on which Ana writes OLAS, with two on her sheet
      Dada una partida acabada según el reglamento <reglamento>
      Y que en la planilla de Ana figura, de Ana, PATIO / 14 / 14
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Cuando Ana tarda 10 segundos en apuntar OLAS en la línea <línea> de su planilla
      Entonces la actuación <resultado>

      @fise-2009:5.2.s2
      Ejemplos: FISE 2009: la que esté sin palabra
        # en: FISE 2009: the one without a word
        # en: | edition | line | result |
        | reglamento | línea | resultado                               |
        | fise-2009  | 2     | se admite                               |
        | fise-2009  | 1     | se rechaza porque no procede            |
        | fise-2009  | 3     | se rechaza porque no existe esa línea   |

      @fise-2003:5.1 @redeletras:5.1 @resumen-2018:22
      Ejemplos: Las demás ediciones no piden las palabras
        # en: The other editions do not ask for the words
        # en: | edition | line | result |
        | reglamento   | línea | resultado                         |
        | fise-2003    | 2     | no está prevista en el reglamento |
        | redeletras   | 2     | no está prevista en el reglamento |
        | resumen-2018 | 2     | no está prevista en el reglamento |

    @esc-1661
    Esquema del escenario: Ana, con 39 min 50 s gastados, apunta la palabra que faltaba
      # en: Ana, with 39 min 50 s used, writes the word that was missing
      Dada una partida acabada según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 39 min 50 s
      Y que en la planilla de Ana figura, de Bruno, … / 6 / 6
      Cuando Ana tarda <segundos> segundos en apuntar OLAS en la línea 1 de su planilla
      Entonces la actuación <resultado>

      @fise-2009:5.2.s2
      Ejemplos: Una partida acabada que se perdería por tiempo: la AJS no la prevé
        # en: A game that is over and would be lost on time: AJS does not provide for it
        # en: | edition | seconds | result |
        | reglamento | segundos | resultado                         |
        | fise-2009  | 10       | se admite                         |
        | fise-2009  | 30       | se admite                         |
        | ajs-2024   | 9        | se admite                         |
        | ajs-2024   | 10       | no está prevista en el reglamento |
