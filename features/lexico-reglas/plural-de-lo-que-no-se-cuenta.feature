# language: es
@perfil-lexico-reglas
Característica: Plural de los nombres de lo que no se cuenta
  # en: Plural of the names of what is not counted

  Regla: También tienen plural los nombres de enfermedades, virtudes, ciencias o juegos
    # en: Names of illnesses, virtues, sciences or games have a plural too

    @esc-4306
    Esquema del escenario: Nombre de algo que no se cuenta
      # en: The name of something that is not counted
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.1
      Ejemplos: FISE 2003: estados y enfermedades
        # en: FISE 2003: states and illnesses
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen      | no valen    |
        | fise-2003  | hambre. f.    | HAMBRES    | HAMBREES    |
        | fise-2003  | paludismo. m. | PALUDISMOS | PALUDISMOES |
        | fise-2003  | sida. m.      | SIDAS      | SIDAES      |
        | fise-2003  | gripe. f.     | GRIPES     | GRIPEES     |

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.2
      Ejemplos: FISE 2003: virtudes y vicios
        # en: FISE 2003: virtues and vices
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen      | no valen    |
        | fise-2003  | caridad. f.   | CARIDADES  | CARIDADS    |
        | fise-2003  | paciencia. f. | PACIENCIAS | PACIENCIAES |
        | fise-2003  | pereza. f.    | PEREZAS    | PEREZAES    |

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.3
      Ejemplos: FISE 2003: sentimientos
        # en: FISE 2003: feelings
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen |
        | fise-2003  | tedio. m. | TEDIOS | TEDIOES  |
        | fise-2003  | fe. f.    | FES    | FEES     |

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.4
      Ejemplos: FISE 2003: conceptos abstractos
        # en: FISE 2003: abstract concepts
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen        | no valen    |
        | fise-2003  | mortalidad. f. | MORTALIDADES | MORTALIDADS |
        | fise-2003  | majestad. f.   | MAJESTADES   | MAJESTADS   |
        | fise-2003  | locura. f.     | LOCURAS      | LOCURAES    |

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.5
      Ejemplos: FISE 2003: ciencias
        # en: FISE 2003: sciences
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen     | no valen   |
        | fise-2003  | física. f.   | FISICAS   | FISICAES   |
        | fise-2003  | biología. f. | BIOLOGIAS | BIOLOGIAES |
        | fise-2003  | química. f.  | QUIMICAS  | QUIMICAES  |
        | fise-2003  | geología. f. | GEOLOGIAS | GEOLOGIAES |

      @fise-2003:XII.18.1.p1 @fise-2003:XII.18.1.6
      Ejemplos: FISE 2003: deportes y juegos
        # en: FISE 2003: sports and games
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen      | no valen  |
        | fise-2003  | fútbol. m.   | FUTBOLES   | FUTBOLS   |
        | fise-2003  | natación. f. | NATACIONES | NATACIONS |
        | fise-2003  | ajedrez. m.  | AJEDRECES  | AJEDREZES |
        | fise-2003  | básquet. m.  | BASQUETS   | BASQUETES |

      @redeletras:XII.18.1.5
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen      | no valen    |
        | redeletras | física. f.    | FISICAS    | FISICAES    |
        | redeletras | biología. f.  | BIOLOGIAS  | BIOLOGIAES  |
        | redeletras | química. f.   | QUIMICAS   | QUIMICAES   |
        | redeletras | geología. f.  | GEOLOGIAS  | GEOLOGIAES  |
        | redeletras | fútbol. m.    | FUTBOLES   | FUTBOLS     |
        | redeletras | natación. f.  | NATACIONES | NATACIONS   |
        | redeletras | ajedrez. m.   | AJEDRECES  | AJEDREZES   |
        | redeletras | básquet. m.   | BASQUETS   | BASQUETES   |
        | redeletras | hambre. f.    | HAMBRES    | HAMBREES    |
        | redeletras | paludismo. m. | PALUDISMOS | PALUDISMOES |
        | redeletras | sida. m.      | SIDAS      | SIDAES      |
        | redeletras | gripe. f.     | GRIPES     | GRIPEES     |
        | redeletras | locura. f.    | LOCURAS    | LOCURAES    |
        | redeletras | tedio. m.     | TEDIOS     | TEDIOES     |
        | redeletras | fe. f.        | FES        | FEES        |
        | redeletras | odio. m.      | ODIOS      | ODIOES      |
        | redeletras | caridad. f.   | CARIDADES  | CARIDADS    |
        | redeletras | paciencia. f. | PACIENCIAS | PACIENCIAES |
        | redeletras | pereza. f.    | PEREZAS    | PEREZAES    |
