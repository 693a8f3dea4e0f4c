# language: es
@perfil-lexico-reglas
Característica: Plural de las interjecciones
  # en: Plural of interjections

  Regla: La interjección no tiene plural, salvo que sea además otra cosa
    # en: An interjection has no plural, unless it is something else as well

    @esc-4329
    Esquema del escenario: Palabra que solo es interjección
      # en: A word that is an interjection and no more
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen | no valen     |
        | fise-2003  | ah. interj.  | AH    | AHS y AHES   |
        | fise-2003  | bah. interj. | BAH   | BAHS y BAHES |
        | fise-2003  | huy. interj. | HUY   | HUYES y HUIS |
        | fise-2003  | puf. interj. | PUF   | PUFS y PUFES |

      @redeletras:XII.18.2.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen | no valen     |
        | redeletras | ah. interj.  | AH    | AHS y AHES   |
        | redeletras | bah. interj. | BAH   | BAHS y BAHES |
        | redeletras | huy. interj. | HUY   | HUYES y HUIS |
        | redeletras | puf. interj. | PUF   | PUFS y PUFES |

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.2.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen | no valen     |
        | fise-2009  | ah. interj.  | AH    | AHS y AHES   |
        | fise-2009  | bah. interj. | BAH   | BAHS y BAHES |
        | fise-2009  | huy. interj. | HUY   | HUYES y HUIS |
        | fise-2009  | puf. interj. | PUF   | PUFS y PUFES |

      @fise-2009:XII.18.2.2.p1 @fise-2009:XII.18.2.2.p2
      Ejemplos: FISE 2009: el saludo y la despedida
        # en: FISE 2009: greeting and farewell
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen | no valen |
        | fise-2009  | hola. interj.  | HOLA  | HOLAS    |
        | fise-2009  | adiós. interj. | ADIOS | ADIOSES  |

    @esc-4330
    Esquema del escenario: Interjección que es además sustantivo o adjetivo
      # en: An interjection that is a noun or an adjective as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen           | no valen  |
        | fise-2003  | ay. interj. U. t. c. s. m.    | AYES            | AYS       |
        | fise-2003  | hurra. interj. U. t. c. s. m. | HU[RR]AS        | HU[RR]AES |
        | fise-2003  | caramba. interj.; f.          | CARAMBAS        | CARAMBAES |
        | fise-2003  | bravo, va. adj.; interj.      | BRAVOS y BRAVAS | BRAVOES   |

      @redeletras:XII.18.2.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen           | no valen  |
        | redeletras | ay. interj. U. t. c. s. m.    | AYES            | AYS       |
        | redeletras | hurra. interj. U. t. c. s. m. | HU[RR]AS        | HU[RR]AES |
        | redeletras | caramba. interj.; f.          | CARAMBAS        | CARAMBAES |
        | redeletras | bravo, va. adj.; interj.      | BRAVOS y BRAVAS | BRAVOES   |

      @fise-2009:XII.18.2.p3 @fise-2009:XII.18.2.2.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen           | no valen  |
        | fise-2009  | ay. interj. U. t. c. s. m.    | AYES            | AYS       |
        | fise-2009  | hurra. interj. U. t. c. s. m. | HU[RR]AS        | HU[RR]AES |
        | fise-2009  | caramba. interj.; f.          | CARAMBAS        | CARAMBAES |
        | fise-2009  | adiós. interj.; m.            | ADIOSES         | ADIOSS    |
        | fise-2009  | bravo, va. adj.; interj.      | BRAVOS y BRAVAS | BRAVOES   |

    @esc-4331
    Esquema del escenario: Interjección que el diccionario trae en plural
      # en: An interjection that the dictionary has in the plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.2.2.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                        | valen      | no valen    |
        | fise-2009  | púchica. interj. [pl. púchicas] | PU[CH]ICAS | PU[CH]ICAES |
        | fise-2009  | naca. interj. [pl. nacas]       | NACAS      | NACAES      |
        | fise-2009  | chita. interj. [pl. chitas]     | [CH]ITAS   | [CH]ITAES   |

      @fise-2009:XII.18.2.2.p3 @fise-2009:XII.18.2.2.p2
      Ejemplos: FISE 2009: la que no trae en plural
        # en: FISE 2009: one that it has not in the plural
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen     | no valen   |
        | fise-2009  | púchica. interj. | PU[CH]ICA | PU[CH]ICAS |
