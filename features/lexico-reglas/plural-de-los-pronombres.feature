# language: es
@perfil-lexico-reglas
Característica: Plural de los pronombres
  # en: Plural of pronouns

  Regla: Tienen plural los pronombres en uso, por su terminación o de forma particular
    # en: Pronouns in use have a plural, by their ending or one of their own

    @esc-4316
    Esquema del escenario: Pronombre en uso
      # en: A pronoun in use
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.3.p2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo            | valen               | no valen  |
        | fise-2009  | algotro, tra. pron. | ALGOTROS y ALGOTRAS | ALGOTROES |
        | fise-2009  | cual. pron.         | CUALES              | CUALS     |
        | fise-2009  | esotro, tra. pron.  | ESOTROS y ESOTRAS   | ESOTROES  |
        | fise-2009  | menda. pron.        | MENDAS              | MENDAES   |

    @esc-4317
    Esquema del escenario: Pronombre con plural particular, y los que se le parecen
      # en: A pronoun with a plural of its own, and those like it
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.3.p3 @fise-2009:XII.18.4.2.ao.e2 @fise-2009:XII.18.4.2.ao.e3 @fise-2009:XII.18.4.3.r.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen         | no valen     |
        | fise-2009  | aqueste, ta. pron.      | AQUESTOS      | AQUESTES     |
        | fise-2009  | aquese, sa. pron.       | AQUESOS       | AQUESES      |
        | fise-2009  | este, ta. pron.         | ESTOS         | ESTES        |
        | fise-2009  | ese, sa. pron.          | ESOS          | ESES         |
        | fise-2009  | cualquier. adj.         | CUALESQUIER   | CUALQUIERES  |
        | fise-2009  | cualquiera. adj.; pron. | CUALESQUIERA  | CUALQUIERAS  |
        | fise-2009  | cualquiera. com.        | CUALQUIERAS   | CUALQUIERAES |
        | fise-2009  | quienquier. pron.       | QUIENESQUIER  | QUIENQUIERES |
        | fise-2009  | quienquiera. pron.      | QUIENESQUIERA | QUIENQUIERAS |

      @fise-2009:XII.18.1.3.p3 @fise-2009:XII.18.1.3.p2 @fise-2009:XII.18.1.p1 @fise-2009:XII.18.4.1
      Ejemplos: FISE 2009: ELLA, y ESTE como sustantivo
        # en: FISE 2009: ELLA, and ESTE as a noun
        # en: | edition | article | valid | not valid |
        | reglamento | artículo    | valen   | no valen |
        | fise-2009  | ella. pron. | E[LL]AS | E[LL]AES |
        | fise-2009  | este. m.    | ESTES   | ESTOS    |

  Regla: No tienen plural los pronombres antiguos, ni algunos que se usan
    # en: Old pronouns have no plural, nor have some that are used

    @esc-4318
    Esquema del escenario: Pronombre antiguo
      # en: An old pronoun
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.3.p4
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                | valen         | no valen        |
        | fise-2009  | nueso, sa. pron. ant.   | NUESO y NUESA | NUESOS y NUESAS |
        | fise-2009  | qui. pron. ant.         | QUI           | QUIS y QUIES    |
        | fise-2009  | vueso, sa. pron. desus. | VUESO y VUESA | VUESOS y VUESAS |
        | fise-2009  | vusco. pron. ant.       | VUSCO         | VUSCOS          |

    @esc-4319
    Esquema del escenario: Pronombre en uso que no varía
      # en: A pronoun in use that does not vary
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.18.1.3.p5
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo       | valen   | no valen             |
        | fise-2009  | alguien. pron. | ALGUIEN | ALGUIENS y ALGUIENES |
        | fise-2009  | aquel. pron.   | AQUEL   | AQUELS y AQUELES     |
        | fise-2009  | conmigo. pron. | CONMIGO | CONMIGOS y CONMIGOES |
        | fise-2009  | contigo. pron. | CONTIGO | CONTIGOS y CONTIGOES |
        | fise-2009  | consigo. pron. | CONSIGO | CONSIGOS y CONSIGOES |
        | fise-2009  | cualque. pron. | CUALQUE | CUALQUES y CUALQUEES |
        | fise-2009  | ídem. pron.    | IDEM    | IDEMS e IDEMES       |
        | fise-2009  | me. pron.      | ME      | MES y MEES           |
        | fise-2009  | mí. pron.      | MI      | MIS y MIES           |
        | fise-2009  | nadie. pron.   | NADIE   | NADIES y NADIEES     |
        | fise-2009  | nos. pron.     | NOS     | NOSS y NOSES         |
        | fise-2009  | que. pron.     | QUE     | QUES y QUEES         |
        | fise-2009  | os. pron.      | OS      | OSS y OSES           |
        | fise-2009  | se. pron.      | SE      | SES y SEES           |
        | fise-2009  | sí. pron.      | SI      | SIS y SIES           |
        | fise-2009  | te. pron.      | TE      | TES y TEES           |
        | fise-2009  | ti. pron.      | TI      | TIS y TIES           |
        | fise-2009  | tú. pron.      | TU      | TUS y TUES           |
        | fise-2009  | vos. pron.     | VOS     | VOSS y VOSES         |
