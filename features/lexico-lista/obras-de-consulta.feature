# language: es
@perfil-lexico-lista
Característica: Palabras que solo traen otras obras
  # en: Words that only other books have

  Regla: No vale la palabra que la obra oficial no trae, la traiga quien la traiga
    # en: A word that the official book has not is not valid, whoever has it

    @esc-3043
    Esquema del escenario: Palabra que solo trae otra obra
      # en: A word that only another book has
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <palabra> según el reglamento <reglamento>
      Entonces no vale <palabra>

      @fise-2003:37
      Ejemplos: FISE 2003: ni el DRAE impreso, ni Seco, ni Bello
        # en: FISE 2003: neither the printed DRAE, nor Seco, nor Bello
        # en: | edition | article | word |
        | reglamento | artículo                  | palabra  |
        | fise-2003  | tropar. [solo en papel]   | TROPAR   |
        | fise-2003  | internet. [solo en Seco]  | INTERNET |
        | fise-2003  | amábades. [solo en Bello] | AMABADES |

      @fise-2003:39.2 @fise-2003:XII.17.p1
      Ejemplos: FISE 2003: un verbo que la Academia no reconoció
        # en: FISE 2003: a verb that the Academy did not recognise
        # en: | edition | article | word |
        | reglamento | artículo                          | palabra |
        | fise-2003  | enrular. [solo en el DLE de 2014] | ENRULAR |

      @redeletras:XI.p1
      Ejemplos: ReDeLetras: ni el DRAE impreso
        # en: ReDeLetras: not the printed DRAE
        # en: | edition | article | word |
        | reglamento | artículo                | palabra |
        | redeletras | tropar. [solo en papel] | TROPAR  |

      @redeletras:XI.p5
      Ejemplos: ReDeLetras: ni el CD
        # en: ReDeLetras: not the CD
        # en: | edition | article | word |
        | reglamento | artículo                 | palabra |
        | redeletras | acupear. [solo en el CD] | ACUPEAR |

      @redeletras:XI.p2 @fise-2009:XI.p2
      Ejemplos: ReDeLetras y FISE 2009: ni Bello, ni Seco
        # en: ReDeLetras and FISE 2009: neither Bello nor Seco
        # en: | edition | article | word |
        | reglamento | artículo                  | palabra  |
        | redeletras | amábades. [solo en Bello] | AMABADES |
        | redeletras | internet. [solo en Seco]  | INTERNET |
        | fise-2009  | amábades. [solo en Bello] | AMABADES |
        | fise-2009  | internet. [solo en Seco]  | INTERNET |

      @redeletras:XI.p3 @fise-2009:XI.p3
      Ejemplos: ReDeLetras y FISE 2009: ni el DPD
        # en: ReDeLetras and FISE 2009: not the DPD
        # en: | edition | article | word |
        | reglamento | artículo                   | palabra  |
        | redeletras | internet. [solo en el DPD] | INTERNET |
        | fise-2009  | internet. [solo en el DPD] | INTERNET |

      @redeletras:XI.p6
      Ejemplos: ReDeLetras: ni lo que se anuncia para la edición 23
        # en: ReDeLetras: not what is announced for the 23rd edition
        # en: | edition | article | word |
        | reglamento | artículo                                  | palabra  |
        | redeletras | bloguero. [solo en la web, como enmienda] | BLOGUERO |

      @redeletras:XII.17.p1 @fise-2009:XII.17.p1
      Ejemplos: ReDeLetras y FISE 2009: ni los verbos de hoy que el CD no trae
        # en: ReDeLetras and FISE 2009: not verbs of today that the CD has not
        # en: | edition | article | word |
        | reglamento | artículo                           | palabra  |
        | redeletras | refundar. [solo en el DLE de 2014] | REFUNDAR |
        | redeletras | enrular. [solo en el DLE de 2014]  | ENRULAR  |
        | fise-2009  | refundar. [solo en el DLE de 2014] | REFUNDAR |
        | fise-2009  | enrular. [solo en el DLE de 2014]  | ENRULAR  |

      @fise-2009:XI.p1 @fise-2009:XII.17.p3
      Ejemplos: FISE 2009: ni el DRAE impreso
        # en: FISE 2009: not the printed DRAE
        # en: | edition | article | word |
        | reglamento | artículo                     | palabra         |
        | fise-2009  | tropar. [solo en papel]      | TROPAR          |
        | fise-2009  | achurruscar. [solo en papel] | A[CH]U[RR]USCAR |

      @resumen-2018:2.p1.s1
      Ejemplos: Resumen de 2018: ni el CD
        # en: Summary of 2018: not the CD
        # en: | edition | article | word |
        | reglamento   | artículo                 | palabra |
        | resumen-2018 | acupear. [solo en el CD] | ACUPEAR |

      @ajs-2024:4.1.7.p5.s1
      Ejemplos: AJS: ni el CD
        # en: AJS: not the CD
        # en: | edition | article | word |
        | reglamento | artículo                 | palabra |
        | ajs-2024   | acupear. [solo en el CD] | ACUPEAR |
