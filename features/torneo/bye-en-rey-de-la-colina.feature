# language: es
@perfil-torneo
Característica: Bye en una ronda de rey de la colina
  # en: The bye of a king-of-the-hill round

  Regla: Nadie recibe un segundo bye en el torneo
    # en: Nobody is given a second bye in the tournament

    @esc-5045
    Esquema del escenario: Once jugadores tras siete byes
      # en: Eleven players after seven byes
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que tras la ronda 7 los puntos son Ana 7, Bruno 6, Clara 5½, Darío 5, Eva 4½, Fito 4, Gala 3, Hugo 2½, Inés 2, Juan 1½ y Kira 1
      Y que <con bye> han tenido ya un bye, en rondas distintas
      Cuando se empareja la ronda 8
      Entonces descansa <descansa>
      Y las mesas son <mesas>

      @ajs-2024:4.1.1.p4.s2
      Ejemplos: Descansa el último que no lo ha tenido
        # en: The last who has had none has no rival
        # en: | edition | had a bye | has no rival | tables |
        | reglamento | con bye                                    | descansa | mesas                                                   |
        | ajs-2024   | Darío, Eva, Fito, Gala, Hugo, Inés y Kira  | Juan     | Ana–Bruno, Clara–Darío, Eva–Fito, Gala–Hugo e Inés–Kira |
        | ajs-2024   | Clara, Darío, Eva, Fito, Gala, Hugo e Inés | Kira     | Ana–Bruno, Clara–Darío, Eva–Fito, Gala–Hugo e Inés–Juan |
        | ajs-2024   | Eva, Fito, Gala, Hugo, Inés, Juan y Kira   | Darío    | Ana–Bruno, Clara–Eva, Fito–Gala, Hugo–Inés y Juan–Kira  |

    @esc-5046
    Esquema del escenario: Bye de penalización anterior
      # en: An earlier penalty bye
      Dado un torneo de 8 rondas según el reglamento <reglamento>
      Y que la ronda 8 es de rey de la colina
      Y que tras la ronda 7 los puntos son Ana 7, Bruno 6, Clara 5½, Darío 5, Eva 4½, Fito 4, Gala 3, Hugo 2½, Inés 2, Juan 1½ y Kira 0
      Y que Darío, Eva, Fito, Gala, Hugo e Inés han tenido ya un bye, en rondas distintas
      Y que Kira cumple penalización en la ronda 7
      Cuando se busca a quién dar el bye de la ronda 8
      Entonces el bye es para <descansa>

      @ajs-2024:4.1.1.p4.s2
      Ejemplos: La penalización no cuenta
        # en: The penalty does not count
        # en: | edition | has no rival |
        | reglamento | descansa |
        | ajs-2024   | Kira     |

    @esc-5047
    Esquema del escenario: Todos han descansado ya
      # en: All have had a bye
      Dado un torneo de 12 rondas según el reglamento <reglamento>
      Y que la ronda 12 es de rey de la colina
      Y que tras la ronda 11 los puntos son Ana 8½, Bruno 8, Clara 7½, Darío 7, Eva 6½, Fito 6, Gala 5½, Hugo 5, Inés 4½, Juan 4 y Kira 3½
      Y que Ana, Bruno, Clara, Darío, Eva, Fito, Gala, Hugo, Inés, Juan y Kira han tenido ya un bye, en rondas distintas
      Cuando se empareja la ronda 12
      Entonces la formación de las mesas no está prevista en el reglamento

      @ajs-2024:4.1.1.p4.s2
      Ejemplos: No se dice quién repite
        # en: It is not said who has a second one
        # en: | edition |
        | reglamento |
        | ajs-2024   |
