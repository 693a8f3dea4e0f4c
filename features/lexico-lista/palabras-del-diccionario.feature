# language: es
@perfil-lexico-lista
Característica: Palabras que trae el diccionario
  # en: Words that the dictionary has

  Regla: Vale la palabra que el diccionario oficial trae, y ninguna otra
    # en: A word that the official dictionary has is valid, and no other

    @esc-3000
    Esquema del escenario: Palabra con artículo, palabra a medias y palabra sin él
      # en: A word with an article, a part of one and a word without
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:38 @fise-2003:39.2 @redeletras:XI.p5 @fise-2009:XI.p1
      Ejemplos: FISE y ReDeLetras
        # en: FISE and ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen  | no valen      |
        | fise-2003  | querub.  | QUERUB | QUERU y NAIPE |
        | fise-2003  | naipe.   | NAIPE  | NAIP y QUERUB |
        | redeletras | querub.  | QUERUB | QUERU y NAIPE |
        | redeletras | naipe.   | NAIPE  | NAIP y QUERUB |
        | fise-2009  | querub.  | QUERUB | QUERU y NAIPE |
        | fise-2009  | naipe.   | NAIPE  | NAIP y QUERUB |

      @resumen-2018:2.p1.s1
      Ejemplos: Resumen de 2018
        # en: Summary of 2018
        # en: | edition | article | valid | not valid |
        | reglamento   | artículo | valen  | no valen      |
        | resumen-2018 | querub.  | QUERUB | QUERU y NAIPE |

      @ajs-2024:4.1.7.p5.s1
      Ejemplos: AJS
        # en: AJS
        # en: | edition | article | valid | not valid |
        | reglamento | artículo | valen  | no valen      |
        | ajs-2024   | querub.  | QUERUB | QUERU y NAIPE |
