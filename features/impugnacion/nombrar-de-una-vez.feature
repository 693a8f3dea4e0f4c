# language: es
@perfil-impugnacion
Característica: Nombrar de una vez las palabras que se impugnan
  # en: Naming the challenged words at once

  Antecedentes:
    Dado que el programa lleva la cuenta
    Y que en el tablero está PATIO desde H6 en horizontal

  Regla: Todas las palabras que se impugnan se nombran en el mismo momento
    # en: All the words challenged are named at the same moment

    @esc-1057
    Esquema del escenario: Otra palabra nombrada antes de que el juez responda
      # en: Another word named before the judge answers
      Dada una partida en curso según el reglamento <reglamento>
      Y que Ana tiene AERSOLT en el atril
      Y que ERA es válida
      Y que PATIOR no es válida
      Y que Ana ha colocado ERA desde G11 en vertical
      Y que Bruno ha impugnado ERA
      Cuando Bruno impugna PATIOR
      Entonces la actuación se rechaza porque hay una consulta pendiente

      @ajs-2024:4.1.7.p3.s1
      Ejemplos: AJS: PATIOR debió nombrarse con ERA
        # en: AJS: PATIOR should have been named with ERA
        # en: | edition |
        | reglamento |
        | ajs-2024   |
