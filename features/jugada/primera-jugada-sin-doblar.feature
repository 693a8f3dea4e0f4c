# language: es
@perfil-jugada
Característica: Primera jugada que falla la casilla central
  # en: A first play that misses the centre square

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Si el rival la deja estar, la jugada no se dobla
    # en: If the rival lets it be, the play is not doubled

    @esc-1051
    Esquema del escenario: MESA sobre la casilla central o a su lado
      # en: MESA over the centre square or beside it
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana tiene MESAORT en el atril
      Y que Ana ha colocado MESA desde <casilla> en horizontal
      Cuando Bruno pasa
      Entonces el marcador queda <puntos> a 0

      @fise-2009:20.p1 @fise-2009:20.2 @fise-2009:39.s3
      Ejemplos: 12 si la pisa; 7 si no, con la A sobre la azul de H12
        # en: 12 if it covers it; 7 if not, with the A on the blue H12
        # en: | edition | square | points |
        | reglamento | casilla | puntos |
        | fise-2009  | H8      | 12     |
        | fise-2009  | H9      | 7      |
        | ajs-2024   | H8      | 12     |
        | ajs-2024   | H9      | 7      |
