# language: es
@perfil-torneo
Característica: Gibsonización
  # en: Gibsonization

  Regla: Quien ya ha ganado juega con el mejor de los que no pueden entrar en premios
    # en: Whoever has already won meets the best of those who cannot reach the prizes

    @esc-5048
    Esquema del escenario: Falta una ronda
      # en: One round is left
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que se juega con Gibsonización y <premios> premios
      Y que tras la ronda 7 los puntos son <puntos>
      Cuando se empareja la ronda 8
      Entonces las mesas son <mesas>
      Y nadie descansa

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: El primero lleva más de un punto al segundo
        # en: The first is more than a point ahead of the second
        # en: | edition | prizes | points | tables |
        | reglamento | premios | puntos                                                                              | mesas                                                   |
        | ajs-2024   | 3       | Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½ | Eva–Bruno, Ana–Juan, Clara–Hugo, Inés–Darío y Gala–Fito |
        | ajs-2024   | 2       | Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½ | Eva–Hugo, Ana–Juan, Clara–Bruno, Inés–Darío y Gala–Fito |
        | ajs-2024   | 1       | Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½ | Eva–Ana, Juan–Clara, Hugo–Bruno, Inés–Darío y Gala–Fito |

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: Alcanzable: un punto de ventaja
        # en: Within reach: a point ahead
        # en: | edition | prizes | points | tables |
        | reglamento | premios | puntos                                                                                | mesas                                                   |
        | ajs-2024   | 3       | Eva 6½, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1½ y Fito ½ | Eva–Ana, Juan–Clara, Hugo–Bruno, Inés–Darío y Gala–Fito |

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: Todos pueden entrar en premios
        # en: All can reach the prizes
        # en: | edition | prizes | points | tables |
        | reglamento | premios | puntos                                                                              | mesas                                                   |
        | ajs-2024   | 9       | Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½ | Eva–Ana, Juan–Clara, Hugo–Bruno, Inés–Darío y Gala–Fito |

    @esc-5058
    Esquema del escenario: También el segundo es inalcanzable
      # en: The second is out of reach as well
      Dado un torneo de 14 rondas según el reglamento <reglamento>
      Y que la ronda 14 es de rey de la colina
      Y que se juega con Gibsonización y 3 premios
      Y que tras la ronda 13 los puntos son Ana 13, Bruno 11, Clara 9, Darío 8, Eva 7, Fito 5½, Gala 4½, Hugo 3½, Inés 2½ y Juan 1
      Cuando se empareja la ronda 14
      Entonces las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: Solo se aparta al primero
        # en: Only the first is set apart
        # en: | edition | tables |
        | reglamento | mesas                                                   |
        | ajs-2024   | Ana–Eva, Bruno–Clara, Darío–Fito, Gala–Hugo e Inés–Juan |

    @esc-5061
    Esquema del escenario: Once jugadores, con el bye en zona de premios
      # en: Eleven players, the bye among the prizes
      Dado un torneo de 10 rondas según el reglamento <reglamento>
      Y que la ronda 10 es de rey de la colina
      Y que se juega con Gibsonización y 4 premios
      Y que tras la ronda 9 los puntos son Kira 9, Ana 7½, Juan 7, Clara 6½, Hugo 6, Bruno 5, Inés 4, Darío 3½, Gala 2½, Fito 2 y Eva 1
      Y que Ana, Juan, Hugo, Bruno, Inés, Darío, Gala, Fito y Eva han tenido ya un bye, en rondas distintas
      Cuando se empareja la ronda 10
      Entonces descansa <descansa>
      Y las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s2 @ajs-2024:4.1.1.p4.s3
      Ejemplos: El puesto de quien descansa también cuenta
        # en: The place of whoever has no rival counts too
        # en: | edition | has no rival | tables |
        | reglamento | descansa | mesas                                                  |
        | ajs-2024   | Clara    | Kira–Bruno, Ana–Juan, Hugo–Inés, Darío–Gala y Fito–Eva |

    @esc-5049
    Esquema del escenario: El organizador no la aplica
      # en: The organiser does not apply it
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que se juega sin Gibsonización y con 3 premios
      Y que tras la ronda 7 los puntos son Eva 7, Ana 5½, Juan 5, Clara 4½, Hugo 4, Bruno 3, Inés 2½, Darío 2, Gala 1 y Fito ½
      Cuando se empareja la ronda 8
      Entonces las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: Se empareja como siempre
        # en: Pairing is as usual
        # en: | edition | tables |
        | reglamento | mesas                                                   |
        | ajs-2024   | Eva–Ana, Juan–Clara, Hugo–Bruno, Inés–Darío y Gala–Fito |

    @esc-5050
    Esquema del escenario: Faltan dos rondas
      # en: Two rounds are left
      Dado un torneo de <rondas> rondas según el reglamento <reglamento>
      Y que las rondas <penúltima> y <rondas> son de rey de la colina
      Y que se juega con Gibsonización y 3 premios
      Y que tras la ronda <jugadas> los puntos son <puntos>
      Cuando se empareja la ronda <penúltima>
      Entonces las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s3
      Ejemplos: Quedan dos puntos por jugar
        # en: Two points are left to play for
        # en: | edition | rounds | last but one | played | points | tables |
        | reglamento | rondas | penúltima | jugadas | puntos                                                                                | mesas                                                   |
        | ajs-2024   | 9      | 8         | 7       | Ana 7, Bruno 5½, Clara 5, Darío 4, Eva 3½, Fito 3, Gala 2½, Hugo 2, Inés 1½ y Juan 1  | Ana–Bruno, Clara–Darío, Eva–Fito, Gala–Hugo e Inés–Juan |
        | ajs-2024   | 15     | 14        | 13      | Ana 13, Bruno 8, Clara 7½, Darío 7, Eva 6½, Fito 6, Gala 5½, Hugo 4½, Inés 4 y Juan 3 | Ana–Hugo, Bruno–Clara, Darío–Eva, Fito–Gala e Inés–Juan |
