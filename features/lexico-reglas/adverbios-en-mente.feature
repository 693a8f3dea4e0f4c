# language: es
@perfil-lexico-reglas
Característica: Adverbios en -MENTE
  # en: Adverbs in -MENTE

  Regla: Valen los que el diccionario trae
    # en: Those that the dictionary has are valid

    @esc-3047
    Esquema del escenario: Adverbio con artículo y adverbio sin él
      # en: An adverb with an article and one without
      Dado un diccionario que solo trae <artículos>
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.12 @redeletras:XII.2 @fise-2009:XII.2
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | articles | valid | not valid |
        | reglamento | artículos                                | valen      | no valen     |
        | fise-2003  | «morboso, sa. adj.» y «sabiamente. adv.» | SABIAMENTE | MORBOSAMENTE |
        | fise-2003  | «verde. adj.» y «buenamente. adv.»       | BUENAMENTE | VERDEMENTE   |
        | redeletras | «morboso, sa. adj.» y «sabiamente. adv.» | SABIAMENTE | MORBOSAMENTE |
        | redeletras | «verde. adj.» y «buenamente. adv.»       | BUENAMENTE | VERDEMENTE   |
        | fise-2009  | «morboso, sa. adj.» y «sabiamente. adv.» | SABIAMENTE | MORBOSAMENTE |
        | fise-2009  | «verde. adj.» y «buenamente. adv.»       | BUENAMENTE | VERDEMENTE   |
