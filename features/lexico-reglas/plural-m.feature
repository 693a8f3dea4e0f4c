# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -M
  # en: Plural of words in -M

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3023
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.m
      Ejemplos: FISE 2003: -ES, menos tres con plural propio y dieciséis sin cambio
        # en: FISE 2003: -ES, but for three with a plural of their own and sixteen unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen      | no valen                   |
        | fise-2003  | tótem. m.      | TOTEMES    | TOTEMS                     |
        | fise-2003  | ítem. m.       | ITEMES     | ITEMS                      |
        | fise-2003  | ohm. m.        | OHMIOS     | OHMS y OHMES               |
        | fise-2003  | referéndum. m. | REFERENDOS | REFERENDUMS y REFERENDUMES |
        | fise-2003  | memorándum. m. | MEMORANDOS | MEMORANDUMS y MEMORANDUMES |
        | fise-2003  | armónium. m.   | ARMONIUM   | ARMONIUMS y ARMONIUMES     |
        | fise-2003  | factótum. m.   | FACTOTUM   | FACTOTUMS y FACTOTUMES     |
        | fise-2003  | harem. m.      | HAREM      | HAREMS y HAREMES           |
        | fise-2003  | islam. m.      | ISLAM      | ISLAMS e ISLAMES           |
        | fise-2003  | mágnum. m.     | MAGNUM     | MAGNUMS y MAGNUMES         |
        | fise-2003  | máximum. m.    | MAXIMUM    | MAXIMUMS y MAXIMUMES       |
        | fise-2003  | médium. m.     | MEDIUM     | MEDIUMS y MEDIUMES         |
        | fise-2003  | mínimum. m.    | MINIMUM    | MINIMUMS y MINIMUMES       |
        | fise-2003  | módem. m.      | MODEM      | MODEMS y MODEMES           |
        | fise-2003  | pódium. m.     | PODIUM     | PODIUMS y PODIUMES         |
        | fise-2003  | quídam. m.     | QUIDAM     | QUIDAMS y QUIDAMES         |
        | fise-2003  | quórum. m.     | QUORUM     | QUORUMS y QUORUMES         |
        | fise-2003  | réquiem. m.    | REQUIEM    | REQUIEMS y REQUIEMES       |
        | fise-2003  | solárium. m.   | SOLARIUM   | SOLARIUMS y SOLARIUMES     |
        | fise-2003  | súmmum. m.     | SUMMUM     | SUMMUMS y SUMMUMES         |
        | fise-2003  | tedeum. m.     | TEDEUM     | TEDEUMS y TEDEUMES         |

      @redeletras:XII.18.4.3.m
      Ejemplos: ReDeLetras: -S, menos cuatro palabras
        # en: ReDeLetras: -S, but for four words
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen           |
        | redeletras | tótem. m.  | TOTEMS  | TOTEMES            |
        | redeletras | ítem. m.   | ITEMS   | ITEMES             |
        | redeletras | harem. m.  | HAREMS  | HAREMES            |
        | redeletras | islam. m.  | ISLAMS  | ISLAMES            |
        | redeletras | médium. m. | MEDIUMS | MEDIUMES           |
        | redeletras | álbum. m.  | ALBUMES | ALBUMS             |
        | redeletras | imam. m.   | IMAMES  | IMAMS              |
        | redeletras | súmmum. m. | SUMMUM  | SUMMUMS y SUMMUMES |
        | redeletras | dom. m.    | DOM     | DOMS y DOMES       |

      @redeletras:XII.18.4.3.m @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras: OHMIOS es de OHMIO y no de OHM
        # en: ReDeLetras: OHMIOS is of OHMIO and not of OHM
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen       |
        | redeletras | ohm. m.   | OHMS   | OHMES y OHMIOS |
        | redeletras | ohmio. m. | OHMIOS | OHMIOES        |

      @fise-2009:XII.18.4.3.m
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo   | valen   | no valen |
        | fise-2009  | ítem. m.   | ITEMS   | ITEMES   |
        | fise-2009  | harem. m.  | HAREMS  | HAREMES  |
        | fise-2009  | islam. m.  | ISLAMS  | ISLAMES  |
        | fise-2009  | fórum. m.  | FORUMS  | FORUMES  |
        | fise-2009  | quórum. m. | QUORUMS | QUORUMES |
        | fise-2009  | film. m.   | FILMS   | FILMES   |
        | fise-2009  | zum. m.    | ZUMS    | ZUMES    |

      @fise-2009:XII.18.4.3.m @fise-2009:XII.18.4.3.m.e1
      Ejemplos: FISE 2009: sin cambio, y la palabra que sí cambia
        # en: FISE 2009: unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen  | no valen           |
        | fise-2009  | ídem. pron. | IDEM   | IDEMS e IDEMES     |
        | fise-2009  | súmmum. m.  | SUMMUM | SUMMUMS y SUMMUMES |
        | fise-2009  | tótem. m.   | TOTEMS | TOTEMES            |

      @fise-2009:XII.18.4.3.m.e2
      Ejemplos: FISE 2009: -ES
        # en: FISE 2009: -ES
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen   | no valen |
        | fise-2009  | álbum. m. | ALBUMES | ALBUMS   |
        | fise-2009  | imam. m.  | IMAMES  | IMAMS    |

      @fise-2009:XII.18.4.3.m @fise-2009:XII.18.4.3.m.n1 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: OHMIOS es de OHMIO y no de OHM
        # en: FISE 2009: OHMIOS is of OHMIO and not of OHM
        # en: | edition | article | valid | not valid |
        | reglamento | artículo  | valen  | no valen       |
        | fise-2009  | ohm. m.   | OHMS   | OHMES y OHMIOS |
        | fise-2009  | ohmio. m. | OHMIOS | OHMIOES        |
