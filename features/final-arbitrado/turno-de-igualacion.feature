# language: es
@perfil-final-arbitrado
Característica: Final del turno de igualación
  # en: How the equalising turn ends the game

  Regla: El turno que iguala la cuenta tras agotarse el tiempo cierra la partida
    # en: The turn that evens the count after time has run out closes the game

    @esc-0873
    Esquema del escenario: Turno de igualación que es el cuarto pase seguido
      # en: An equalising turn that is the fourth pass in a row
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que los últimos 3 turnos fueron pases
      Y que el marcador es 40 a 35
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que se ha agotado el tiempo total
      Cuando Bruno pasa
      Entonces la partida <final>
      Y el marcador queda <Ana> a <Bruno>

      @fise-2003:27.p2 @fise-2003:40.4 @redeletras:27.p2 @redeletras:37.5
      Ejemplos: FISE 2003 y ReDeLetras: rige el final por tiempo
        # en: FISE 2003 and ReDeLetras: the ending by time governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final                    | Ana | Bruno |
        | fise-2003  | termina por tiempo total | 40  | 35    |
        | redeletras | termina por tiempo total | 40  | 35    |

      @fise-2009:30.s2 @fise-2009:45.2
      Ejemplos: FISE 2009: remite a todos los finales y rige el de los pases
        # en: FISE 2009: refers to all endings, and the one by passes governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final             | Ana | Bruno |
        | fise-2009  | termina por pases | 29  | 30    |

    @esc-0874
    Esquema del escenario: Turno de igualación que es el duodécimo sin puntuar
      # en: An equalising turn that is the twelfth without scoring
      Dada una partida en curso según el reglamento <reglamento>
      Y que le toca a Bruno
      Y que los últimos 11 turnos fueron cambios
      Y que el marcador es 40 a 35
      Y que Ana tiene ZA en el atril
      Y que Bruno tiene VE en el atril
      Y que se ha agotado el tiempo total
      Cuando Bruno pasa
      Entonces la partida <final>
      Y el marcador queda <Ana> a <Bruno>

      @redeletras:27.p2 @redeletras:37.5
      Ejemplos: ReDeLetras: rige el final por tiempo
        # en: ReDeLetras: the ending by time governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final                    | Ana | Bruno |
        | redeletras | termina por tiempo total | 40  | 35    |

      @fise-2009:30.s2 @fise-2009:45.3
      Ejemplos: FISE 2009: rige el de los turnos sin puntuar
        # en: FISE 2009: the ending by scoreless turns governs
        # en: | edition | ending | Ana | Bruno |
        | reglamento | final                          | Ana | Bruno |
        | fise-2009  | termina por turnos sin puntuar | 29  | 30    |
