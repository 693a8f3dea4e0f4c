# language: es
@perfil-lexico-reglas
Característica: Modelos de los verbos regulares
  # en: Models of regular verbs

  Regla: El verbo regular sigue el modelo AMAR, TEMER o PARTIR
    # en: A regular verb follows the model AMAR, TEMER or PARTIR

    @esc-3650
    Esquema del escenario: Verbo de cada conjugación
      # en: A verb of each conjugation
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.2.p3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen                                     | no valen                    |
        | redeletras | amar. tr.   | AMO, AMAS, AMA, AMAMOS, AMAIS y AMAN      | AMIMOS y AMEMO              |
        | redeletras | temer. tr.  | TEMEMOS, TEMEIS, TEMED y TEMERIA          | TEMIMOSTE y TEMID           |
        | redeletras | partir. tr. | PARTIMOS, PARTIS, PARTID y PARTIRIA       | PARTEMOS, PARTED y PARTERIA |
        | redeletras | sacar. tr.  | SACO, SACAS, SACA, SACAIS, SACAN y SAQUEN | SACEN y SAQUO               |

      @fise-2003:XII.17.1.p2
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen                                     | no valen                    |
        | fise-2003  | amar. tr.   | AMO, AMAS, AMA, AMAMOS, AMAIS y AMAN      | AMIMOS y AMEMO              |
        | fise-2003  | temer. tr.  | TEMEMOS, TEMEIS, TEMED y TEMERIA          | TEMIMOSTE y TEMID           |
        | fise-2003  | partir. tr. | PARTIMOS, PARTIS, PARTID y PARTIRIA       | PARTEMOS, PARTED y PARTERIA |
        | fise-2003  | sacar. tr.  | SACO, SACAS, SACA, SACAIS, SACAN y SAQUEN | SACEN y SAQUO               |

    @esc-3651
    Esquema del escenario: Verbo en -EAR, que se conjuga como AMAR
      # en: A verb in -EAR, which is conjugated like AMAR
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.17.2.p4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen                                                  | no valen          |
        | redeletras | saquear. tr. | SAQUEO, SAQUEAS, SAQUEA, SAQUEAMOS, SAQUEAIS y SAQUEAN | SAQUIO y SAQUIAN  |
        | redeletras | saquear. tr. | SAQUEE, SAQUEEMOS y SAQUEEN                            | SAQUEMOS y SAQUEN |

      @fise-2003:XII.17.1.p3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen                                                  | no valen          |
        | fise-2003  | saquear. tr. | SAQUEO, SAQUEAS, SAQUEA, SAQUEAMOS, SAQUEAIS y SAQUEAN | SAQUIO y SAQUIAN  |
        | fise-2003  | saquear. tr. | SAQUEE, SAQUEEMOS y SAQUEEN                            | SAQUEMOS y SAQUEN |
