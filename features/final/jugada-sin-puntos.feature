# language: es
@perfil-final
Característica: Jugada que no da puntos
  # en: A play that scores nothing

  Antecedentes:
    Dado que el programa lleva la cuenta

  Regla: Una jugada rompe la serie de pases aunque valga cero
    # en: A play breaks the run of passes even if it is worth nothing

    @esc-0715
    Esquema del escenario: Primera palabra de dos comodines tras tres pases
      # en: A first word of two blanks after three passes
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Bruno tiene ??AEOST en el atril
      Y que Ana ha pasado
      Y que Bruno ha pasado
      Y que Ana ha pasado
      Cuando Bruno coloca (Y)(A) desde H8 en horizontal
      Entonces la partida no termina
      Y el marcador queda 0 a 0

      @fise-2003:40.2 @redeletras:37.2 @fise-2009:45.2 @resumen-2018:25.a
      Ejemplos: El doble de cero es cero, pero no es pasar
        # en: Twice nothing is nothing, but it is not a pass
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
