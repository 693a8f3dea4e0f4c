# language: es
# El tablero, fila a fila: W roja, w rosa, L azul marino, l celeste.
#   I  ..l...l.l...l..
#   J  .L...L...L...L.
#   K  ....w.....w....
#   L  l..w...l...w..l
#   M  ..w...l.l...w..
#   N  .w...L...L...w.
#   O  W..l...W...l..W
@perfil-jugada
Característica: Casillas con premio de la mitad inferior del tablero
  # en: Premium squares of the lower half of the board

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está ORDENADA desde H8 en vertical

  Regla: El tablero es el del juego original, y cada casilla da su premio o ninguno
    # en: The board is that of the original game, and each square gives its premium or none

    @esc-0701
    Esquema del escenario: Dos jugadas de siete fichas en la mitad inferior
      # en: Two plays of seven tiles in the lower half
      Dada una partida avanzada según el reglamento <reglamento>
      Y que el marcador es 100 a 100
      Y que en la bolsa quedan, por orden de salida, AEIOSTAEIOSTEU
      Y que Ana ha colocado <de Ana> desde <casilla de Ana> en horizontal
      Cuando Bruno coloca <de Bruno> desde <casilla de Bruno> en horizontal
      Entonces el marcador queda <ana> a <bruno>

      @fise-2003:1 @fise-2003:12 @redeletras:1 @redeletras:12 @fise-2009:1 @fise-2009:12 @resumen-2018:1 @resumen-2018:10
      Ejemplos: A cada una se suman los 50 puntos de las siete fichas
        # en: Each has the 50 points for seven tiles added
        # en: | edition | Ana’s word | Ana’s square | Bruno’s word | Bruno’s square | Ana | Bruno |
        | reglamento   | de Ana   | casilla de Ana | de Bruno | casilla de Bruno | ana | bruno |
        | fise-2003    | DESPEGAR | I1             | DOMINGOS | J8               | 164 | 170   |
        | fise-2003    | IGUALDAD | J1             | REGALADO | I8               | 169 | 162   |
        | fise-2003    | ELEGANTE | K1             | NUBLADOS | L8               | 168 | 174   |
        | fise-2003    | RELACION | L1             | ESTUDIAR | K8               | 172 | 168   |
        | fise-2003    | MARIPOSA | M1             | DELFINES | N8               | 176 | 178   |
        | fise-2003    | CANTIDAD | N1             | ALMOHADA | O8               | 182 | 204   |
        | fise-2003    | PELICULA | O1             | AVENTURA | M8               | 189 | 180   |
        | redeletras   | DESPEGAR | I1             | DOMINGOS | J8               | 164 | 170   |
        | redeletras   | IGUALDAD | J1             | REGALADO | I8               | 169 | 162   |
        | redeletras   | ELEGANTE | K1             | NUBLADOS | L8               | 168 | 174   |
        | redeletras   | RELACION | L1             | ESTUDIAR | K8               | 172 | 168   |
        | redeletras   | MARIPOSA | M1             | DELFINES | N8               | 176 | 178   |
        | redeletras   | CANTIDAD | N1             | ALMOHADA | O8               | 182 | 204   |
        | redeletras   | PELICULA | O1             | AVENTURA | M8               | 189 | 180   |
        | fise-2009    | DESPEGAR | I1             | DOMINGOS | J8               | 164 | 170   |
        | fise-2009    | IGUALDAD | J1             | REGALADO | I8               | 169 | 162   |
        | fise-2009    | ELEGANTE | K1             | NUBLADOS | L8               | 168 | 174   |
        | fise-2009    | RELACION | L1             | ESTUDIAR | K8               | 172 | 168   |
        | fise-2009    | MARIPOSA | M1             | DELFINES | N8               | 176 | 178   |
        | fise-2009    | CANTIDAD | N1             | ALMOHADA | O8               | 182 | 204   |
        | fise-2009    | PELICULA | O1             | AVENTURA | M8               | 189 | 180   |
        | resumen-2018 | DESPEGAR | I1             | DOMINGOS | J8               | 164 | 170   |
        | resumen-2018 | IGUALDAD | J1             | REGALADO | I8               | 169 | 162   |
        | resumen-2018 | ELEGANTE | K1             | NUBLADOS | L8               | 168 | 174   |
        | resumen-2018 | RELACION | L1             | ESTUDIAR | K8               | 172 | 168   |
        | resumen-2018 | MARIPOSA | M1             | DELFINES | N8               | 176 | 178   |
        | resumen-2018 | CANTIDAD | N1             | ALMOHADA | O8               | 182 | 204   |
        | resumen-2018 | PELICULA | O1             | AVENTURA | M8               | 189 | 180   |
        | ajs-2024     | DESPEGAR | I1             | DOMINGOS | J8               | 164 | 170   |
        | ajs-2024     | IGUALDAD | J1             | REGALADO | I8               | 169 | 162   |
        | ajs-2024     | ELEGANTE | K1             | NUBLADOS | L8               | 168 | 174   |
        | ajs-2024     | RELACION | L1             | ESTUDIAR | K8               | 172 | 168   |
        | ajs-2024     | MARIPOSA | M1             | DELFINES | N8               | 176 | 178   |
        | ajs-2024     | CANTIDAD | N1             | ALMOHADA | O8               | 182 | 204   |
        | ajs-2024     | PELICULA | O1             | AVENTURA | M8               | 189 | 180   |
