# language: es
@perfil-arbitraje
Característica: Volver a la sala
  # en: Coming back to the room

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 20 a 18

  Regla: A la vuelta se confirma lo que el rival jugó a solas
    # en: On the return what the rival has played alone is confirmed

    @esc-1828
    Esquema del escenario: Ana vuelve e impugna la palabra que Bruno jugó en su ausencia
      # en: Ana comes back and challenges the word that Bruno played in her absence
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Bruno ha colocado SOL desde K10 en horizontal y ha anunciado y anotado 6 puntos
      Y que Bruno ha pulsado el reloj
      Y que Ana ha vuelto 1 min 50 s después
      Cuando Ana impugna SOL
      Entonces la actuación se admite

      @fise-2009:37.p1.s3
      Ejemplos: Está a tiempo: la validez se confirma a su vuelta
        # en: She is in time: validity is confirmed on her return
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |

  Regla: Solo vuelve quien ha salido
    # en: Only whoever has left comes back

    @esc-1869
    Esquema del escenario: Se dice que vuelve Bruno, que no ha salido
      # en: Bruno, who has not left, is said to come back
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana ha salido de la sala tras avisar y con permiso
      Cuando Bruno vuelve 0 min 10 s después
      Entonces la actuación se rechaza porque no procede
      Y Ana está fuera

      @fise-2003:41.6 @redeletras:38.p6 @fise-2009:37.p1
      Ejemplos: Quien está fuera es Ana
        # en: It is Ana who is away
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1874
    Esquema del escenario: Ana vuelve cuando Bruno no ha jugado, él pasa y ella roba
      # en: Ana comes back before Bruno has played, he passes and she draws
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical, los dos han anotado 6 puntos y Ana ha salido tras avisar
      Y que Ana ha vuelto 0 min 50 s después
      Y que Bruno ha pasado
      Cuando Ana roba 3 fichas
      Entonces la actuación se admite
      Y Ana tiene 7 fichas

      @fise-2009:37.p1.s4
      Ejemplos: Las de su jugada están aún por robar
        # en: Those for her play are still to be drawn
        # en: | edition |
        | reglamento |
        | fise-2009  |
        | ajs-2024   |
