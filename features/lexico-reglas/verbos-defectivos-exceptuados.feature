# language: es
@perfil-lexico-reglas
Característica: Verbos defectivos a los que el reglamento da otras formas
  # en: Defective verbs to which the regulation gives further forms

  Regla: GARANTIR vale en todas sus formas
    # en: GARANTIR is valid in all its forms

    @esc-3602
    Esquema del escenario: Verbo que se usa solo en las formas cuya desinencia empieza por i
      # en: A verb used only in the forms whose ending begins with I
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.7.p2 @fise-2009:XII.17.7.e2
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                        | valen                                                                                       | no valen                                                        |
        | fise-2009  | garantir. tr. [U. solo en formas cuya desinencia empieza por i] | GARANTIMOS, GARANTO, GARANTE, GARANTEN, GARANTA, GARANTAS, GARANTAMOS, GARANTAIS y GARANTAN | GARANTAR y GARANTABA                                            |
        | fise-2009  | abolir. tr. [U. solo en formas cuya desinencia empieza por i]   | ABOLIMOS                                                                                    | ABOLO, ABOLE, ABOLEN, ABOLA, ABOLAS, ABOLAMOS, ABOLAIS y ABOLAN |

      @fise-2009:XII.17.7.p2
      Ejemplos: FISE 2009: GARANTES, que falta entre las formas que se añaden
        # en: FISE 2009: GARANTES, which is missing among the forms that are added
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                        | valen    | no valen |
        | fise-2009  | garantir. tr. [U. solo en formas cuya desinencia empieza por i] | GARANTES | GARANTEE |

      @fise-2003:XII.17.4.p2
      Ejemplos: FISE 2003: no se nombra ninguno
        # en: FISE 2003: none is named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                        | valen      | no valen           |
        | fise-2003  | garantir. tr. [U. solo en formas cuya desinencia empieza por i] | GARANTIMOS | GARANTO y GARANTEN |

      @redeletras:XII.17.7.p3
      Ejemplos: ReDeLetras: no se nombra ninguno
        # en: ReDeLetras: none is named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                                                        | valen      | no valen           |
        | redeletras | garantir. tr. [U. solo en formas cuya desinencia empieza por i] | GARANTIMOS | GARANTO y GARANTEN |

  Regla: PODRIR, REPODRIR y USUCAPIR tienen participio
    # en: PODRIR, REPODRIR and USUCAPIR have a participle

    @esc-3604
    Esquema del escenario: Verbo cuyo paradigma no trae el participio
      # en: A verb whose paradigm does not have the participle
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2009:XII.17.7.p3
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                            | valen                                         | no valen  |
        | fise-2009  | podrir. tr. [paradigma sin part.]   | PODRIDO, PODRIDA, PODRIDOS y PODRIDAS         | PODRITO   |
        | fise-2009  | repodrir. tr. [paradigma sin part.] | REPODRIDO, REPODRIDA, REPODRIDOS y REPODRIDAS | REPODRITO |
        | fise-2009  | usucapir. tr. [paradigma sin part.] | USUCAPIDO, USUCAPIDA, USUCAPIDOS y USUCAPIDAS | USUCAPITO |

      @fise-2009:XII.17.7.p3 @fise-2009:XII.17.2.p1
      Ejemplos: FISE 2009: un verbo que no se nombra
        # en: FISE 2009: a verb that is not named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                          | valen              | no valen           |
        | fise-2009  | abolir. tr. [paradigma sin part.] | ABOLIR y ABOLIENDO | ABOLIDO y ABOLIDAS |

      @fise-2003:XII.17.1.p1
      Ejemplos: FISE 2003: no se nombra ninguno
        # en: FISE 2003: none is named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                          | valen  | no valen           |
        | fise-2003  | podrir. tr. [paradigma sin part.] | PODRIR | PODRIDO y PODRIDAS |

      @redeletras:XII.17.2.p1
      Ejemplos: ReDeLetras: no se nombra ninguno
        # en: ReDeLetras: none is named
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                          | valen  | no valen           |
        | redeletras | podrir. tr. [paradigma sin part.] | PODRIR | PODRIDO y PODRIDAS |
