# language: es
@perfil-fichas
Característica: Jugar o pasar con fichas por devolver o por robar
  # en: Playing or passing with tiles to go back or to be drawn

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: Antes de seguir se arregla lo que sobra o falta
    # en: What is too many or missing is put right before going on

    @esc-1189
    Esquema del escenario: El rival quiere jugar o pasar cuando aún no han vuelto las sobrantes
      # en: The rival wants to play or pass before the surplus has gone back
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AELORST en el atril
      Y que Bruno tiene TEAORST en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha pulsado el reloj
      Y que <quién> ha señalado que Ana robó de más
      Cuando Bruno <acto>
      Entonces la actuación se rechaza por estar fuera de orden
      Y Ana tiene 8 fichas
      Y le toca a Bruno

      @fise-2003:7.p2 @fise-2003:25 @fise-2003:29.p1 @fise-2003:24 @redeletras:7.p2 @redeletras:24 @redeletras:25 @redeletras:29.p1 @fise-2009:28.p2 @fise-2009:25 @fise-2009:26 @fise-2009:32.1
      Ejemplos: Primero vuelven al montón
        # en: First they go back to the bag
        # en: | edition | who | act |
        | reglamento | quién | acto                           |
        | fise-2003  | Bruno | coloca TE desde H8 en vertical |
        | fise-2003  | Bruno | pasa                           |
        | fise-2003  | Bruno | cambia A                       |
        | redeletras | Bruno | coloca TE desde H8 en vertical |
        | redeletras | Bruno | pasa                           |
        | redeletras | Bruno | cambia A                       |
        | fise-2009  | Bruno | coloca TE desde H8 en vertical |
        | fise-2009  | Bruno | pasa                           |
        | fise-2009  | Bruno | cambia A                       |
        | ajs-2024   | Bruno | coloca TE desde H8 en vertical |
        | ajs-2024   | Bruno | pasa                           |
        | ajs-2024   | Bruno | cambia A                       |
