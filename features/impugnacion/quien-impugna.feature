# language: es
@perfil-impugnacion
Característica: Quién puede impugnar
  # en: Who may challenge

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Solo el rival del autor puede discutir una jugada
    # en: Only the author's rival may dispute a play

    @esc-0426
    Esquema del escenario: Impugnación según quién la hace
      # en: A challenge by who makes it
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando <quién> impugna OLSA
      Entonces la actuación <resultado>

      @fise-2003:36 @redeletras:36 @fise-2009:43.s2 @resumen-2018:24.s2
      Ejemplos: El rival sí; el autor, no
        # en: The rival may; the author may not
        # en: | edition | who | result |
        | reglamento   | quién | resultado                       |
        | fise-2003    | Bruno | se admite                       |
        | fise-2003    | Ana   | se rechaza por falta de derecho |
        | redeletras   | Bruno | se admite                       |
        | redeletras   | Ana   | se rechaza por falta de derecho |
        | fise-2009    | Bruno | se admite                       |
        | fise-2009    | Ana   | se rechaza por falta de derecho |
        | resumen-2018 | Bruno | se admite                       |
        | resumen-2018 | Ana   | se rechaza por falta de derecho |
        | ajs-2024     | Bruno | se admite                       |

      @ajs-2024:4.1.7.2
      Ejemplos: AJS: nadie impugna su propia jugada
        # en: AJS: nobody challenges their own play
        # en: | edition | who | result |
        | reglamento | quién | resultado                       |
        | ajs-2024   | Ana   | se rechaza por falta de derecho |

    @esc-0427
    Esquema del escenario: Autor que impugna su palabra incorrecta
      # en: An author who challenges their own incorrect word
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando Ana impugna OLSA
      Entonces el marcador queda 66 a 45
      Y le toca a Bruno

      @fise-2003:36 @redeletras:36 @fise-2009:43.s2 @resumen-2018:24.s2
      Ejemplos: La jugada queda como la hizo
        # en: The play stays as it was made
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |

      @ajs-2024:4.1.7.2
      Ejemplos: AJS: la jugada queda como la hizo
        # en: AJS: the play stays as it was made
        # en: | edition |
        | reglamento |
        | ajs-2024   |
