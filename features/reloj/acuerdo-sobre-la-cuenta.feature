# language: es
@perfil-reloj
Característica: Acuerdo sobre la cuenta
  # en: Agreement on the count

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Lo que se apunta es lo acordado
    # en: What is written down is what was agreed

    @esc-1244 @mesa-imposible
    # razón: alguien se equivoca al contar o al apuntar; de eso trata el caso
    Esquema del escenario: Anotación de una jugada que los dos acordaron contar por 6 puntos
      # en: Noting a play that both agreed to count as 6 points
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 6 puntos
      Cuando Bruno anota <puntos> puntos
      Entonces la actuación <resultado>
      Y el marcador queda <final de Ana> a 45

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: Ni los anunciados antes ni otros
        # en: Neither those announced before nor any others
        # en: | edition | points | result | Ana’s score |
        | reglamento | puntos | resultado                        | final de Ana |
        | fise-2003  | 9      | se rechaza por falta de acuerdo  | 60           |
        | fise-2003  | 6      | se admite                        | 66           |
        | redeletras | 9      | se rechaza por falta de acuerdo  | 60           |
        | redeletras | 6      | se admite                        | 66           |
        | fise-2009  | 9      | se rechaza por falta de acuerdo  | 60           |
        | fise-2009  | 6      | se admite                        | 66           |

    @esc-1245 @mesa-imposible
    # razón: la autora se ha equivocado al contar; de eso trata el caso
    Esquema del escenario: Acuerdo sobre una jugada que Ana había apuntado por 9 puntos
      # en: Agreement on a play that Ana had written down as 9 points
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 9 puntos
      Y que Bruno no está de acuerdo con la cuenta de la jugada
      Y que los dos han acordado 6 puntos
      Cuando Ana anota 6 puntos
      Entonces la actuación se admite
      Y la planilla de Ana recoge 6 puntos

      @fise-2003:31.3 @redeletras:31.3 @fise-2009:34.3
      Ejemplos: La cifra errónea se tacha
        # en: The wrong figure is struck out
        # en: | edition |
        | reglamento |
        | fise-2003  |
        | redeletras |
        | fise-2009  |
