# language: es
@perfil-lexico-reglas
Característica: Plural de las onomatopeyas
  # en: Plural of onomatopoeias

  Regla: La onomatopeya no tiene plural, salvo que sea además sustantivo
    # en: An onomatopoeia has no plural, unless it is a noun as well

    @esc-4332
    Esquema del escenario: Palabra que solo es onomatopeya
      # en: A word that is an onomatopoeia and no more
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen               |
        | fise-2003  | bum. onomat.      | BUM      | BUMS y BUMES           |
        | fise-2003  | cataplum. onomat. | CATAPLUM | CATAPLUMS y CATAPLUMES |
        | fise-2003  | clo. onomat.      | CLO      | CLOS y CLOES           |
        | fise-2003  | cricrí. onomat.   | CRICRI   | CRICRIS y CRICRIES     |
        | fise-2003  | fu. onomat.       | FU       | FUS y FUES             |
        | fise-2003  | guau. onomat.     | GUAU     | GUAUS y GUAUES         |
        | fise-2003  | hin. onomat.      | HIN      | HINS e HINES           |
        | fise-2003  | paf. onomat.      | PAF      | PAFS y PAFES           |
        | fise-2003  | rataplán. onomat. | RATAPLAN | RATAPLANS y RATAPLANES |
        | fise-2003  | zas. onomat.      | ZAS      | ZASES                  |

      @redeletras:XII.18.2.7
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen               |
        | redeletras | bum. onomat.      | BUM      | BUMS y BUMES           |
        | redeletras | cataplum. onomat. | CATAPLUM | CATAPLUMS y CATAPLUMES |
        | redeletras | clo. onomat.      | CLO      | CLOS y CLOES           |
        | redeletras | cricrí. onomat.   | CRICRI   | CRICRIS y CRICRIES     |
        | redeletras | fu. onomat.       | FU       | FUS y FUES             |
        | redeletras | guau. onomat.     | GUAU     | GUAUS y GUAUES         |
        | redeletras | hin. onomat.      | HIN      | HINS e HINES           |
        | redeletras | paf. onomat.      | PAF      | PAFS y PAFES           |
        | redeletras | rataplán. onomat. | RATAPLAN | RATAPLANS y RATAPLANES |
        | redeletras | zas. onomat.      | ZAS      | ZASES                  |

      @fise-2009:XII.18.2.p1 @fise-2009:XII.18.2.3.p1 @fise-2009:XII.18.2.3.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen               |
        | fise-2009  | bum. onomat.      | BUM      | BUMS y BUMES           |
        | fise-2009  | cataplum. onomat. | CATAPLUM | CATAPLUMS y CATAPLUMES |
        | fise-2009  | clo. onomat.      | CLO      | CLOS y CLOES           |
        | fise-2009  | cricrí. onomat.   | CRICRI   | CRICRIS y CRICRIES     |
        | fise-2009  | fu. onomat.       | FU       | FUS y FUES             |
        | fise-2009  | guau. onomat.     | GUAU     | GUAUS y GUAUES         |
        | fise-2009  | hin. onomat.      | HIN      | HINS e HINES           |
        | fise-2009  | paf. onomat.      | PAF      | PAFS y PAFES           |
        | fise-2009  | rataplán. onomat. | RATAPLAN | RATAPLANS y RATAPLANES |
        | fise-2009  | zas. onomat.      | ZAS      | ZASES                  |

    @esc-4333
    Esquema del escenario: Onomatopeya que es además sustantivo
      # en: An onomatopoeia that is a noun as well
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.4.6
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen   | no valen |
        | fise-2003  | miau. onomat.; m.   | MIAUS   | MIAUES   |
        | fise-2003  | tictac. onomat.; m. | TICTACS | TICTACES |

      @redeletras:XII.18.2.7
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen   | no valen |
        | redeletras | clac. onomat.; m.   | CLACS   | CLACES   |
        | redeletras | miau. onomat.; m.   | MIAUS   | MIAUES   |
        | redeletras | tictac. onomat.; m. | TICTACS | TICTACES |

      @fise-2009:XII.18.2.p3 @fise-2009:XII.18.2.3.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen   | no valen |
        | fise-2009  | clac. onomat.; m.   | CLACS   | CLACES   |
        | fise-2009  | miau. onomat.; m.   | MIAUS   | MIAUES   |
        | fise-2009  | tictac. onomat.; m. | TICTACS | TICTACES |
