# language: es
@perfil-lexico-reglas
Característica: Plural de los nombres de las letras
  # en: Plural of the names of the letters

  Regla: El reglamento da el plural de cada letra, y no el de su terminación
    # en: The regulation gives the plural of each letter, and not that of its ending

    @esc-4305
    Esquema del escenario: Letra con un solo plural
      # en: A letter with a single plural
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @redeletras:XII.18.1.3
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen  |
        | redeletras | a. f. [letra]     | AES      | AS        |
        | redeletras | be. f. [letra]    | BES      | BEES      |
        | redeletras | ce. f. [letra]    | CES      | CEES      |
        | redeletras | che. f. [letra]   | [CH]ES   | [CH]EES   |
        | redeletras | de. f. [letra]    | DES      | DEES      |
        | redeletras | efe. f. [letra]   | EFES     | EFEES     |
        | redeletras | ge. f. [letra]    | GES      | GEES      |
        | redeletras | hache. f. [letra] | HA[CH]ES | HA[CH]EES |
        | redeletras | i. f. [letra]     | IES      | IS        |
        | redeletras | jota. f. [letra]  | JOTAS    | JOTAES    |
        | redeletras | ele. f. [letra]   | ELES     | ELEES     |
        | redeletras | elle. f. [letra]  | E[LL]ES  | E[LL]EES  |
        | redeletras | eme. f. [letra]   | EMES     | EMEES     |
        | redeletras | ene. f. [letra]   | ENES     | ENEES     |
        | redeletras | eñe. f. [letra]   | EÑES     | EÑEES     |
        | redeletras | o. f. [letra]     | OES      | OS        |
        | redeletras | pe. f. [letra]    | PES      | PEES      |
        | redeletras | ere. f. [letra]   | ERES     | EREES     |
        | redeletras | erre. f. [letra]  | E[RR]ES  | E[RR]EES  |
        | redeletras | ese. f. [letra]   | ESES     | ESEES     |
        | redeletras | te. f. [letra]    | TES      | TEES      |
        | redeletras | u. f. [letra]     | UES      | US        |
        | redeletras | uve. f. [letra]   | UVES     | UVEES     |
        | redeletras | ye. f. [letra]    | YES      | YEES      |
        | redeletras | zeta. f. [letra]  | ZETAS    | ZETAES    |
        | redeletras | ve. f. [letra]    | VES      | VEES      |
        | redeletras | zeda. f. [letra]  | ZEDAS    | ZEDAES    |
        | redeletras | equis. f. [letra] | EQUIS    | EQUISES   |

      @fise-2009:XII.18.1.6
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen  |
        | fise-2009  | a. f. [letra]     | AES      | AS        |
        | fise-2009  | be. f. [letra]    | BES      | BEES      |
        | fise-2009  | ce. f. [letra]    | CES      | CEES      |
        | fise-2009  | che. f. [letra]   | [CH]ES   | [CH]EES   |
        | fise-2009  | de. f. [letra]    | DES      | DEES      |
        | fise-2009  | efe. f. [letra]   | EFES     | EFEES     |
        | fise-2009  | ge. f. [letra]    | GES      | GEES      |
        | fise-2009  | hache. f. [letra] | HA[CH]ES | HA[CH]EES |
        | fise-2009  | i. f. [letra]     | IES      | IS        |
        | fise-2009  | jota. f. [letra]  | JOTAS    | JOTAES    |
        | fise-2009  | ele. f. [letra]   | ELES     | ELEES     |
        | fise-2009  | elle. f. [letra]  | E[LL]ES  | E[LL]EES  |
        | fise-2009  | eme. f. [letra]   | EMES     | EMEES     |
        | fise-2009  | ene. f. [letra]   | ENES     | ENEES     |
        | fise-2009  | eñe. f. [letra]   | EÑES     | EÑEES     |
        | fise-2009  | o. f. [letra]     | OES      | OS        |
        | fise-2009  | pe. f. [letra]    | PES      | PEES      |
        | fise-2009  | ere. f. [letra]   | ERES     | EREES     |
        | fise-2009  | erre. f. [letra]  | E[RR]ES  | E[RR]EES  |
        | fise-2009  | ese. f. [letra]   | ESES     | ESEES     |
        | fise-2009  | te. f. [letra]    | TES      | TEES      |
        | fise-2009  | u. f. [letra]     | UES      | US        |
        | fise-2009  | uve. f. [letra]   | UVES     | UVEES     |
        | fise-2009  | ye. f. [letra]    | YES      | YEES      |
        | fise-2009  | zeta. f. [letra]  | ZETAS    | ZETAES    |
        | fise-2009  | ve. f. [letra]    | VES      | VEES      |
        | fise-2009  | zeda. f. [letra]  | ZEDAS    | ZEDAES    |

      @redeletras:XII.18.1.3 @redeletras:XII.18.4.1 @fise-2009:XII.18.1.6 @fise-2009:XII.18.4.1
      Ejemplos: ReDeLetras y FISE 2009: CEDA, que no figura en la lista
        # en: ReDeLetras and FISE 2009: CEDA, which is not on the list
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen | no valen |
        | redeletras | ceda. f. [letra] | CEDAS | CEDAES   |
        | fise-2009  | ceda. f. [letra] | CEDAS | CEDAES   |

      @fise-2009:XII.18.1.6.e1
      Ejemplos: FISE 2009: EQUIS no varía
        # en: FISE 2009: EQUIS does not vary
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen | no valen |
        | fise-2009  | equis. f. [letra] | EQUIS | EQUISES  |

    @esc-4301
    Esquema del escenario: Letra con dos plurales
      # en: A letter with two plurals
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @redeletras:XII.18.1.3 @fise-2009:XII.18.1.6
      Ejemplos: ReDeLetras y FISE 2009
        # en: ReDeLetras and FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo       | valen      |
        | redeletras | e. f. [letra]  | ES y EES   |
        | redeletras | cu. f. [letra] | CUS y CUES |
        | fise-2009  | e. f. [letra]  | ES y EES   |
        | fise-2009  | cu. f. [letra] | CUS y CUES |
