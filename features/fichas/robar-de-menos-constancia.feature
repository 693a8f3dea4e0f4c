# language: es
@perfil-fichas
Característica: Robar de menos: constancia
  # en: Drawing too few: the record

  Regla: Queda constancia si se señala fuera de tiempo o lo hace el rival, donde la edición lo dice
    # en: It is recorded if pointed out late or by the rival, where the edition says so

    @esc-0141
    Esquema del escenario: Constancia de la falta que se señala
      # en: Recording the shortage pointed out
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 2 fichas y las pone en el atril
      Cuando <quién> señala, <momento>, que Ana ha robado de menos
      Entonces el juez <registra> registra el incidente

      @fise-2009:29.p1 @fise-2009:29.p2
      Ejemplos: No hace falta
        # en: There is no need
        # en: | edition | who | moment | records |
        | reglamento | quién | momento                         | registra |
        | fise-2009  | Ana   | antes de que Ana pulse el reloj | no       |
        | fise-2009  | Ana   | en el turno de Bruno            | no       |

      @ajs-2024:3.1.2.2.p1 @ajs-2024:3.1.2.2.p2.bul1b
      Ejemplos: A tiempo, no hace falta
        # en: In time, there is no need
        # en: | edition | who | moment | records |
        | reglamento | quién | momento                         | registra |
        | ajs-2024   | Ana   | antes de que Ana pulse el reloj | no       |
        | ajs-2024   | Bruno | antes de que Ana pulse el reloj | no       |
        | ajs-2024   | Ana   | en el turno de Bruno            | no       |

      @ajs-2024:3.1.2.2.p2.bul2 @ajs-2024:3.1.2.2.p2.bul3
      Ejemplos: Fuera de tiempo o por el rival, se llama al juez
        # en: Out of time or by the rival, the judge is called
        # en: | edition | who | moment | records |
        | reglamento | quién | momento                         | registra |
        | ajs-2024   | Ana   | cuando el turno ha vuelto a Ana | sí       |
        | ajs-2024   | Bruno | en el turno de Bruno            | sí       |
        | ajs-2024   | Bruno | cuando el turno ha vuelto a Ana | sí       |
