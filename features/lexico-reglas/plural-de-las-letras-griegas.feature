# language: es
@perfil-lexico-reglas
Característica: Plural de los nombres de las letras griegas
  # en: Plural of the names of the Greek letters

  Regla: El reglamento da el plural de cada letra, y no el de su terminación
    # en: The regulation gives the plural of each letter, and not that of its ending

    @esc-4303
    Esquema del escenario: Letra griega
      # en: A Greek letter
      Dado un diccionario que solo trae «<artículo>»
      Cuando se pregunta por <valen>, y también por <no valen>, según el reglamento <reglamento>
      Entonces valen <valen>
      Y no valen <no valen>

      @fise-2003:XII.18.2.p2 @fise-2003:XII.18.5.mono.p1
      Ejemplos: FISE 2003
        # en: FISE 2003
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen     | no valen             |
        | fise-2003  | alfa. f. [letra griega]    | ALFAS     | ALFAES               |
        | fise-2003  | beta. f. [letra griega]    | BETAS     | BETAES               |
        | fise-2003  | cappa. f. [letra griega]   | CAPPAS    | CAPPAES              |
        | fise-2003  | gamma. f. [letra griega]   | GAMMAS    | GAMMAES              |
        | fise-2003  | delta. f. [letra griega]   | DELTAS    | DELTAES              |
        | fise-2003  | zeta. f. [letra griega]    | ZETAS     | ZETAES               |
        | fise-2003  | eta. f. [letra griega]     | ETAS      | ETAES                |
        | fise-2003  | lambda. f. [letra griega]  | LAMBDAS   | LAMBDAES             |
        | fise-2003  | sigma. f. [letra griega]   | SIGMAS    | SIGMAES              |
        | fise-2003  | omega. f. [letra griega]   | OMEGAS    | OMEGAES              |
        | fise-2003  | dseda. f. [letra griega]   | DSEDAS    | DSEDAES              |
        | fise-2003  | ro. f. [letra griega]      | ROS       | ROES                 |
        | fise-2003  | tau. f. [letra griega]     | TAUS      | TAUES                |
        | fise-2003  | fi. f. [letra griega]      | FIES      | FIS                  |
        | fise-2003  | mi. f. [letra griega]      | MIES      | MIS                  |
        | fise-2003  | ni. f. [letra griega]      | NIES      | NIS                  |
        | fise-2003  | xi. f. [letra griega]      | XIES      | XIS                  |
        | fise-2003  | pi. f. [letra griega]      | PIES      | PIS                  |
        | fise-2003  | ji. f. [letra griega]      | JIES      | JIS                  |
        | fise-2003  | psi. f. [letra griega]     | PSIES     | PSIS                 |
        | fise-2003  | iota. f. [letra griega]    | IOTAS     | IOTAES               |
        | fise-2003  | ómicron. f. [letra griega] | OMICRONES | OMICRONS             |
        | fise-2003  | épsilon. f. [letra griega] | EPSILON   | EPSILONS y EPSILONES |
        | fise-2003  | ípsilon. f. [letra griega] | IPSILON   | IPSILONS e IPSILONES |

      @redeletras:XII.18.1.4
      Ejemplos: ReDeLetras
        # en: ReDeLetras
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen   | no valen             |
        | redeletras | alfa. f. [letra griega]    | ALFAS   | ALFAES               |
        | redeletras | beta. f. [letra griega]    | BETAS   | BETAES               |
        | redeletras | cappa. f. [letra griega]   | CAPPAS  | CAPPAES              |
        | redeletras | gamma. f. [letra griega]   | GAMMAS  | GAMMAES              |
        | redeletras | delta. f. [letra griega]   | DELTAS  | DELTAES              |
        | redeletras | zeta. f. [letra griega]    | ZETAS   | ZETAES               |
        | redeletras | eta. f. [letra griega]     | ETAS    | ETAES                |
        | redeletras | lambda. f. [letra griega]  | LAMBDAS | LAMBDAES             |
        | redeletras | sigma. f. [letra griega]   | SIGMAS  | SIGMAES              |
        | redeletras | omega. f. [letra griega]   | OMEGAS  | OMEGAES              |
        | redeletras | dseda. f. [letra griega]   | DSEDAS  | DSEDAES              |
        | redeletras | ro. f. [letra griega]      | ROS     | ROES                 |
        | redeletras | tau. f. [letra griega]     | TAUS    | TAUES                |
        | redeletras | fi. f. [letra griega]      | FIES    | FIS                  |
        | redeletras | mi. f. [letra griega]      | MIES    | MIS                  |
        | redeletras | ni. f. [letra griega]      | NIES    | NIS                  |
        | redeletras | xi. f. [letra griega]      | XIES    | XIS                  |
        | redeletras | pi. f. [letra griega]      | PIES    | PIS                  |
        | redeletras | ji. f. [letra griega]      | JIES    | JIS                  |
        | redeletras | psi. f. [letra griega]     | PSIES   | PSIS                 |
        | redeletras | iota. f. [letra griega]    | IOTAS   | IOTAES               |
        | redeletras | épsilon. f. [letra griega] | EPSILON | EPSILONS y EPSILONES |
        | redeletras | ípsilon. f. [letra griega] | IPSILON | IPSILONS e IPSILONES |
        | redeletras | ómicron. f. [letra griega] | OMICRON | OMICRONS y OMICRONES |

      @fise-2009:XII.18.1.7
      Ejemplos: FISE 2009
        # en: FISE 2009
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                  | valen   | no valen |
        | fise-2009  | alfa. f. [letra griega]   | ALFAS   | ALFAES   |
        | fise-2009  | beta. f. [letra griega]   | BETAS   | BETAES   |
        | fise-2009  | cappa. f. [letra griega]  | CAPPAS  | CAPPAES  |
        | fise-2009  | gamma. f. [letra griega]  | GAMMAS  | GAMMAES  |
        | fise-2009  | delta. f. [letra griega]  | DELTAS  | DELTAES  |
        | fise-2009  | zeta. f. [letra griega]   | ZETAS   | ZETAES   |
        | fise-2009  | eta. f. [letra griega]    | ETAS    | ETAES    |
        | fise-2009  | lambda. f. [letra griega] | LAMBDAS | LAMBDAES |
        | fise-2009  | sigma. f. [letra griega]  | SIGMAS  | SIGMAES  |
        | fise-2009  | omega. f. [letra griega]  | OMEGAS  | OMEGAES  |
        | fise-2009  | dseda. f. [letra griega]  | DSEDAS  | DSEDAES  |
        | fise-2009  | ro. f. [letra griega]     | ROS     | ROES     |
        | fise-2009  | tau. f. [letra griega]    | TAUS    | TAUES    |
        | fise-2009  | fi. f. [letra griega]     | FIES    | FIS      |
        | fise-2009  | mi. f. [letra griega]     | MIES    | MIS      |
        | fise-2009  | ni. f. [letra griega]     | NIES    | NIS      |
        | fise-2009  | xi. f. [letra griega]     | XIES    | XIS      |
        | fise-2009  | pi. f. [letra griega]     | PIES    | PIS      |
        | fise-2009  | ji. f. [letra griega]     | JIES    | JIS      |
        | fise-2009  | psi. f. [letra griega]    | PSIES   | PSIS     |

      @fise-2003:XII.18.2.p2 @fise-2003:XII.18.5.poli.2 @redeletras:XII.18.1.4 @redeletras:XII.18.4.1 @fise-2009:XII.18.1.7 @fise-2009:XII.18.4.1
      Ejemplos: Letras que la lista no trae
        # en: Letters that the list has not
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen    | no valen  |
        | fise-2003  | digamma. f. [letra griega] | DIGAMMAS | DIGAMMAES |
        | redeletras | digamma. f. [letra griega] | DIGAMMAS | DIGAMMAES |
        | fise-2009  | iota. f. [letra griega]    | IOTAS    | IOTAES    |
        | fise-2009  | digamma. f. [letra griega] | DIGAMMAS | DIGAMMAES |

      @fise-2009:XII.18.1.7.e1
      Ejemplos: FISE 2009: tres letras que no varían
        # en: FISE 2009: three letters that do not vary
        # en: | edition | article | valid | not valid |
        | reglamento | artículo                   | valen   | no valen             |
        | fise-2009  | épsilon. f. [letra griega] | EPSILON | EPSILONS y EPSILONES |
        | fise-2009  | ípsilon. f. [letra griega] | IPSILON | IPSILONS e IPSILONES |
        | fise-2009  | ómicron. f. [letra griega] | OMICRON | OMICRONS y OMICRONES |
