# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -I y -U tónicas
  # en: Plural of words in stressed -I and -U

  Regla: Valen el plural en -S y el plural en -ES
    # en: The plural in -S and the plural in -ES are both valid

    @esc-3013
    Esquema del escenario: Palabra con dos plurales, y MARAVEDÍ con tres
      # en: A word with two plurals, and MARAVEDÍ with three
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2003:XII.18.5.poli.3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid |
        | reglamento | artículo     | valen                               |
        | fise-2003  | emú. m.      | EMUS y EMUES                        |
        | fise-2003  | agutí. m.    | AGUTIS y AGUTIES                    |
        | fise-2003  | tisú. m.     | TISUS y TISUES                      |
        | fise-2003  | maniquí. m.  | MANIQUIS y MANIQUIES                |
        | fise-2003  | petisú. m.   | PETISUS y PETISUES                  |
        | fise-2003  | ragú. m.     | RAGUS y RAGUES                      |
        | fise-2003  | tiramisú. m. | TIRAMISUS y TIRAMISUES              |
        | fise-2003  | bambú. m.    | BAMBUS y BAMBUES                    |
        | fise-2003  | maravedí. m. | MARAVEDIS, MARAVEDIES y MARAVEDISES |

      @redeletras:XII.18.4.2.i-u
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid |
        | reglamento | artículo         | valen                               |
        | redeletras | abadí. adj.      | ABADIS y ABADIES                    |
        | redeletras | bisturí. m.      | BISTURIS y BISTURIES                |
        | redeletras | bu. m.           | BUS y BUES                          |
        | redeletras | canesú. m.       | CANESUS y CANESUES                  |
        | redeletras | chií. adj.       | [CH]IIS y [CH]IIES                  |
        | redeletras | hindú. adj.      | HINDUS e HINDUES                    |
        | redeletras | otrosí. adv.; m. | OTROSIS y OTROSIES                  |
        | redeletras | tití. m.         | TITIS y TITIES                      |
        | redeletras | bambú. m.        | BAMBUS y BAMBUES                    |
        | redeletras | maravedí. m.     | MARAVEDIS, MARAVEDIES y MARAVEDISES |

      @fise-2009:XII.18.4.2.iu
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo         | valen                |
        | fise-2009  | abadí. adj.      | ABADIS y ABADIES     |
        | fise-2009  | bisturí. m.      | BISTURIS y BISTURIES |
        | fise-2009  | bu. m.           | BUS y BUES           |
        | fise-2009  | canesú. m.       | CANESUS y CANESUES   |
        | fise-2009  | chií. adj.       | [CH]IIS y [CH]IIES   |
        | fise-2009  | hindú. adj.      | HINDUS e HINDUES     |
        | fise-2009  | otrosí. adv.; m. | OTROSIS y OTROSIES   |
        | fise-2009  | tití. m.         | TITIS y TITIES       |

      @fise-2009:XII.18.4.2.iu.e2
      Ejemplos: FISE 2009: los tres de MARAVEDÍ
        # en: FISE 2009: the three of MARAVEDÍ
        # en: | edition | article | valid |
        | reglamento | artículo     | valen                               |
        | fise-2009  | maravedí. m. | MARAVEDIS, MARAVEDIES y MARAVEDISES |
