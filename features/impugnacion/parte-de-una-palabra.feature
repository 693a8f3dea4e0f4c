# language: es
@perfil-impugnacion
Característica: Parte de una palabra
  # en: Part of a word

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Se impugnan las palabras que forma la jugada, enteras
    # en: The words that the play makes are challenged whole

    @esc-1188
    Esquema del escenario: Impugnación de una parte de la palabra formada
      # en: A challenge to a part of the word made
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno impugna <palabra>
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @fise-2003:34.p2 @redeletras:34.p1 @redeletras:34.p2 @fise-2009:39 @fise-2009:40 @resumen-2018:23.s1 @resumen-2018:23.s3
      Ejemplos: PATIOS, y no PATIO, TIOS ni IOS
        # en: PATIOS, and not PATIO, TIOS or IOS
        # en: | edition | word | result |
        | reglamento   | palabra | resultado                                       |
        | fise-2003    | PATIOS  | se admite                                       |
        | fise-2003    | PATIO   | se rechaza porque la palabra no es de la jugada |
        | fise-2003    | TIOS    | se rechaza porque la palabra no es de la jugada |
        | redeletras   | PATIOS  | se admite                                       |
        | redeletras   | PATIO   | se rechaza porque la palabra no es de la jugada |
        | redeletras   | TIOS    | se rechaza porque la palabra no es de la jugada |
        | fise-2009    | PATIOS  | se admite                                       |
        | fise-2009    | PATIO   | se rechaza porque la palabra no es de la jugada |
        | fise-2009    | TIOS    | se rechaza porque la palabra no es de la jugada |
        | resumen-2018 | PATIOS  | se admite                                       |
        | resumen-2018 | PATIO   | se rechaza porque la palabra no es de la jugada |
        | resumen-2018 | TIOS    | se rechaza porque la palabra no es de la jugada |

      @ajs-2024:4.1.7.p1
      Ejemplos: AJS: de entre las que forma
        # en: AJS: from among those it makes
        # en: | edition | word | result |
        | reglamento | palabra | resultado                                       |
        | ajs-2024   | PATIOS  | se admite                                       |
        | ajs-2024   | PATIO   | se rechaza porque la palabra no es de la jugada |
        | ajs-2024   | TIOS    | se rechaza porque la palabra no es de la jugada |
