# language: es
@perfil-papeletas
Característica: Papeleta y jueces
  # en: The slip and the judges

  Regla: La papeleta lleva la palabra y la conformidad de los dos jugadores
    # en: The slip carries the word and the assent of both players

    @esc-0250
    Esquema del escenario: Entrega de la papeleta según lo que lleva
      # en: Handing in the slip by what it carries
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega la papeleta con <papeleta>
      Entonces la actuación <resultado>

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: FISE y ReDeLetras: palabra y dos firmas
        | reglamento | papeleta                      | resultado                                     |
        | fise-2003  | la palabra y las dos firmas   | se admite                                     |
        | fise-2003  | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta |
        | fise-2003  | la palabra sin firmas         | se rechaza porque la papeleta está incompleta |
        | fise-2003  | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta |
        | redeletras | la palabra y las dos firmas   | se admite                                     |
        | redeletras | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta |
        | redeletras | la palabra sin firmas         | se rechaza porque la papeleta está incompleta |
        | redeletras | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta |
        | fise-2009  | la palabra y las dos firmas   | se admite                                     |
        | fise-2009  | la palabra y una sola firma   | se rechaza porque la papeleta está incompleta |
        | fise-2009  | la palabra sin firmas         | se rechaza porque la papeleta está incompleta |
        | fise-2009  | las dos firmas sin la palabra | se rechaza porque la papeleta está incompleta |

      @ajs-2024:4.1.7.1.b1
      Ejemplos: AJS: palabra, mesa, ronda y dos marcas
        | reglamento | papeleta                                          | resultado                                     |
        | ajs-2024   | la palabra, la mesa, la ronda y las dos marcas    | se admite                                     |
        | ajs-2024   | la palabra, la mesa y la ronda con una sola marca | se rechaza porque la papeleta está incompleta |
        | ajs-2024   | la palabra, la mesa y las dos marcas sin la ronda | se rechaza porque la papeleta está incompleta |
        | ajs-2024   | la palabra, la ronda y las dos marcas sin la mesa | se rechaza porque la papeleta está incompleta |
        | ajs-2024   | la mesa, la ronda y las dos marcas sin la palabra | se rechaza porque la papeleta está incompleta |
        | ajs-2024   | la palabra y las dos firmas                       | se rechaza porque la papeleta está incompleta |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no habla de papeletas
        | reglamento   | papeleta        | resultado                         |
        | resumen-2018 | todos los datos | no está prevista en el reglamento |

    @esc-0251
    Esquema del escenario: Entrega de una papeleta que no se puede leer
      # en: Handing in a slip that cannot be read
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se entrega una papeleta ilegible
      Entonces la actuación <resultado>

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: hay que volver a escribirla letra a letra
        | reglamento | resultado                                 |
        | ajs-2024   | se rechaza porque la papeleta es ilegible |

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1
      Ejemplos: FISE y ReDeLetras: no dicen qué hacer
        | reglamento | resultado                         |
        | fise-2003  | no está prevista en el reglamento |
        | redeletras | no está prevista en el reglamento |
        | fise-2009  | no está prevista en el reglamento |

    @esc-0252
    Esquema del escenario: Papeleta aclarada y validada de nuevo por los dos
      # en: A slip cleared up and assented to again by both
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado una papeleta ilegible
      Cuando se entrega la papeleta con todos los datos
      Entonces la actuación se admite

      @ajs-2024:4.1.7.p5.s3
      Ejemplos: AJS: la mala letra no agota el derecho
        | reglamento |
        | ajs-2024   |

    @esc-0253
    Esquema del escenario: Respuesta del juez sin que medie papeleta
      # en: An answer by the judge without any slip
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando el juez responde a la impugnación
      Entonces la actuación <resultado>

      @fise-2003:34.p1 @fise-2003:35.1 @redeletras:34.p1 @redeletras:35.1 @fise-2009:39 @fise-2009:42.1 @ajs-2024:4.1.7.1.b1
      Ejemplos: Con papeletas, primero se entrega la papeleta
        | reglamento | resultado                           |
        | fise-2003  | se rechaza por estar fuera de orden |
        | redeletras | se rechaza por estar fuera de orden |
        | fise-2009  | se rechaza por estar fuera de orden |
        | ajs-2024   | se rechaza por estar fuera de orden |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no exige ninguna
        | reglamento   | resultado |
        | resumen-2018 | se admite |

  Regla: Responde quien la edición designa, y nadie le sugiere lecturas
    # en: The answer is given by whom the edition names, and nobody suggests readings

    @esc-0254
    Esquema del escenario: Respuesta a la papeleta según quién la da
      # en: The answer to the slip by who gives it
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLSA no es válida
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Y que se ha entregado la papeleta con todos los datos
      Cuando <quien> responde a la impugnación
      Entonces la actuación <resultado>

      @fise-2003:35.2 @redeletras:35.2 @fise-2009:42.2
      Ejemplos: FISE y ReDeLetras: los jueces
        | reglamento | quien         | resultado                           |
        | fise-2003  | el juez       | se admite                           |
        | fise-2003  | el corremesas | se rechaza por falta de competencia |
        | fise-2003  | un espectador | se rechaza por falta de competencia |
        | redeletras | el juez       | se admite                           |
        | redeletras | el corremesas | se rechaza por falta de competencia |
        | redeletras | un espectador | se rechaza por falta de competencia |
        | fise-2009  | el juez       | se admite                           |
        | fise-2009  | el corremesas | se rechaza por falta de competencia |
        | fise-2009  | un espectador | se rechaza por falta de competencia |

      @ajs-2024:4.1.7.p5.s2
      Ejemplos: AJS: el juez o, en su lugar, el corremesas
        | reglamento | quien         | resultado                           |
        | ajs-2024   | el juez       | se admite                           |
        | ajs-2024   | el corremesas | se admite                           |
        | ajs-2024   | un espectador | se rechaza por falta de competencia |
        | ajs-2024   | Bruno         | se rechaza por falta de competencia |

    @esc-0255
    Esquema del escenario: Incidentes con la papeleta
      # en: Incidents with the slip
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLSA desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLSA
      Cuando se informa al árbitro de que Bruno <incidente>
      Entonces eso <calificación>

      @ajs-2024:4.1.7.p5.s3 @ajs-2024:4.1.12.5.p1
      Ejemplos: AJS: ni lecturas sugeridas ni papeletas usadas
        | reglamento | incidente                                        | calificación      |
        | ajs-2024   | recibe del corremesas una lectura de la papeleta | es una infracción |
        | ajs-2024   | usa una papeleta de una ronda anterior           | es una infracción |

      @fise-2003:35.1 @redeletras:35.1 @fise-2009:42.1 @resumen-2018:23.s1
      Ejemplos: Las demás ediciones no lo tratan
        | reglamento   | incidente                              | calificación     |
        | fise-2003    | usa una papeleta de una ronda anterior | no está previsto |
        | redeletras   | usa una papeleta de una ronda anterior | no está previsto |
        | fise-2009    | usa una papeleta de una ronda anterior | no está previsto |
        | resumen-2018 | usa una papeleta de una ronda anterior | no está previsto |
