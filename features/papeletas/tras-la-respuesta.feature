# language: es
@perfil-papeletas
Característica: Cuando ya se ha respondido
  # en: Once the answer is given

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Lo que se guarda durante la consulta acaba con ella
    # en: What is kept during the ruling ends with it

    @esc-2218
    Esquema del escenario: Ana, cuando ya se ha respondido
      # en: Ana, once the answer is given
      Dada una partida en curso según el reglamento <reglamento>
      Y que OLAS es válida
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno impugnó OLAS con papeleta y el juez respondió
      Cuando Ana <espera>
      Entonces la actuación se rechaza porque no procede

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: FISE y ReDeLetras: el deber acaba con la respuesta
        # en: FISE and ReDeLetras: the duty ends with the answer
        # en: | edition | wait |
        | reglamento | espera                     |
        | fise-2003  | deja el tablero sin cubrir |
        | redeletras | deja el tablero sin cubrir |
        | fise-2009  | deja el tablero sin cubrir |
        | fise-2003  | deja sus fichas a la vista |
        | redeletras | deja sus fichas a la vista |
        | fise-2009  | deja sus fichas a la vista |

      @ajs-2024:4.1.7.1.d @ajs-2024:4.1.12.5.p2
      Ejemplos: AJS: se destapa lo que se tapó y se vuelve a contar
        # en: AJS: what was covered is uncovered and counting goes on
        # en: | edition | wait |
        | reglamento | espera                     |
        | ajs-2024   | deja el tablero sin cubrir |
        | ajs-2024   | deja sus fichas a la vista |
        | ajs-2024   | hace cuentas               |
