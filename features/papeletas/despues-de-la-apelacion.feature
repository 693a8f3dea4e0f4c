# language: es
@perfil-papeletas
Característica: El reloj después de la apelación
  # en: The clock after the appeal

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Desestimada la apelación, todo sigue donde lo dejó el dictamen
    # en: Once the appeal is dismissed, all is where the ruling had left it

    @esc-1049
    Esquema del escenario: Reloj cuando se desestima la apelación
      # en: The clock when the appeal is dismissed
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Cuando el árbitro desestima la apelación
      Entonces <estado>

      @fise-2003:35.4 @redeletras:35.4 @fise-2009:42.4
      Ejemplos: Le tocaba ya a Bruno
        # en: It was Bruno’s turn already
        # en: | edition | state |
        | reglamento | estado                   |
        | fise-2003  | corre el tiempo de Bruno |
        | redeletras | corre el tiempo de Bruno |
        | fise-2009  | corre el tiempo de Bruno |

      @ajs-2024:4.1.3.p1
      Ejemplos: AJS: espera a que Bruno lo ponga en marcha
        # en: AJS: it waits for Bruno to set it going
        # en: | edition | state |
        | reglamento | estado               |
        | ajs-2024   | el reloj está parado |

    @esc-1155
    Esquema del escenario: Turno cuando se ha desestimado la apelación
      # en: The turn once the appeal has been dismissed
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLSA con papeleta y el juez respondió
      Y que Ana ha apelado
      Y que el árbitro ha desestimado la apelación
      Cuando Bruno <acto>
      Entonces la actuación se admite
      Y le toca a Ana

      @fise-2003:25 @fise-2003:35.4 @redeletras:25 @redeletras:35.4 @fise-2009:26 @fise-2009:42.4
      Ejemplos: Respondida, la partida sigue
        # en: Once answered, the game goes on
        # en: | edition | act |
        | reglamento | acto |
        | fise-2003  | pasa |
        | redeletras | pasa |
        | fise-2009  | pasa |

      @ajs-2024:4.1.3.p1 @ajs-2024:4.1.7.1.e2
      Ejemplos: AJS: Bruno pone en marcha el reloj de Ana
        # en: AJS: Bruno sets Ana’s clock going
        # en: | edition | act |
        | reglamento | acto           |
        | ajs-2024   | pulsa el reloj |
