# language: es
@perfil-lexico-reglas
Característica: Palabras en -I y -U tónicas de plural único, según FISE 2003
  # en: Words in stressed -I and -U with a single plural, by FISE 2003

  Regla: Las palabras que el reglamento nombra llevan solo el plural que les da
    # en: The words that the regulation names take only the plural that it gives them

    @esc-3012
    Esquema del escenario: Palabra nombrada, en -ES, en -S o sin cambio
      # en: A word that is named, in -ES, in -S or unchanged
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.5.poli.3
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo         | valen        | no valen           |
        | fise-2003  | abadí. adj.      | ABADIES      | ABADIS             |
        | fise-2003  | alfonsí. adj.    | ALFONSIES    | ALFONSIS           |
        | fise-2003  | binguí. m.       | BINGUIES     | BINGUIS            |
        | fise-2003  | bombasí. m.      | BOMBASIES    | BOMBASIS           |
        | fise-2003  | canequí. m.      | CANEQUIES    | CANEQUIS           |
        | fise-2003  | caniquí. m.      | CANIQUIES    | CANIQUIS           |
        | fise-2003  | cañí. adj.       | CAÑIS        | CAÑIES             |
        | fise-2003  | cenhegí. adj.    | CENHEGIES    | CENHEGIS           |
        | fise-2003  | chií. adj.       | [CH]IIES     | [CH]IIS            |
        | fise-2003  | fifí. m.         | FIFIES       | FIFIS              |
        | fise-2003  | gachí. f.        | GA[CH]IS     | GA[CH]IES          |
        | fise-2003  | jabí. m.         | JABIES       | JABIS              |
        | fise-2003  | marroquí. adj.   | MA[RR]OQUIES | MA[RR]OQUIS        |
        | fise-2003  | osmanlí. adj.    | OSMANLIES    | OSMANLIS           |
        | fise-2003  | pichí. m.        | PI[CH]IES    | PI[CH]IS           |
        | fise-2003  | pipí. m.         | PIPIS        | PIPIES             |
        | fise-2003  | pirulí. m.       | PIRULIS      | PIRULIES           |
        | fise-2003  | pitiminí. m.     | PITIMINIES   | PITIMINIS          |
        | fise-2003  | popurrí. m.      | POPU[RR]IS   | POPU[RR]IES        |
        | fise-2003  | rabí. m.         | RABIES       | RABIS              |
        | fise-2003  | rosolí. m.       | ROSOLIS      | ROSOLIES           |
        | fise-2003  | tití. m.         | TITIES       | TITIS              |
        | fise-2003  | tupí. adj.       | TUPIS        | TUPIES             |
        | fise-2003  | yataí. m.        | YATAIS       | YATAIES            |
        | fise-2003  | canesú. m.       | CANESUS      | CANESUES           |
        | fise-2003  | champú. m.       | [CH]AMPUS    | [CH]AMPUES         |
        | fise-2003  | interviú. f.     | INTERVIUS    | INTERVIUES         |
        | fise-2003  | vermú. m.        | VERMUS       | VERMUES            |
        | fise-2003  | menú. m.         | MENUS        | MENUES             |
        | fise-2003  | otrosí. adv.; m. | OTROSI       | OTROSIS y OTROSIES |
