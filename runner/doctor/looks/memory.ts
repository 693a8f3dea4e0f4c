// Nothing is kept between requests: what was asked at first is answered in the same way after all else.
import { isSame } from '../../../steps/kernel/expect.ts';
import { type Check, noResult } from '../check.ts';
import { asking, TABLE } from '../table.ts';
import { ailing, passedOver, told, well } from '../told.ts';

export const memory: Check = {
  name: 'memory',
  run: async ({ talk, table }) => {
    if (!table)
      return [
        passedOver(
          'memory',
          told('no declara nada en que se pase', 'it claims nothing in which players pass'),
        ),
      ];
    const first = await talk.ask(asking(table));
    await talk.ask(
      asking(table, { ...TABLE, toMove: 'B', scores: { A: 1, B: 2 } }, [{ type: 'pass', by: 'B' }]),
    );
    const again = await talk.ask(asking(table));
    const fault = noResult('memory', 'game/replay', again, talk.transport.log());
    if (fault) return [fault];
    if (first.kind === 'result' && again.kind === 'result' && isSame(first.result, again.result))
      return [
        well(
          'memory',
          told('la misma petición, la misma respuesta', 'the same request, the same answer'),
        ),
      ];
    return [
      ailing('memory', {
        ill: 'remembers',
        found: told(
          'la misma petición recibe otra respuesta después de otras',
          'the same request is answered otherwise after others',
        ),
        expected: told('la misma respuesta siempre', 'the same answer whenever it is asked'),
        remedy: told(
          'cada petición pone su propia mesa: no guarde nada entre una y otra',
          'each request lays its own table: keep nothing from one to the next',
        ),
      }),
    ];
  },
};
