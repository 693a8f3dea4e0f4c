# language: es
@perfil-final-arbitrado
Característica: Declaración de no poder colocar que no procede
  # en: A declaration of being unable to place that is out of place

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal

  Regla: De nada vale decir que no se puede colocar cuando la posición muestra que sí
    # en: Saying that one cannot place is of no avail where the position shows that one can

    @esc-0870
    Esquema del escenario: Declara quien todavía puede colocar
      # en: A player who can still place says he or she cannot
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que <palabra> es válida
      Y que Ana tiene <atril> en el atril
      Y que Bruno tiene [RR] en el atril
      Cuando Ana declara que no puede colocar
      Entonces la actuación se rechaza porque no procede
      Y la partida no termina

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: Cabe OX desde la O hacia abajo, PATIOS con una ese o un comodín
        # en: OX fits down from the O, PATIOS with an S or a blank
        # en: | edition | rack | word |
        | reglamento | atril | palabra |
        | fise-2003  | X     | OX      |
        | fise-2003  | S     | PATIOS  |
        | fise-2003  | ?     | PATIOS  |
        | redeletras | X     | OX      |
        | redeletras | ?     | PATIOS  |
        | fise-2009  | X     | OX      |
        | fise-2009  | S     | PATIOS  |
        | ajs-2024   | ?     | PATIOS  |

    @esc-0871
    Esquema del escenario: Declara quien tiene palabras que no caben en el tablero
      # en: A player whose words do not fit on the board says so
      Dada una partida en curso según el reglamento <reglamento>
      Y que la bolsa está vacía
      Y que [LL]ANO, QUE y PE[RR]O son válidas
      Y que Ana tiene Q[LL] en el atril
      Y que Bruno tiene [RR] en el atril
      Cuando Ana declara que no puede colocar
      Entonces la partida termina porque nadie puede colocar

      @fise-2003:40.1 @redeletras:37.1 @fise-2009:45.1
      Ejemplos: Hacen falta letras que nadie tiene
        # en: It takes letters that nobody has
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
        | ajs-2024   |
