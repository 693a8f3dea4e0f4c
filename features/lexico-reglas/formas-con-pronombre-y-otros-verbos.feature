# language: es
@perfil-lexico-reglas
Característica: Formas con pronombre que otro verbo escribe igual
  # en: Forms with a pronoun that another verb spells alike

  Regla: La palabra vale por el verbo que la da sin pronombres
    # en: The word is valid through the verb that gives it without pronouns

    @esc-3802
    Esquema del escenario: Otro verbo tiene una forma que se escribe igual
      # en: Another verb has a form that is spelt alike
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.17.2.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                     | valen         | no valen        |
        | fise-2003  | «comer. tr.»                  | COME          | COMETE y COMEME |
        | fise-2003  | «comer. tr.» y «cometer. tr.» | COME y COMETE | COMEME          |
        | fise-2003  | «dar. tr.» y «cometer. tr.»   | DA y COMETE   | DAME y COMETEME |

      @redeletras:XII.17.5.p2
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                     | valen         | no valen        |
        | redeletras | «comer. tr.»                  | COME          | COMETE y COMEME |
        | redeletras | «comer. tr.» y «cometer. tr.» | COME y COMETE | COMEME          |
        | redeletras | «dar. tr.» y «cometer. tr.»   | DA y COMETE   | DAME y COMETEME |

      @fise-2009:XII.17.5.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                     | valen         | no valen        |
        | fise-2009  | «comer. tr.»                  | COME          | COMETE y COMEME |
        | fise-2009  | «comer. tr.» y «cometer. tr.» | COME y COMETE | COMEME          |
        | fise-2009  | «dar. tr.» y «cometer. tr.»   | DA y COMETE   | DAME y COMETEME |
