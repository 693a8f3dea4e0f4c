# language: es
@perfil-fichas
Característica: Robar de más: fichas vistas o puestas en parte
  # en: Drawing too many: tiles seen or racked in part

  Regla: Si solo parte se ha visto o puesto en el atril, cada edición dice de dónde salen las sobrantes
    # en: If only part was seen or racked, each edition says where the surplus comes from

    @esc-0121
    Esquema del escenario: Robo de más con parte de las fichas vistas
      # en: A surplus with part of the tiles seen
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 4 fichas
      Y que Ana roba <robadas> fichas y ve <vistas> de ellas
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces vuelven sin verse <sin ver> fichas
      Y Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Las no vistas bastan
        # en: The unseen ones are enough
        # en: | edition | drawn | seen | unseen | looks at | puts back | pool | choice |
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva                 | elección |
        | ajs-2024   | 6       | 4      | 0       | 0    | 2        | las que no se han visto | al azar  |
        | ajs-2024   | 6       | 3      | 0       | 0    | 2        | las que no se han visto | al azar  |
        | ajs-2024   | 5       | 2      | 0       | 0    | 1        | las que no se han visto | al azar  |

      @ajs-2024:3.1.2.1.c.s2
      Ejemplos: Las no vistas no bastan
        # en: The unseen ones are not enough
        # en: | edition | drawn | seen | unseen | looks at | puts back | pool | choice |
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva       | elección               |
        | ajs-2024   | 6       | 5      | 1       | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 7       | 5      | 2       | 3    | 1        | todo el atril | por elección del rival |
        | ajs-2024   | 7       | 6      | 1       | 4    | 2        | todo el atril | por elección del rival |

      @fise-2009:28.2
      Ejemplos: Basta haber visto alguna
        # en: It is enough to have seen one
        # en: | edition | drawn | seen | unseen | looks at | puts back | pool | choice |
        | reglamento | robadas | vistas | sin ver | mira | devuelve | reserva       | elección               |
        | fise-2009  | 6       | 4      | 0       | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 6       | 5      | 0       | 4    | 2        | todo el atril | por elección del rival |
        | fise-2009  | 6       | 1      | 0       | 4    | 2        | todo el atril | por elección del rival |

    @esc-0122
    Esquema del escenario: Robo de más con parte de las fichas en el atril
      # en: A surplus with part of the tiles on the rack
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas y pone <puestas> en el atril
      Cuando Ana señala, antes de que Ana pulse el reloj, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve <devuelve> a la bolsa
      Y las sobrantes salen de <reserva> <elección>

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: Mezcladas con las del atril, cuentan todas
        # en: Mixed with those on the rack, all count
        # en: | edition | racked | looks at | puts back | pool | choice |
        | reglamento | puestas | mira | devuelve | reserva       | elección |
        | fise-2003  | 2       | 1    | 1        | todo el atril | al azar  |
        | redeletras | 2       | 1    | 1        | todo el atril | al azar  |

      @fise-2009:28.2
      Ejemplos: Basta haber puesto alguna
        # en: It is enough to have racked one
        # en: | edition | racked | looks at | puts back | pool | choice |
        | reglamento | puestas | mira | devuelve | reserva       | elección               |
        | fise-2009  | 2       | 3    | 1        | todo el atril | por elección del rival |
        | fise-2009  | 1       | 3    | 1        | todo el atril | por elección del rival |

      @ajs-2024:3.1.2.1.c.s1
      Ejemplos: Se toma de las que siguen fuera
        # en: It is taken from those still off the rack
        # en: | edition | racked | looks at | puts back | pool | choice |
        | reglamento | puestas | mira | devuelve | reserva                 | elección |
        | ajs-2024   | 2       | 0    | 1        | las que no se han visto | al azar  |
        | ajs-2024   | 3       | 0    | 1        | las que no se han visto | al azar  |
