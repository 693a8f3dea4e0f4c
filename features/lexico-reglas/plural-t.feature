# language: es
@perfil-lexico-reglas
Característica: Plural de las palabras en -T
  # en: Plural of words in -T

  Regla: La terminación decide, salvo en las palabras que el reglamento nombra
    # en: The ending decides, except in the words that the regulation names

    @esc-3031
    Esquema del escenario: Plural en -S, en -ES o sin cambio
      # en: Plural in -S, in -ES or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.t
      Ejemplos: FISE 2003: -ES, menos veintitrés palabras con -S y once sin cambio
        # en: FISE 2003: -ES, but for twenty-three words with -S and eleven unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo     | valen      | no valen               |
        | fise-2003  | mamut. m.    | MAMUTES    | MAMUTS                 |
        | fise-2003  | azut. m.     | AZUTES     | AZUTS                  |
        | fise-2003  | argot. m.    | ARGOTS     | ARGOTES                |
        | fise-2003  | básquet. m.  | BASQUETS   | BASQUETES              |
        | fise-2003  | bibelot. m.  | BIBELOTS   | BIBELOTES              |
        | fise-2003  | bit. m.      | BITS       | BITES                  |
        | fise-2003  | boicot. m.   | BOICOTS    | BOICOTES               |
        | fise-2003  | brut. adj.   | BRUTS      | BRUTES                 |
        | fise-2003  | chalet. m.   | [CH]ALETS  | [CH]ALETES             |
        | fise-2003  | chut. m.     | [CH]UTS    | [CH]UTES               |
        | fise-2003  | clóset. m.   | CLOSETS    | CLOSETES               |
        | fise-2003  | complot. m.  | COMPLOTS   | COMPLOTES              |
        | fise-2003  | debut. m.    | DEBUTS     | DEBUTES                |
        | fise-2003  | foxtrot. m.  | FOXTROTS   | FOXTROTES              |
        | fise-2003  | hábitat. m.  | HABITATS   | HABITATES              |
        | fise-2003  | maillot. m.  | MAI[LL]OTS | MAI[LL]OTES            |
        | fise-2003  | put. m.      | PUTS       | PUTES                  |
        | fise-2003  | robot. m.    | ROBOTS     | ROBOTES                |
        | fise-2003  | set. m.      | SETS       | SETES                  |
        | fise-2003  | sóviet. m.   | SOVIETS    | SOVIETES               |
        | fise-2003  | tarot. m.    | TAROTS     | TAROTES                |
        | fise-2003  | test. m.     | TESTS      | TESTES                 |
        | fise-2003  | trust. m.    | TRUSTS     | TRUSTES                |
        | fise-2003  | valet. m.    | VALETS     | VALETES                |
        | fise-2003  | zigurat. m.  | ZIGURATS   | ZIGURATES              |
        | fise-2003  | accésit. m.  | ACCESIT    | ACCESITS y ACCESITES   |
        | fise-2003  | cenit. m.    | CENIT      | CENITS y CENITES       |
        | fise-2003  | déficit. m.  | DEFICIT    | DEFICITS y DEFICITES   |
        | fise-2003  | éxplicit. m. | EXPLICIT   | EXPLICITS y EXPLICITES |
        | fise-2003  | fefaút. m.   | FEFAUT     | FEFAUTS y FEFAUTES     |
        | fise-2003  | fiat. m.     | FIAT       | FIATS y FIATES         |
        | fise-2003  | íncipit. m.  | INCIPIT    | INCIPITS e INCIPITES   |
        | fise-2003  | plácet. m.   | PLACET     | PLACETS y PLACETES     |
        | fise-2003  | recésit. m.  | RECESIT    | RECESITS y RECESITES   |
        | fise-2003  | stábat. m.   | STABAT     | STABATS y STABATES     |
        | fise-2003  | zenit. m.    | ZENIT      | ZENITS y ZENITES       |

      @fise-2003:XII.18.5.v
      Ejemplos: FISE 2003: VOLTIOS por VOLTS
        # en: FISE 2003: VOLTIOS for VOLTS
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen   | no valen       |
        | fise-2003  | volt. m. | VOLTIOS | VOLTS y VOLTES |

      @redeletras:XII.18.4.3.t
      Ejemplos: ReDeLetras: -S, menos tres palabras sin cambio
        # en: ReDeLetras: -S, but for three words unchanged
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen             |
        | redeletras | mamut. m.   | MAMUTS    | MAMUTES              |
        | redeletras | cenit. m.   | CENITS    | CENITES              |
        | redeletras | chalet. m.  | [CH]ALETS | [CH]ALETES           |
        | redeletras | déficit. m. | DEFICITS  | DEFICITES            |
        | redeletras | robot. m.   | ROBOTS    | ROBOTES              |
        | redeletras | volt. m.    | VOLTS     | VOLTES               |
        | redeletras | compost. m. | COMPOST   | COMPOSTS y COMPOSTES |
        | redeletras | test. m.    | TEST      | TESTS y TESTES       |
        | redeletras | trust. m.   | TRUST     | TRUSTS y TRUSTES     |

      @fise-2009:XII.18.4.3.t
      Ejemplos: FISE 2009: -S
        # en: FISE 2009: -S
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen     | no valen   |
        | fise-2009  | mamut. m.   | MAMUTS    | MAMUTES    |
        | fise-2009  | azut. m.    | AZUTS     | AZUTES     |
        | fise-2009  | cenit. m.   | CENITS    | CENITES    |
        | fise-2009  | cent. m.    | CENTS     | CENTES     |
        | fise-2009  | chalet. m.  | [CH]ALETS | [CH]ALETES |
        | fise-2009  | déficit. m. | DEFICITS  | DEFICITES  |
        | fise-2009  | robot. m.   | ROBOTS    | ROBOTES    |
        | fise-2009  | vermut. m.  | VERMUTS   | VERMUTES   |
        | fise-2009  | volt. m.    | VOLTS     | VOLTES     |

      @fise-2009:XII.18.4.3.t @fise-2009:XII.18.4.3.t.e1
      Ejemplos: FISE 2009: sin cambio, y la palabra que sí cambia
        # en: FISE 2009: unchanged, and a word that does change
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                      | valen   | no valen             |
        | fise-2009  | compost. m.                   | COMPOST | COMPOSTS y COMPOSTES |
        | fise-2009  | chist. interj. U. t. c. s. m. | [CH]IST | [CH]ISTS y [CH]ISTES |
        | fise-2009  | test. m.                      | TEST    | TESTS y TESTES       |
        | fise-2009  | trust. m.                     | TRUST   | TRUSTS y TRUSTES     |
        | fise-2009  | mamut. m.                     | MAMUTS  | MAMUTES              |
