# language: es
@perfil-despliegue
Característica: Casilla central fallada
  # en: The centre square missed

  Regla: El rival decide sobre la primera jugada que no cubre la casilla central
    # en: The rival decides on a first play that does not cover the centre square

    @esc-0331
    Esquema del escenario: Decisión del rival sobre la casilla central fallada
      # en: The rival’s decision on a missed centre
      Dada una partida recién empezada según el reglamento <reglamento>
      Y que Ana ha colocado MESA desde H9 en horizontal
      Cuando Bruno <decisión> la jugada sin casilla central
      Entonces la casilla H9 <puesta> tiene ficha
      Y le toca a <toca>

      @fise-2009:20.p1 @fise-2009:20.1 @fise-2009:20.2
      Ejemplos: La anula, y se pierde el turno, o la da por buena
        # en: Voided, with the turn lost, or taken as good
        # en: | edition | decision | laid | next |
        | reglamento | decisión | puesta | toca  |
        | fise-2009  | anula    | no     | Bruno |
        | fise-2009  | acepta   | sí     | Ana   |
        | ajs-2024   | anula    | no     | Bruno |
        | ajs-2024   | acepta   | sí     | Ana   |
