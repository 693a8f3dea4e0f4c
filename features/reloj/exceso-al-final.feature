# language: es
@perfil-reloj
Característica: Los minutos de más se restan al final
  # en: Minutes too many are taken off at the end

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45
    Y que en la bolsa quedan 40 fichas

  Regla: Mientras la partida sigue, el tiempo de más no cambia el marcador
    # en: While the game goes on, time too many does not change the score

    @esc-1301
    Esquema del escenario: Ana, pasada de su tiempo, acaba su turno
      # en: Ana, beyond her time, ends her turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que cada jugador tiene 30 min y Ana ha consumido 33 min 0 s
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 6 puntos
      Y que los 6 puntos los han anotado los dos
      Y que Ana ha robado 3 fichas
      Cuando Ana pulsa el reloj
      Entonces el marcador queda 66 a 45
      Y la partida no termina

      @fise-2003:32 @redeletras:32.p2 @fise-2009:35.p2
      Ejemplos: Se descuenta de lo acumulado al acabar
        # en: It is deducted from what has accumulated at the end
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |

      @ajs-2024:3.1.3.1.p2
      Ejemplos: AJS: también
        # en: AJS: too
        # en: | edition |
        | reglamento |
        | ajs-2024   |
