# language: es
@perfil-fichas
Característica: Robar de más: fichas boca abajo hasta el turno siguiente
  # en: Drawing too many: tiles face down until the next turn

  Regla: Las fichas que esperaban boca abajo están en el atril cuando el turno vuelve
    # en: Tiles that waited face down are on the rack when the turn comes back

    @esc-6003
    Esquema del escenario: Cuatro fichas boca abajo, debiendo robar tres, y el turno vuelve a Ana
      # en: Four tiles face down where three were due, and the turn comes back to Ana
      Dada una partida en curso según el reglamento <reglamento>
      Y que a Ana le corresponde robar 3 fichas
      Y que Ana roba 4 fichas sin verlas ni ponerlas en el atril
      Cuando <quién> señala, cuando el turno ha vuelto a Ana, que Ana ha robado de más
      Entonces Bruno mira <mira> fichas y devuelve 1 a la bolsa
      Y las sobrantes salen de todo el atril <elección>

      @fise-2003:7.2 @redeletras:7.2
      Ejemplos: FISE 2003 y ReDeLetras: una al azar entre las ocho
        # en: FISE 2003 and ReDeLetras: one at random of the eight
        # en: | edition | who | looks at | choice |
        | reglamento | quién | mira | elección |
        | fise-2003  | Ana   | 1    | al azar  |
        | redeletras | Ana   | 1    | al azar  |
