# language: es
@perfil-lexico-reglas
Característica: Plural de los nombres de las letras: FISE 2003
  # en: Plural of the names of the letters: FISE 2003

  Regla: El reglamento da el plural de cada letra, y no el de su terminación
    # en: The regulation gives the plural of each letter, and not that of its ending

    @esc-4300
    Esquema del escenario: Letra de la lista
      # en: A letter of the list
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.2.p1 @fise-2003:XII.18.5.mono.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo          | valen    | no valen  |
        | fise-2003  | a. f. [letra]     | AES      | AS        |
        | fise-2003  | be. f. [letra]    | BES      | BEES      |
        | fise-2003  | ce. f. [letra]    | CES      | CEES      |
        | fise-2003  | de. f. [letra]    | DES      | DEES      |
        | fise-2003  | efe. f. [letra]   | EFES     | EFEES     |
        | fise-2003  | ge. f. [letra]    | GES      | GEES      |
        | fise-2003  | hache. f. [letra] | HA[CH]ES | HA[CH]EES |
        | fise-2003  | i. f. [letra]     | IES      | IS        |
        | fise-2003  | jota. f. [letra]  | JOTAS    | JOTAES    |
        | fise-2003  | ele. f. [letra]   | ELES     | ELEES     |
        | fise-2003  | elle. f. [letra]  | E[LL]ES  | E[LL]EES  |
        | fise-2003  | eme. f. [letra]   | EMES     | EMEES     |
        | fise-2003  | ene. f. [letra]   | ENES     | ENEES     |
        | fise-2003  | eñe. f. [letra]   | EÑES     | EÑEES     |
        | fise-2003  | o. f. [letra]     | OES      | OS        |
        | fise-2003  | pe. f. [letra]    | PES      | PEES      |
        | fise-2003  | ere. f. [letra]   | ERES     | EREES     |
        | fise-2003  | erre. f. [letra]  | E[RR]ES  | E[RR]EES  |
        | fise-2003  | ese. f. [letra]   | ESES     | ESEES     |
        | fise-2003  | te. f. [letra]    | TES      | TEES      |
        | fise-2003  | u. f. [letra]     | UES      | US        |
        | fise-2003  | uve. f. [letra]   | UVES     | UVEES     |
        | fise-2003  | ye. f. [letra]    | YES      | YEES      |
        | fise-2003  | zeta. f. [letra]  | ZETAS    | ZETAES    |
        | fise-2003  | e. f. [letra]     | ES       | EES       |
        | fise-2003  | cu. f. [letra]    | CUS      | CUES      |
        | fise-2003  | equis. f. [letra] | EQUIS    | EQUISES   |

    @esc-4302
    Esquema del escenario: Letra que falta en una lista que se declara completa
      # en: A letter missing from a list that is declared complete
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <no valen> según el reglamento <reglamento>
      Entonces no valen <no valen>

      @fise-2003:XII.18.2.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | not valid |
        | reglamento | artículo         | no valen         |
        | fise-2003  | che. f. [letra]  | [CH]ES y [CH]EES |
        | fise-2003  | ve. f. [letra]   | VES y VEES       |
        | fise-2003  | zeda. f. [letra] | ZEDAS y ZEDAES   |
        | fise-2003  | ceda. f. [letra] | CEDAS y CEDAES   |
