# language: es
@perfil-lexico-reglas
Característica: Verbos sin paradigma que se conjugan
  # en: Verbs without a paradigm that are conjugated

  Regla: El reglamento nombra los que se conjugan
    # en: The regulation names those that are conjugated

    @esc-3630
    Esquema del escenario: Verbo regular
      # en: A regular verb
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen> según el reglamento <reglamento>
      Entonces valen <valen>

      @fise-2009:XII.17.11.e1
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid |
        | reglamento | artículo                              | valen                            |
        | fise-2009  | achichiguar. tr. [sin paradigma]      | A[CH]I[CH]IGUA y A[CH]I[CH]IGUEN |
        | fise-2009  | amelarchiarse. prnl. [sin paradigma]  | AMELAR[CH]IAN y AMELAR[CH]IABA   |
        | fise-2009  | ataucar. tr. [sin paradigma]          | ATAUCAN y ATAUQUEN               |
        | fise-2009  | aturriar. tr. [sin paradigma]         | ATU[RR]IAN y ATU[RR]IABA         |
        | fise-2009  | borbotear. intr. [sin paradigma]      | BORBOTEAN y BORBOTEABA           |
        | fise-2009  | chiar. intr. [sin paradigma]          | [CH]IAN y [CH]IABA               |
        | fise-2009  | chipiar. tr. [sin paradigma]          | [CH]IPIAN y [CH]IPIABA           |
        | fise-2009  | chiviar. tr. [sin paradigma]          | [CH]IVIAN y [CH]IVIABA           |
        | fise-2009  | coitar. intr. [sin paradigma]         | COITAN y COITABA                 |
        | fise-2009  | contumeriar. intr. [sin paradigma]    | CONTUMERIAN y CONTUMERIABA       |
        | fise-2009  | correntiar. tr. [sin paradigma]       | CO[RR]ENTIAN y CO[RR]ENTIABA     |
        | fise-2009  | descangayar. tr. [sin paradigma]      | DESCANGAYAN y DESCANGAYABA       |
        | fise-2009  | embabucar. tr. [sin paradigma]        | EMBABUCAN y EMBABUQUEN           |
        | fise-2009  | embutiar. tr. [sin paradigma]         | EMBUTIAN y EMBUTIABA             |
        | fise-2009  | empleitar. tr. [sin paradigma]        | EMPLEITAN y EMPLEITABA           |
        | fise-2009  | enfastiar. tr. [sin paradigma]        | ENFASTIAN y ENFASTIABA           |
        | fise-2009  | enfuriarse. prnl. [sin paradigma]     | ENFURIAN y ENFURIABA             |
        | fise-2009  | entreuntar. tr. [sin paradigma]       | ENTREUNTAN y ENTREUNTABA         |
        | fise-2009  | enzainarse. prnl. [sin paradigma]     | ENZAINAN y ENZAINABA             |
        | fise-2009  | franjear. tr. [sin paradigma]         | FRANJEAN y FRANJEABA             |
        | fise-2009  | inteligenciar. tr. [sin paradigma]    | INTELIGENCIA e INTELIGENCIABA    |
        | fise-2009  | magiar. intr. [sin paradigma]         | MAGIAN y MAGIABA                 |
        | fise-2009  | nerviar. tr. [sin paradigma]          | NERVIAN y NERVIABA               |
        | fise-2009  | peneirar. tr. [sin paradigma]         | PENEIRAN y PENEIRABA             |
        | fise-2009  | rascabuchear. tr. [sin paradigma]     | RASCABU[CH]EAN y RASCABU[CH]EABA |
        | fise-2009  | repantingarse. prnl. [sin paradigma]  | REPANTINGAN y REPANTINGUEN       |
        | fise-2009  | repanchingarse. prnl. [sin paradigma] | REPAN[CH]INGAN y REPAN[CH]INGUEN |
        | fise-2009  | reundir. tr. [sin paradigma]          | REUNDEN y REUNDIERON             |
        | fise-2009  | sorrapear. tr. [sin paradigma]        | SO[RR]APEAN y SO[RR]APEABA       |
        | fise-2009  | sorripiar. tr. [sin paradigma]        | SO[RR]IPIAN y SO[RR]IPIABA       |
        | fise-2009  | terapiar. tr. [sin paradigma]         | TERAPIAN y TERAPIABA             |
        | fise-2009  | tumultuar. tr. [sin paradigma]        | TUMULTUAN y TUMULTUABA           |

    @esc-3631
    Esquema del escenario: Verbo que se conjuga como otro
      # en: A verb that is conjugated like another
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.11.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                       | valen                                                                  | no valen                                 |
        | fise-2009  | afacer. tr. [sin paradigma]    | AFAGO, AFACES, AFICE, AFIZO, AFICIERON, AFARE, AFAGAN, AFAZ y AFE[CH]O | AFAZO, AFACIO, AFACERE, AFAZAN y AFACIDO |
        | fise-2009  | escurecer. tr. [sin paradigma] | ESCUREZCO, ESCURECES y ESCUREZCAN                                      | ESCUREZO y ESCUREZAN                     |
        | fise-2009  | frañer. tr. [sin paradigma]    | FRAÑO, FRAÑERON y FRAÑENDO                                             | FRAÑIERON y FRAÑIENDO                    |
        | fise-2009  | herver. intr. [sin paradigma]  | HIERVO, HIERVEN, HERVEMOS, HIERVAS y HERVIO                            | HERVO, HERVEN y HERVAS                   |
        | fise-2009  | juñir. tr. [sin paradigma]     | JUÑO, JUÑERON y JUÑENDO                                                | JUÑIERON y JUÑIENDO                      |
        | fise-2009  | ruñir. tr. [sin paradigma]     | RUÑO, RUÑERON y RUÑENDO                                                | RUÑIERON y RUÑIENDO                      |

    @esc-3632
    Esquema del escenario: Verbo del que solo vale el infinitivo
      # en: A verb of which only the infinitive is valid
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.11.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                 | valen | no valen             |
        | fise-2009  | her. tr. [sin paradigma] | HER   | HEMOS, HIENDO y HERE |
