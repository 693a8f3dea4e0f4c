# language: es
@perfil-lexico-reglas
Característica: Palabras compuestas con la marca de plural en su interior
  # en: Compound words with the mark of the plural inside them

  Regla: El reglamento nombra las palabras y el plural que les da
    # en: The regulation names the words and the plural that it gives them

    @esc-3006
    Esquema del escenario: Palabra con un solo plural
      # en: A word with a single plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.poli.2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen        | no valen                |
        | fise-2003  | ricahembra. f. | RICASHEMBRAS | RICAHEMBRAS             |
        | fise-2003  | ricohombre. m. | RICOSHOMBRES | RICOHOMBRES             |
        | fise-2003  | hijadalgo. f.  | HIJASDALGOS  | HIJADALGOS e HIJASDALGO |
        | fise-2003  | hijodalgo. m.  | HIJOSDALGOS  | HIJODALGOS e HIJOSDALGO |

      @redeletras:XII.18.4.1 @fise-2009:XII.18.4.1.e3
      Ejemplos: ReDeLetras y FISE 2009: HIJADALGO e HIJODALGO
        # en: ReDeLetras and FISE 2009: HIJADALGO and HIJODALGO
        # en: | edition | article | valid | not valid |
        | reglamento | artículo      | valen      | no valen                 |
        | redeletras | hijadalgo. f. | HIJASDALGO | HIJADALGOS e HIJASDALGOS |
        | redeletras | hijodalgo. m. | HIJOSDALGO | HIJODALGOS e HIJOSDALGOS |
        | fise-2009  | hijadalgo. f. | HIJASDALGO | HIJADALGOS e HIJASDALGOS |
        | fise-2009  | hijodalgo. m. | HIJOSDALGO | HIJODALGOS e HIJOSDALGOS |

      @fise-2009:XII.18.4.2.ao.e3
      Ejemplos: FISE 2009: QUIENQUIERA
        # en: FISE 2009: QUIENQUIERA
        # en: | edition | article | valid | not valid |
        | reglamento | artículo           | valen         | no valen     |
        | fise-2009  | quienquiera. pron. | QUIENESQUIERA | QUIENQUIERAS |

      @fise-2009:XII.18.4.3.r.e2
      Ejemplos: FISE 2009: CUALQUIER y QUIENQUIER
        # en: FISE 2009: CUALQUIER and QUIENQUIER
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen        | no valen                   |
        | fise-2009  | cualquier. adj.   | CUALESQUIER  | CUALQUIERS y CUALQUIERES   |
        | fise-2009  | quienquier. pron. | QUIENESQUIER | QUIENQUIERS y QUIENQUIERES |

    @esc-3007
    Esquema del escenario: Palabra con dos plurales
      # en: A word with two plurals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.4.1
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid |
        | reglamento | artículo       | valen                      |
        | redeletras | ricahembra. f. | RICAHEMBRAS y RICASHEMBRAS |
        | redeletras | ricohombre. m. | RICOHOMBRES y RICOSHOMBRES |

      @fise-2009:XII.18.4.1.e4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo         | valen                           |
        | fise-2009  | gentilhombre. m. | GENTILHOMBRES y GENTILESHOMBRES |
        | fise-2009  | ricahembra. f.   | RICAHEMBRAS y RICASHEMBRAS      |
        | fise-2009  | ricohombre. m.   | RICOHOMBRES y RICOSHOMBRES      |

      @fise-2009:XII.18.4.2.ao.e2
      Ejemplos: FISE 2009: CUALQUIERA
        # en: FISE 2009: CUALQUIERA
        # en: | edition | article | valid |
        | reglamento | artículo                | valen                        |
        | fise-2009  | cualquiera. adj.; pron. | CUALESQUIERA y CUALESQUIERAS |
