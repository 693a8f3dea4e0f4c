# language: es
@perfil-arbitraje
Característica: Preguntar por una palabra ya colocada
  # en: Asking about a word that has been laid

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que el marcador es 310 a 290

  Regla: Puesta ya la palabra, preguntar por ella es hablar como de cualquier otra cosa
    # en: Once the word lies there, to ask about it is to talk as about anything else

    @esc-6322
    Esquema del escenario: Ana <consulta>
      # en: Ana <consulta>
      Dada una partida en curso según el reglamento <reglamento>
      Cuando Ana <consulta>
      Entonces lo que ha hecho <calificación>

      @fise-2003:41.1 @redeletras:38.p1 @fise-2009:46.1
      Ejemplos: FISE y ReDeLetras: ni al rival, ni a otras mesas, ni al público
        # en: FISE and ReDeLetras: neither the rival, nor other tables, nor the public
        # en: | edition | query | ruling |
        | reglamento | consulta                                                        | calificación      |
        | fise-2003  | pregunta a Bruno si vale PATIO y no le responde                 | es una infracción |
        | fise-2003  | pregunta a un jugador de otra mesa si vale PATIO y no le responde | es una infracción |
        | fise-2003  | pregunta a un espectador si vale PATIO y no le responde         | es una infracción |
        | redeletras | pregunta a Bruno si vale PATIO y no le responde                 | es una infracción |
        | redeletras | pregunta a un jugador de otra mesa si vale PATIO y no le responde | es una infracción |
        | redeletras | pregunta a un espectador si vale PATIO y no le responde         | es una infracción |
        | fise-2009  | pregunta a Bruno si vale PATIO y no le responde                 | es una infracción |
        | fise-2009  | pregunta a un jugador de otra mesa si vale PATIO y no le responde | es una infracción |
        | fise-2009  | pregunta a un espectador si vale PATIO y no le responde         | es una infracción |

      @resumen-2018:26.p1.s1
      Ejemplos: Resumen: del público no dice nada
        # en: Summary: of the public it says nothing
        # en: | edition | query | ruling |
        | reglamento   | consulta                                                        | calificación      |
        | resumen-2018 | pregunta a Bruno si vale PATIO y no le responde                 | es una infracción |
        | resumen-2018 | pregunta a un jugador de otra mesa si vale PATIO y no le responde | es una infracción |
        | resumen-2018 | pregunta a un espectador si vale PATIO y no le responde         | no está previsto  |
