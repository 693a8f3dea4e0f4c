# language: es
# El tablero, fila a fila: W roja, w rosa, L azul marino, l celeste.
#   A  W..l...W...l..W
#   B  .w...L...L...w.
#   C  ..w...l.l...w..
#   D  l..w...l...w..l
#   E  ....w.....w....
#   F  .L...L...L...L.
#   G  ..l...l.l...l..
#   H  W..l...w...l..W
@perfil-jugada
Característica: Casillas con premio de la mitad superior del tablero
  # en: Premium squares of the upper half of the board

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está ORDENADA desde A8 en vertical

  Regla: El tablero es el del juego original, y cada casilla da su premio o ninguno
    # en: The board is that of the original game, and each square gives its premium or none

    @esc-0700
    Esquema del escenario: Dos jugadas de siete fichas en la mitad superior
      # en: Two plays of seven tiles in the upper half
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
        | reglamento   | de Ana      | casilla de Ana | de Bruno    | casilla de Bruno | ana | bruno |
        | fise-2003    | CABA[LL]ERO | A1             | REFUGIOS    | B8               | 210 | 190   |
        | fise-2003    | EXPLICAR    | B1             | OBJETIVO    | A8               | 200 | 213   |
        | fise-2003    | JUVENTUD    | C1             | ELEFANTE    | D8               | 190 | 174   |
        | fise-2003    | ESTANQUE    | D1             | DESAYUNO    | C8               | 176 | 176   |
        | fise-2003    | PANTALON    | E1             | ARMADI[LL]O | F8               | 170 | 190   |
        | fise-2003    | ENSEÑABA    | F1             | NARANJAS    | E8               | 171 | 180   |
        | fise-2003    | HUMILDAD    | G1             | A[CH]ICORIA | H8               | 169 | 195   |
        | fise-2003    | CABEZOTA    | H1             | DE[RR]UMBAR | G8               | 216 | 174   |
        | redeletras   | CABA[LL]ERO | A1             | REFUGIOS    | B8               | 210 | 190   |
        | redeletras   | EXPLICAR    | B1             | OBJETIVO    | A8               | 200 | 213   |
        | redeletras   | JUVENTUD    | C1             | ELEFANTE    | D8               | 190 | 174   |
        | redeletras   | ESTANQUE    | D1             | DESAYUNO    | C8               | 176 | 176   |
        | redeletras   | PANTALON    | E1             | ARMADI[LL]O | F8               | 170 | 190   |
        | redeletras   | ENSEÑABA    | F1             | NARANJAS    | E8               | 171 | 180   |
        | redeletras   | HUMILDAD    | G1             | A[CH]ICORIA | H8               | 169 | 195   |
        | redeletras   | CABEZOTA    | H1             | DE[RR]UMBAR | G8               | 216 | 174   |
        | fise-2009    | CABA[LL]ERO | A1             | REFUGIOS    | B8               | 210 | 190   |
        | fise-2009    | EXPLICAR    | B1             | OBJETIVO    | A8               | 200 | 213   |
        | fise-2009    | JUVENTUD    | C1             | ELEFANTE    | D8               | 190 | 174   |
        | fise-2009    | ESTANQUE    | D1             | DESAYUNO    | C8               | 176 | 176   |
        | fise-2009    | PANTALON    | E1             | ARMADI[LL]O | F8               | 170 | 190   |
        | fise-2009    | ENSEÑABA    | F1             | NARANJAS    | E8               | 171 | 180   |
        | fise-2009    | HUMILDAD    | G1             | A[CH]ICORIA | H8               | 169 | 195   |
        | fise-2009    | CABEZOTA    | H1             | DE[RR]UMBAR | G8               | 216 | 174   |
        | resumen-2018 | CABA[LL]ERO | A1             | REFUGIOS    | B8               | 210 | 190   |
        | resumen-2018 | EXPLICAR    | B1             | OBJETIVO    | A8               | 200 | 213   |
        | resumen-2018 | JUVENTUD    | C1             | ELEFANTE    | D8               | 190 | 174   |
        | resumen-2018 | ESTANQUE    | D1             | DESAYUNO    | C8               | 176 | 176   |
        | resumen-2018 | PANTALON    | E1             | ARMADI[LL]O | F8               | 170 | 190   |
        | resumen-2018 | ENSEÑABA    | F1             | NARANJAS    | E8               | 171 | 180   |
        | resumen-2018 | HUMILDAD    | G1             | A[CH]ICORIA | H8               | 169 | 195   |
        | resumen-2018 | CABEZOTA    | H1             | DE[RR]UMBAR | G8               | 216 | 174   |
        | ajs-2024     | CABA[LL]ERO | A1             | REFUGIOS    | B8               | 210 | 190   |
        | ajs-2024     | EXPLICAR    | B1             | OBJETIVO    | A8               | 200 | 213   |
        | ajs-2024     | JUVENTUD    | C1             | ELEFANTE    | D8               | 190 | 174   |
        | ajs-2024     | ESTANQUE    | D1             | DESAYUNO    | C8               | 176 | 176   |
        | ajs-2024     | PANTALON    | E1             | ARMADI[LL]O | F8               | 170 | 190   |
        | ajs-2024     | ENSEÑABA    | F1             | NARANJAS    | E8               | 171 | 180   |
        | ajs-2024     | HUMILDAD    | G1             | A[CH]ICORIA | H8               | 169 | 195   |
        | ajs-2024     | CABEZOTA    | H1             | DE[RR]UMBAR | G8               | 216 | 174   |
