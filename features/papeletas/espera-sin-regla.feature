# language: es
@perfil-papeletas
Característica: La espera donde poco se dice
  # en: The wait where little is said

  Antecedentes:
    Dado que en el tablero está PATIO desde H6 en horizontal
    Y que Ana tiene AELORST en el atril
    Y que el marcador es 60 a 45

  Regla: Lo que una edición calla de la espera no es infracción
    # en: What an edition does not say of the wait is no breach

    @esc-1449
    Esquema del escenario: Ana, a la espera del dictamen
      # en: Ana, while the ruling is awaited
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana ha colocado OLAS desde H10 en vertical y ha anunciado y anotado 6 puntos
      Y que Bruno ha impugnado OLAS <cauce>
      Cuando Ana <espera>
      Entonces lo que ha hecho <calificación>

      @fise-2003:35.5 @redeletras:35.5 @fise-2009:42.5
      Ejemplos: FISE y ReDeLetras: nada dicen de hacer cuentas ni de volver las fichas en el atril
        # en: FISE and ReDeLetras: nothing on sums, nor on turning the tiles round on the rack
        # en: | edition | channel | wait | ruling |
        | reglamento | cauce        | espera                                | calificación     |
        | fise-2003  | con papeleta | hace cuentas                          | no está previsto |
        | fise-2003  | con papeleta | vuelve del revés las fichas del atril | no está previsto |
        | redeletras | con papeleta | hace cuentas                          | no está previsto |
        | redeletras | con papeleta | vuelve del revés las fichas del atril | no está previsto |
        | fise-2009  | con papeleta | hace cuentas                          | no está previsto |
        | fise-2009  | con papeleta | vuelve del revés las fichas del atril | no está previsto |

      @resumen-2018:23.s1
      Ejemplos: Resumen: no regula la espera
        # en: Summary: does not regulate the wait
        # en: | edition | channel | wait | ruling |
        | reglamento   | cauce        | espera                     | calificación     |
        | resumen-2018 | sin papeleta | deja el tablero sin cubrir | no está previsto |
        | resumen-2018 | sin papeleta | deja sus fichas a la vista | no está previsto |
