# language: es
@perfil-lexico-reglas
Característica: Participio de los verbos transitivos
  # en: Participle of transitive verbs

  Regla: Solo el uso transitivo da femenino y plural
    # en: Only the transitive use gives feminine and plural

    @esc-3814
    Esquema del escenario: Verbo de uso transitivo
      # en: A verb in transitive use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.11.p4 @fise-2003:XII.18.1.p1
      Ejemplos: FISE 2003: de cualquier época
        # en: FISE 2003: of whatever age
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen                                 | no valen    |
        | fise-2003  | comprar. tr.               | COMPRADO y COMPRADOS                  | COMPRIDOS   |
        | fise-2003  | cantar. tr.                | CANTADO, CANTADA, CANTADOS y CANTADAS | CANTIDA     |
        | fise-2003  | cantar. intr. U. t. c. tr. | CANTADO, CANTADA, CANTADOS y CANTADAS | CANTIDA     |
        | fise-2003  | subir. intr.; tr.; prnl.   | SUBIDO, SUBIDA, SUBIDOS y SUBIDAS     | SUBADA      |
        | fise-2003  | adolecer. tr. ant.; intr.  | ADOLECIDO y ADOLECIDA                 | ADOLECADA   |
        | fise-2003  | jactar. tr. desus.; prnl.  | JACTADO y JACTADAS                    | JACTIDAS    |
        | fise-2003  | chirlar. intr.; tr. germ.  | [CH]IRLADO y [CH]IRLADAS              | [CH]IRLIDAS |
        | fise-2003  | exorar. tr. p. us.         | EXORADO y EXORADA                     | EXORIDA     |

      @redeletras:XII.17.4.p2 @redeletras:XII.18.1.p1
      Ejemplos: ReDeLetras: de cualquier época
        # en: ReDeLetras: of whatever age
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen                                 | no valen    |
        | redeletras | comprar. tr.               | COMPRADO y COMPRADOS                  | COMPRIDOS   |
        | redeletras | cantar. tr.                | CANTADO, CANTADA, CANTADOS y CANTADAS | CANTIDA     |
        | redeletras | cantar. intr. U. t. c. tr. | CANTADO, CANTADA, CANTADOS y CANTADAS | CANTIDA     |
        | redeletras | subir. intr.; tr.; prnl.   | SUBIDO, SUBIDA, SUBIDOS y SUBIDAS     | SUBADA      |
        | redeletras | adolecer. tr. ant.; intr.  | ADOLECIDO y ADOLECIDA                 | ADOLECADA   |
        | redeletras | jactar. tr. desus.; prnl.  | JACTADO y JACTADAS                    | JACTIDAS    |
        | redeletras | chirlar. intr.; tr. germ.  | [CH]IRLADO y [CH]IRLADAS              | [CH]IRLIDAS |
        | redeletras | exorar. tr. p. us.         | EXORADO y EXORADA                     | EXORIDA     |

      @fise-2009:XII.17.4.p2 @fise-2009:XII.17.4.p4 @fise-2009:XII.18.1.p1
      Ejemplos: FISE 2009: si el uso es actual
        # en: FISE 2009: if the use is current
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                           | valen                                         | no valen                              |
        | fise-2009  | comprar. tr.                                       | COMPRADO y COMPRADOS                          | COMPRIDOS                             |
        | fise-2009  | cantar. tr.                                        | CANTADO, CANTADA, CANTADOS y CANTADAS         | CANTIDA                               |
        | fise-2009  | cantar. intr. U. t. c. tr.                         | CANTADO, CANTADA, CANTADOS y CANTADAS         | CANTIDA                               |
        | fise-2009  | subir. intr.; tr.; prnl.                           | SUBIDO, SUBIDA, SUBIDOS y SUBIDAS             | SUBADA                                |
        | fise-2009  | adolecer. tr. ant.; intr.                          | ADOLECIDO                                     | ADOLECIDA, ADOLECIDOS y ADOLECIDAS    |
        | fise-2009  | jactar. tr. desus.; prnl.                          | JACTADO                                       | JACTADA, JACTADOS y JACTADAS          |
        | fise-2009  | chirlar. intr.; tr. germ.                          | [CH]IRLADO                                    | [CH]IRLADA, [CH]IRLADOS y [CH]IRLADAS |
        | fise-2009  | afalagar. tr. ant. U. en Asturias y el Alto Aragón | AFALAGADO, AFALAGADA, AFALAGADOS y AFALAGADAS | AFALAGUIDA                            |

      @fise-2009:XII.17.4.p2 @fise-2009:XII.17.9
      Ejemplos: FISE 2009: también si se usa poco
        # en: FISE 2009: also if it is rarely used
        # en: | edition | article | valid | not valid |
        | reglamento | artículo           | valen                                 | no valen |
        | fise-2009  | exorar. tr. p. us. | EXORADO, EXORADA, EXORADOS y EXORADAS | EXORIDA  |
