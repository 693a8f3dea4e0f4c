# language: es
@perfil-fichas
Característica: Robar de más: avisos tardíos o sin motivo
  # en: Drawing too many: late or groundless word

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que en la bolsa quedan, por orden de salida, AEOSNRLTDCIU

  Regla: Con siete fichas no sobra ninguna
    # en: With seven tiles none is surplus

    @esc-0111
    Esquema del escenario: Robo exacto que alguien cree excesivo
      # en: An exact draw that somebody thinks too large
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y los dos han anotado 6 puntos
      Y que Ana roba 3 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de más
      Entonces la actuación <resultado>

      @fise-2003:7.p2 @redeletras:7.p2 @fise-2009:28.p1 @fise-2009:28.p2 @resumen-2018:5.s1
      Ejemplos: En todas las ediciones, con siete no sobra nada
        # en: In all editions, with seven nothing is surplus
        # en: | edition | who | moment | result |
        | reglamento   | quién | momento                         | resultado                                |
        | fise-2003    | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | fise-2003    | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | redeletras   | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | redeletras   | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | fise-2009    | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | fise-2009    | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | resumen-2018 | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: También con el criterio técnico
        # en: Under the technical criterion as well
        # en: | edition | who | moment | result |
        | reglamento | quién | momento                         | resultado                                |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | se rechaza porque no sobra ni falta nada |
        | ajs-2024   | Bruno | en el turno de Bruno            | se rechaza porque no sobra ni falta nada |

  Regla: Puesta la jugada siguiente, el aviso vale según la edición y quién lo da
    # en: With the next play laid, word of a surplus holds depending on the edition and who gives it

    @esc-0112
    Esquema del escenario: Ficha de más señalada con la jugada siguiente ya puesta
      # en: A surplus pointed out with the next play already laid
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha jugado OLAS desde H10 en vertical y ha robado 5 fichas
      Y que Ana ha pulsado el reloj
      Y que Bruno ha pasado
      Y que Ana ha colocado PATIOS desde H6 en horizontal y ha anunciado 8 puntos
      Y que los 8 puntos <anotación>
      Cuando <quién> señala que Ana ha robado de más
      Entonces el error <consecuencia>
      Y la casilla H11 <puesta> tiene ficha

      @fise-2003:7.p2 @redeletras:7.p2
      Ejemplos: Se corrige y la jugada sigue
        # en: It is put right and the play goes on
        # en: | edition | noting | who | consequence | laid |
        | reglamento | anotación               | quién | consecuencia                | puesta |
        | fise-2003  | no los ha anotado nadie | Ana   | se corrige sin perder turno | sí     |
        | fise-2003  | no los ha anotado nadie | Bruno | se corrige sin perder turno | sí     |
        | fise-2003  | los han anotado los dos | Bruno | se corrige sin perder turno | sí     |
        | fise-2003  | los han anotado los dos | Ana   | se corrige sin perder turno | sí     |
        | redeletras | no los ha anotado nadie | Ana   | se corrige sin perder turno | sí     |
        | redeletras | no los ha anotado nadie | Bruno | se corrige sin perder turno | sí     |
        | redeletras | los han anotado los dos | Bruno | se corrige sin perder turno | sí     |
        | redeletras | los han anotado los dos | Ana   | se corrige sin perder turno | sí     |

      @fise-2009:28.p1
      Ejemplos: Quien robó llega tarde
        # en: The drawer is too late
        # en: | edition | noting | who | consequence | laid |
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | fise-2009  | no los ha anotado nadie | Ana   | no está previsto en el reglamento | sí     |

      @fise-2009:28.p2 @fise-2009:28.p2.s2
      Ejemplos: El rival llega a tiempo hasta que la jugada se completa, y se pierde ese turno
        # en: The rival is in time until the play is complete, and that turn is lost
        # en: | edition | noting | who | consequence | laid |
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | fise-2009  | no los ha anotado nadie | Bruno | se corrige y cuesta un turno      | no     |
        | fise-2009  | los ha anotado solo Ana | Bruno | se corrige y cuesta un turno      | no     |
        | fise-2009  | los han anotado los dos | Bruno | no está previsto en el reglamento | sí     |
        | ajs-2024   | no los ha anotado nadie | Bruno | se corrige y cuesta un turno      | no     |
        | ajs-2024   | los ha anotado solo Ana | Bruno | se corrige y cuesta un turno      | no     |
        | ajs-2024   | los han anotado los dos | Bruno | no está previsto en el reglamento | sí     |

      @ajs-2024:3.1.2.1.p1
      Ejemplos: Quien robó llega tarde, también con el criterio técnico
        # en: The drawer is too late, under the technical criterion as well
        # en: | edition | noting | who | consequence | laid |
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | ajs-2024   | no los ha anotado nadie | Ana   | no está previsto en el reglamento | sí     |
        | ajs-2024   | los han anotado los dos | Ana   | no está previsto en el reglamento | sí     |

      @fise-2009:28.p1
      Ejemplos: Y más tarde con la jugada completa
        # en: And later still with the play complete
        # en: | edition | noting | who | consequence | laid |
        | reglamento | anotación               | quién | consecuencia                      | puesta |
        | fise-2009  | los han anotado los dos | Ana   | no está previsto en el reglamento | sí     |

      @resumen-2018:5.s1
      Ejemplos: Sin regla sobre las fichas de más
        # en: No rule on surplus tiles
        # en: | edition | noting | who | consequence | laid |
        | reglamento   | anotación               | quién | consecuencia                      | puesta |
        | resumen-2018 | los han anotado los dos | Ana   | no está previsto en el reglamento | sí     |
        | resumen-2018 | los han anotado los dos | Bruno | no está previsto en el reglamento | sí     |
