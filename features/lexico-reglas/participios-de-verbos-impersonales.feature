# language: es
@perfil-lexico-reglas
Característica: Participio de los verbos impersonales y auxiliares
  # en: Participle of impersonal and auxiliary verbs

  Regla: El masculino singular vale; de las demás formas no se dice nada
    # en: The masculine singular is valid; of the other forms nothing is said

    @esc-3822
    Esquema del escenario: Verbo de uso impersonal o auxiliar
      # en: A verb in impersonal or auxiliary use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <quedan>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y quedan a juicio de los árbitros <quedan>

      @fise-2003:XII.17.11.p4 @fise-2003:XII.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | left to them |
        | reglamento | artículo           | valen      | quedan                                |
        | fise-2003  | ventiscar. impers. | VENTISCADO | VENTISCADA, VENTISCADOS y VENTISCADAS |
        | fise-2003  | haber. aux.        | HABIDO     | HABIDA y HABIDOS                      |

      @redeletras:XII.17.4.p2 @redeletras:XII.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | left to them |
        | reglamento | artículo           | valen      | quedan                                |
        | redeletras | ventiscar. impers. | VENTISCADO | VENTISCADA, VENTISCADOS y VENTISCADAS |
        | redeletras | haber. aux.        | HABIDO     | HABIDA y HABIDOS                      |

      @fise-2009:XII.17.4.p2 @fise-2009:XII.p1.s2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | left to them |
        | reglamento | artículo           | valen      | quedan                                |
        | fise-2009  | ventiscar. impers. | VENTISCADO | VENTISCADA, VENTISCADOS y VENTISCADAS |
        | fise-2009  | haber. aux.        | HABIDO     | HABIDA y HABIDOS                      |
