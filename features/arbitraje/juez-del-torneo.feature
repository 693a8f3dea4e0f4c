# language: es
@perfil-arbitraje
Característica: Nombramiento del juez del torneo
  # en: Naming the judge of the tournament

  Regla: Ejerce de juez, al menos, alguien que no juega el torneo
    # en: At least one person who does not play in the tournament acts as judge

    @esc-2013
    Esquema del escenario: Nombramiento según quién sea
      # en: The naming, by who it is
      Dada una partida sin empezar según el reglamento <reglamento>
      Cuando se nombra juez del torneo a <persona>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p1
      Ejemplos: Nadie que juegue
        # en: Nobody who plays
        # en: | edition | person | result |
        | reglamento | persona                 | resultado                         |
        | ajs-2024   | un espectador           | se admite                         |
        | ajs-2024   | un árbitro auxiliar     | se admite                         |
        | ajs-2024   | Ana                     | se rechaza porque juega el torneo |
        | ajs-2024   | Bruno                   | se rechaza porque juega el torneo |
        | ajs-2024   | un jugador de otra mesa | se rechaza porque juega el torneo |

    @esc-2014
    Esquema del escenario: Nombramiento de un segundo juez
      # en: The naming of a second judge
      Dada una partida sin empezar según el reglamento <reglamento>
      Y que un espectador es juez del torneo
      Cuando se nombra juez del torneo a <persona>
      Entonces la actuación <resultado>

      @ajs-2024:4.1.3.p1
      Ejemplos: Puede haber varios, y tampoco juegan
        # en: There may be several, and they do not play either
        # en: | edition | person | result |
        | reglamento | persona                 | resultado                         |
        | ajs-2024   | un árbitro auxiliar     | se admite                         |
        | ajs-2024   | un jugador de otra mesa | se rechaza porque juega el torneo |
