# language: es
@perfil-lexico-reglas
Característica: Abreviaturas
  # en: Abbreviations

  Regla: Ninguna abreviatura vale, aunque el diccionario la traiga
    # en: No abbreviation is valid, even if the dictionary has it

    @esc-4100
    Esquema del escenario: Abreviatura que el diccionario trae
      # en: An abbreviation that the dictionary has
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:39.1 @fise-2003:XII.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | not valid |
        | reglamento | artículo    | no valen   |
        | fise-2003  | etc. abrev. | ETC        |
        | fise-2003  | pág. abrev. | PAG y PAGS |

      @redeletras:XII.1 @fise-2009:XII.1
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | not valid |
        | reglamento | artículo    | no valen   |
        | redeletras | etc. abrev. | ETC        |
        | redeletras | pág. abrev. | PAG y PAGS |
        | fise-2009  | etc. abrev. | ETC        |
        | fise-2009  | pág. abrev. | PAG y PAGS |

    @esc-4101
    Esquema del escenario: Abreviatura que se escribe como otra palabra
      # en: An abbreviation spelt like another word
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:39.1 @fise-2003:XII.6 @redeletras:XII.1 @fise-2009:XII.1 @fise-2003:38 @redeletras:XI.p5 @fise-2009:XI.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid |
        | reglamento | artículos                 | valen |
        | fise-2003  | «cía. abrev.» y «cía. f.» | CIA   |
        | redeletras | «cía. abrev.» y «cía. f.» | CIA   |
        | fise-2009  | «cía. abrev.» y «cía. f.» | CIA   |

  Regla: El símbolo de una unidad es una abreviatura más
    # en: The symbol of a unit is one more abbreviation

    @esc-6401
    Esquema del escenario: Símbolo que no es de un elemento
      # en: A symbol that is not of an element
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:39.1 @fise-2003:XII.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                               | valen | no valen |
        | fise-2003  | «cm. símb. [unidad]», «mol. símb. [unidad]» y «mol. m.» | MOL   | CM       |

      @redeletras:XII.1 @fise-2009:XII.1
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                               | valen | no valen |
        | redeletras | «cm. símb. [unidad]», «mol. símb. [unidad]» y «mol. m.» | MOL   | CM       |
        | fise-2009  | «cm. símb. [unidad]», «mol. símb. [unidad]» y «mol. m.» | MOL   | CM       |

  Regla: En el resumen vale la que tiene entrada propia
    # en: In the summary one with an entry of its own is valid

    @esc-4102
    Esquema del escenario: Abreviatura con entrada propia
      # en: An abbreviation with an entry of its own
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @resumen-2018:2.p2.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid |
        | reglamento   | artículo    | valen |
        | resumen-2018 | etc. abrev. | ETC   |
