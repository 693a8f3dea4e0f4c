# language: es
@perfil-final-arbitrado
Característica: Final tras una jugada que nadie impugnó
  # en: An ending after a play that nobody challenged

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: La jugada que nadie impugna queda antes de que la partida termine
    # en: The play that nobody challenges stands before the game ends

    @esc-6200
    Esquema del escenario: Cierre de la ronda tras una jugada
      # en: The round closed after a play
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Ana ha colocado OLSA desde H10 en vertical
      Cuando el juez cierra la ronda a los 90 min 0 s
      Entonces la partida termina por cierre de la ronda
      Y el marcador queda 66 a 45

      @ajs-2024:4.1.12.4
      Ejemplos: Los 6 puntos de OLSA cuentan
        # en: The 6 points of OLSA count
        # en: | edition |
        | reglamento |
        | ajs-2024   |

    @esc-6201
    Esquema del escenario: Declaración tras una jugada del rival
      # en: A declaration after a play of the rival
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que la bolsa está vacía
      Y que Ana tiene SQ en el atril
      Y que Bruno tiene [RR] en el atril
      Y que Ana ha colocado PATIOS desde H6 en horizontal
      Cuando Bruno declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar
      Y el marcador queda 63 a 37

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: Ana gana 8 puntos y descuenta la Q; Bruno descuenta la RR
        # en: Ana gains 8 points and deducts the Q; Bruno deducts the RR
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
