# language: es
@perfil-papeletas
Característica: Conocer el significado
  # en: Knowing the meaning

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: A nadie se le pide que sepa lo que significa su palabra
    # en: Nobody is asked to know what their own word means

    @esc-0295
    Esquema del escenario: El rival exige que se explique la palabra
      # en: The rival demands that the word be explained
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Cuando Bruno exige que se explique el significado
      Entonces la actuación se rechaza porque no es obligatorio conocer el significado
      Y la casilla I10 sí tiene ficha

      @fise-2003:35.7 @redeletras:35.p1 @fise-2009:42.p1 @resumen-2018:23.s4 @resumen-2018:2.p1.s2
      Ejemplos: En las cinco ediciones
        # en: In all five editions
        # en: | edition |
        | reglamento   |
        | fise-2003    |
        | redeletras   |
        | fise-2009    |
        | resumen-2018 |
        | ajs-2024     |

    @esc-0296
    Esquema del escenario: El rival lo exige después de perder la impugnación
      # en: The rival demands it after losing the challenge
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS <cauce> y el juez respondió
      Cuando Bruno exige que se explique el significado
      Entonces la actuación se rechaza porque no es obligatorio conocer el significado

      @fise-2003:35.7 @redeletras:35.p1 @fise-2009:42.p1 @resumen-2018:23.s4
      Ejemplos: El dictamen no obliga a definir la palabra
        # en: The ruling obliges nobody to define the word
        # en: | edition | channel |
        | reglamento   | cauce        |
        | fise-2003    | con papeleta |
        | redeletras   | con papeleta |
        | fise-2009    | con papeleta |
        | resumen-2018 | sin papeleta |
        | ajs-2024     | con papeleta |
