// Which text governs a point, and technical notes.
import { expectEqual } from '../kernel/expect.ts';
import { tournament } from './registry.ts';

const { when, thus } = tournament.topic('layers');

when(
  {
    es: 'se consulta la norma de un punto {punto}',
    en: 'the text for a point is looked for {point}',
  },
  (event, point) => event.happens({ type: 'ask-governing-text', ...point }),
);

when(
  { es: 'se emite una nota técnica {circular}', en: 'a technical note is issued {technical-note}' },
  (event, note) => event.happens({ type: 'issue-note', ...note }),
);

when(
  {
    es: 'acaba la temporada de una nota técnica {contenido}',
    en: 'the season of a technical note is over {content}',
  },
  (event, stillNeeded) => event.happens({ type: 'end-season', stillNeeded }),
);

thus({ es: 'vale lo dicho en {norma}', en: 'what is said in {text} holds' }, (event, text) => {
  expectEqual('text', event.report('ask-governing-text').text, text);
});

thus(
  {
    es: 'la nota {sino} pasa a los criterios siguientes',
    en: 'the note {whether} go into the next criteria',
  },
  (event, integrated) => {
    expectEqual('integrated', event.report('end-season').integrated, integrated);
  },
);
