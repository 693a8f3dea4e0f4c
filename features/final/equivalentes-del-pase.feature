# language: es
@perfil-final
Característica: Turnos que equivalen a pasar
  # en: Turns that amount to a pass

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Cuenta como pase lo que la edición equipara a pasar
    # en: What the edition treats as a pass counts as one

    @esc-0443
    Esquema del escenario: Tres pases tras otro turno
      # en: Three passes after another turn
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que hubo <turno> y después 2 pases
      Cuando Ana pasa
      Entonces la partida <final>

      @fise-2003:40.2 @fise-2003:40.p1 @redeletras:37.2 @redeletras:37.p1 @fise-2009:45.2 @fise-2009:45.2.s2 @resumen-2018:25.a
      Ejemplos: La jugada anulada equivale a pasar; el cambio, no
        # en: A play ruled invalid amounts to a pass; an exchange does not
        # en: | edition | turn | ending |
        | reglamento   | turno              | final             |
        | fise-2003    | un pase            | termina por pases |
        | fise-2003    | una jugada anulada | termina por pases |
        | fise-2003    | un cambio          | no termina        |
        | fise-2003    | una jugada         | no termina        |
        | redeletras   | un pase            | termina por pases |
        | redeletras   | una jugada anulada | termina por pases |
        | redeletras   | un cambio          | no termina        |
        | redeletras   | una jugada         | no termina        |
        | fise-2009    | un pase            | termina por pases |
        | fise-2009    | una jugada anulada | termina por pases |
        | fise-2009    | un cambio          | no termina        |
        | fise-2009    | una jugada         | no termina        |
        | resumen-2018 | un pase            | termina por pases |
        | resumen-2018 | una jugada anulada | termina por pases |
        | resumen-2018 | un cambio          | no termina        |
        | resumen-2018 | una jugada         | no termina        |
        | ajs-2024     | un pase            | termina por pases |
        | ajs-2024     | una jugada anulada | termina por pases |
        | ajs-2024     | un cambio          | no termina        |
        | ajs-2024     | una jugada         | no termina        |

    @esc-2207
    Esquema del escenario: Cuarto turno según lo que hizo el rival entre los pases
      # en: Fourth turn by what the rival did between the passes
      Dada una partida en curso según el reglamento <reglamento>
      Y que el marcador es 60 a 45
      Y que Bruno tiene AEOSRTL en el atril
      Y que en la bolsa quedan 40 fichas
      Y que Ana ha pasado
      Y que Bruno <turno>
      Y que Ana ha pasado
      Cuando Bruno pasa
      Entonces la partida <final>

      @fise-2003:40.2 @redeletras:37.2 @redeletras:37.p1 @fise-2009:45.2 @fise-2009:45.2.s2 @resumen-2018:25.a
      Ejemplos: Quien cambió no había pasado
        # en: Whoever exchanged had not passed
        # en: | edition | turn | ending |
        | reglamento   | turno         | final             |
        | fise-2003    | ha pasado     | termina por pases |
        | redeletras   | ha pasado     | termina por pases |
        | fise-2009    | ha pasado     | termina por pases |
        | resumen-2018 | ha pasado     | termina por pases |
        | ajs-2024     | ha pasado     | termina por pases |
        | fise-2003    | ha cambiado E | no termina        |
        | redeletras   | ha cambiado E | no termina        |
        | fise-2009    | ha cambiado E | no termina        |
        | resumen-2018 | ha cambiado E | no termina        |
        | ajs-2024     | ha cambiado E | no termina        |
