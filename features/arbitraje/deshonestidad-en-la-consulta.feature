# language: es
@perfil-arbitraje
Característica: Deshonestidad en la consulta propia
  # en: Dishonesty in settling challenges oneself

  Antecedentes:
    Dado que el marcador es 310 a 290

  Regla: Quien obra sin honradez al resolver sus impugnaciones puede ser expulsado
    # en: Whoever acts dishonestly in settling the own challenges may be expelled

    @esc-1419
    Esquema del escenario: Expulsión de Ana por cómo gestionó una impugnación
      # en: Ana is expelled for how she handled a challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven por los propios jugadores
      Y que quien dirige el torneo ha apreciado que Ana <falta>
      Cuando <quién> expulsa del torneo a Ana por ello, <prueba>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p8
      Ejemplos: AJS: la deshonestidad basta para expulsar
        # en: AJS: dishonesty is enough to expel
        # en: | edition | fault | who | finding | result |
        | reglamento | falta                                | quién                  | prueba     | resultado                           |
        | ajs-2024   | gestionó sin honradez la impugnación | quien dirige el torneo | probado    | se admite                           |
        | ajs-2024   | gestionó con torpeza la impugnación  | quien dirige el torneo | probado    | se rechaza porque no hay infracción |
        | ajs-2024   | gestionó sin honradez la impugnación | quien dirige el torneo | sin probar | se rechaza por falta de prueba      |
        | ajs-2024   | gestionó sin honradez la impugnación | el corremesas          | probado    | se rechaza por falta de competencia |

    @esc-1418
    Esquema del escenario: Se aprecia que Ana gestionó sin honradez una impugnación
      # en: It is found that Ana handled a challenge dishonestly
      Dada una partida en curso según el reglamento <reglamento>
      Y que las impugnaciones se resuelven <gestión>
      Y que en una ronda anterior se apreció que <quién> <falta>
      Cuando quien dirige el torneo aprecia que Ana gestionó sin honradez la impugnación
      Entonces eso <exigencia>
      Y no se expulsa a Ana del torneo

      @ajs-2024:4.1.7.p8
      Ejemplos: AJS: la primera vez como las demás
        # en: AJS: the first time as the others
        # en: | edition | means | who | fault | demand |
        | reglamento | gestión                   | quién | falta                                | exigencia               |
        | ajs-2024   | por los propios jugadores | Bruno | gestionó sin honradez la impugnación | permite expulsar        |
        | ajs-2024   | por los propios jugadores | Ana   | gestionó sin honradez la impugnación | permite expulsar        |
        | ajs-2024   | por los propios jugadores | Ana   | se burló de su rival                 | permite expulsar        |
        | ajs-2024   | con papeletas             | Ana   | gestionó sin honradez la impugnación | no lleva nada aparejado |
