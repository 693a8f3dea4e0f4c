# language: es
@perfil-fichas
Característica: Robar de más: cuándo está completa la jugada que cierra el plazo
  # en: Drawing too many: when the play that closes the time is complete

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: Cierra el plazo la jugada que los dos han anotado
    # en: The time is closed by the play that both have noted

    @esc-1175
    Esquema del escenario: Ocho fichas que se señalan con la jugada siguiente a medio anotar
      # en: Eight tiles pointed out with the next play half noted
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 4 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos <anotación>
      Cuando Bruno señala que Ana ha robado de más
      Entonces el error <consecuencia>

      @fise-2009:28.p2 @fise-2009:32.p2
      Ejemplos: Faltando una anotación, aún no está completa
        # en: With one note missing it is not complete yet
        # en: | edition | noting | consequence |
        | reglamento | anotación                 | consecuencia                      |
        | fise-2009  | los ha anotado solo Ana   | se corrige y cuesta un turno      |
        | fise-2009  | los ha anotado solo Bruno | se corrige y cuesta un turno      |
        | fise-2009  | los han anotado los dos   | no está previsto en el reglamento |
        | ajs-2024   | los ha anotado solo Ana   | se corrige y cuesta un turno      |
        | ajs-2024   | los ha anotado solo Bruno | se corrige y cuesta un turno      |
        | ajs-2024   | los han anotado los dos   | no está previsto en el reglamento |
