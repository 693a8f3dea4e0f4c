// A whole conversation, as the reference has it: a game with a challenge, a refusal, a word, a tournament and an error.
import type { InitializeResult } from '../../protocol/generated/types.ts';
import { problemsIn, problemText, validators } from '../../protocol/validate.ts';
import { answerTo } from '../../reference-impl/adapter/answer.ts';
import { handle } from '../../reference-impl/adapter/module.ts';
import type { Asked } from './asked.ts';
import { pretty } from './pretty.ts';

/** Cases of the suite, with what there is to see in each. */
const SHOWN = [
  [
    'esc-0415/fise-2009/1',
    'A game. A play, a challenge, a ruling; the play stands, so its points count and its tiles are replaced.',
  ],
  [
    'esc-0712/fise-2009/2',
    'What the regulation does not admit is an outcome too, and leaves the table as it was.',
  ],
  ['esc-3003/fise-2009/4', 'A word, under an article of a dictionary that comes with it.'],
  ['esc-5212/ajs-2024/1', 'A tournament: its standings.'],
] as const;

const HANDSHAKE: InitializeResult = {
  protocolVersion: '1',
  implementation: { name: 'My Scrabble', version: '2.1', language: 'Python' },
  claims: {
    'fise-2009': ['servidor', 'juez-de-palabras'],
    'ajs-2024': ['servidor', 'gestor-de-torneos'],
  },
  atOnce: 32,
};

const LIMITS = { responseMs: 5000, lineBytes: 1_000_000 };
const SUITE = { version: '0.2.0', digest: '8c78113a…' };

export const conversation = (all: readonly Asked[]): string => {
  if (!validators.initializeResult(HANDSHAKE))
    throw new Error(problemText(problemsIn(validators.initializeResult, HANDSHAKE)));
  const initialize = { protocolVersions: ['1'], suite: SUITE, limits: LIMITS };
  const shown = SHOWN.map(([id, what]) => {
    const found = all.find((asked) => asked.case.id === id);
    if (!found)
      throw new Error(
        `checks/guide/conversation.ts shows ${id}\n  expected a case of the suite\n  name another`,
      );
    return { what, ...found.call };
  });
  const strange = {
    edition: 'fise-2009',
    readings: {},
    position: {},
    events: [{ type: 'sneeze', by: 'A' }],
  };
  const said: readonly Said[] = [
    { what: 'The handshake.', method: 'initialize', params: initialize, result: HANDSHAKE },
    ...shown,
    {
      what: 'What cannot be served is an error; the conversation goes on.',
      method: 'game/umpire',
      params: strange,
    },
    { what: 'Goodbye; the program ends after its answer.', method: 'shutdown' },
  ];
  return said.map((one, i) => exchange(one, i + 1)).join('\n\n');
};

interface Said {
  readonly what: string;
  readonly method: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

const exchange = ({ what, method, params, result }: Said, id: number): string => {
  const request = { jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) };
  const answer =
    result === undefined
      ? answerTo(JSON.stringify(request), handle)
      : { jsonrpc: '2.0', id, result };
  return [what, '', '```', `→ ${pretty(request)}`, `← ${pretty(answer)}`, '```'].join('\n');
};
