# language: es
@perfil-lexico-reglas
Característica: Plurales en que el reglamento y el DPD difieren
  # en: Plurals in which the regulation and the DPD differ

  Regla: Si el reglamento y el DPD difieren, se aplica el reglamento
    # en: Where the regulation and the DPD differ, the regulation applies

    @esc-3053
    Esquema del escenario: Palabra a la que el DPD da otro plural
      # en: A word to which the DPD gives another plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XI.p4 @redeletras:XII.18.4.3.t @fise-2009:XI.p4 @fise-2009:XII.18.4.3.t.e1
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen | no valen |
        | redeletras | test. m. [pl. DPD tests] | TEST  | TESTS    |
        | fise-2009  | test. m. [pl. DPD tests] | TEST  | TESTS    |
