# language: es
@perfil-final-arbitrado
Característica: Nadie puede colocar: palabras que se forman y fichas que se cuentan
  # en: Nobody can place: words that are made and tiles that count

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: No puede colocar quien solo formaría una palabra que no vale; cuentan todas sus fichas
    # en: Who would only make a word that is not valid cannot place; all their tiles count

    @esc-1176
    Esquema del escenario: La única palabra que cabe forma otra que no vale
      # en: The only word that fits forms another that is not valid
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que en el tablero está ID desde H9 en vertical
      Y que OX es válida
      Y que DX no es válida
      Y que Ana tiene Q[LL] en el atril
      Y que Bruno tiene X en el atril
      Cuando Ana declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: Bruno haría OX, pero también DX
        # en: Bruno would make OX, but DX too
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |

    @esc-1187
    Esquema del escenario: Fichas robadas que aún no están en el atril cuando nadie puede colocar
      # en: Tiles drawn and not yet racked when nobody can place
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan, por orden de salida, ZDCEI
      Y que el marcador es 60 a 45
      Y que Ana tiene AELORST en el atril
      Y que Bruno tiene [RR] en el atril
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 3 fichas boca abajo
      Y que Ana ha pulsado el reloj
      Cuando Bruno declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar
      Y el marcador queda 47 a 37

      @fise-2003:40.p2 @redeletras:37.p2 @fise-2009:45.p1
      Ejemplos: A Ana le restan las siete: E, O, R, T y las tres robadas, 19 puntos
        # en: Ana’s seven are deducted: E, O, R, T and the three drawn, 19 points
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
