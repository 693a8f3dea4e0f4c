# language: es
@perfil-despliegue
Característica: Recuento de la bolsa
  # en: Counting the bag

  Regla: La bolsa se cuenta por fuera cuando se quiera y por dentro con el acuerdo de los dos
    # en: The bag is counted from outside at any time and inside with both players’ consent

    @esc-0405
    Esquema del escenario: Recuento de la bolsa
      # en: Counting the bag
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 12 fichas
      Cuando <quién> cuenta la bolsa <modo>
      Entonces la actuación <resultado>

      @fise-2003:26 @redeletras:26 @fise-2009:27 @fise-2009:27.s2 @fise-2009:27.s3
      Ejemplos: FISE, ReDeLetras y AJS: donde hay monitores, cuentan ellos
        # en: FISE, ReDeLetras and AJS: where there are monitors, they count
        # en: | edition | who | manner | result |
        | reglamento | quién         | modo                                 | resultado                           |
        | fise-2003  | Ana           | por fuera                            | se admite                           |
        | fise-2003  | Ana           | por dentro con el acuerdo de los dos | se admite                           |
        | fise-2003  | Ana           | por dentro con el acuerdo de uno     | se rechaza por falta de acuerdo     |
        | fise-2003  | Ana           | por dentro habiendo monitores        | se rechaza por falta de competencia |
        | fise-2003  | el corremesas | por dentro habiendo monitores        | se admite                           |
        | redeletras | Ana           | por fuera                            | se admite                           |
        | redeletras | Ana           | por dentro con el acuerdo de los dos | se admite                           |
        | redeletras | Ana           | por dentro con el acuerdo de uno     | se rechaza por falta de acuerdo     |
        | redeletras | Ana           | por dentro habiendo monitores        | se rechaza por falta de competencia |
        | redeletras | el corremesas | por dentro habiendo monitores        | se admite                           |
        | fise-2009  | Ana           | por fuera                            | se admite                           |
        | fise-2009  | Ana           | por dentro con el acuerdo de los dos | se admite                           |
        | fise-2009  | Ana           | por dentro con el acuerdo de uno     | se rechaza por falta de acuerdo     |
        | fise-2009  | Ana           | por dentro habiendo monitores        | se rechaza por falta de competencia |
        | fise-2009  | el corremesas | por dentro habiendo monitores        | se admite                           |
        | ajs-2024   | Ana           | por fuera                            | se admite                           |
        | ajs-2024   | Ana           | por dentro con el acuerdo de los dos | se admite                           |
        | ajs-2024   | Ana           | por dentro con el acuerdo de uno     | se rechaza por falta de acuerdo     |
        | ajs-2024   | Ana           | por dentro habiendo monitores        | se rechaza por falta de competencia |
        | ajs-2024   | el corremesas | por dentro habiendo monitores        | se admite                           |

      @resumen-2018:5.s1
      Ejemplos: Resumen: no lo dice
        # en: Summary: does not say
        # en: | edition | who | manner | result |
        | reglamento   | quién | modo                                 | resultado                         |
        | resumen-2018 | Ana   | por fuera                            | no está prevista en el reglamento |
        | resumen-2018 | Ana   | por dentro con el acuerdo de los dos | no está prevista en el reglamento |

    @esc-0406
    Esquema del escenario: Fichas que se cuentan
      # en: Tiles counted
      Dada una partida en curso según el reglamento <reglamento>
      Y que en la bolsa quedan 12 fichas
      Cuando <quién> cuenta la bolsa <modo>
      Entonces se cuentan 12 fichas

      @fise-2003:26 @redeletras:26 @fise-2009:27 @fise-2009:27.s2
      Ejemplos: El recuento da lo que hay, en el turno propio o en el del rival
        # en: The count gives what is there, in one’s own turn or the rival’s
        # en: | edition | who | manner |
        | reglamento | quién | modo                                 |
        | fise-2003  | Ana   | por fuera                            |
        | fise-2003  | Bruno | por fuera                            |
        | fise-2003  | Bruno | por dentro con el acuerdo de los dos |
        | redeletras | Ana   | por fuera                            |
        | redeletras | Bruno | por fuera                            |
        | redeletras | Bruno | por dentro con el acuerdo de los dos |
        | fise-2009  | Ana   | por fuera                            |
        | fise-2009  | Bruno | por fuera                            |
        | fise-2009  | Bruno | por dentro con el acuerdo de los dos |
        | ajs-2024   | Ana   | por fuera                            |
        | ajs-2024   | Bruno | por fuera                            |
        | ajs-2024   | Bruno | por dentro con el acuerdo de los dos |
