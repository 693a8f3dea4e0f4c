# language: es
@perfil-arbitraje
Característica: Tribunal de un campeonato nacional
  # en: The tribunal of a national championship

  Antecedentes:
    Dado que se disputa un campeonato nacional en Chile
    Y que litigan un chileno y un chileno
    Y que por el comité organizador va un chileno de la asociación de Chile
    Y que por la federación va un chileno de la asociación de Chile

  Regla: Donde todos son de un país, el representante de los jugadores también puede serlo
    # en: Where all are of one country, the member for the players may be of it too

    @esc-2006
    Esquema del escenario: Litigio entre dos chilenos en el campeonato de Chile
      # en: A dispute between two Chileans in the championship of Chile
      Dada una partida en curso según el reglamento <reglamento>
      Y que por los jugadores van un chileno y, de suplentes, un chileno y un argentino, elegidos en el congreso técnico
      Cuando se constituye el tribunal con los cinco
      Entonces por los jugadores se sienta el titular

      @fise-2003:44.p4 @redeletras:41.p4
      Ejemplos: Lectura adoptada: el país no cuenta en un campeonato nacional
        # en: Reading adopted: the country does not count in a national championship
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
