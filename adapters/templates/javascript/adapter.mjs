// An adapter for Articulado: one JSON object a line comes in, one goes out. Standard error is yours to log to.
// It knows how to pass. Everything that is left to you is marked: GO ON HERE.
import { createInterface } from 'node:readline';

// GO ON HERE: who you are, and what you claim, edition by edition. Each profile is claimed whole.
const HANDSHAKE = {
  protocolVersion: '1',
  implementation: { name: 'My Scrabble', version: '0.1.0', language: 'JavaScript' },
  claims: { 'fise-2009': ['jugada'] },
  atOnce: 32, // requests wait in the pipe until they are read
};

/** A request that cannot be served. An illegal move is an outcome, never one of these. */
class Fault extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

// What the regulation makes of an event: each of these changes the table and says so, or changes nothing.
const done = (...because) => ({ kind: 'done', because });
const refused = (reason, ...because) => ({ kind: 'refused', reason, because });

const pass = (table, { by }) => {
  if (by !== table.toMove) return refused('out-of-turn', 'fise-2009:26');
  table.turns.push({ by, kind: 'pass' });
  table.toMove = by === 'A' ? 'B' : 'A';
  return done('fise-2009:26');
};

const notYet = (_table, { type }) => {
  throw new Fault(-32601, `${type}: not yet`);
};

// GO ON HERE: "exchange" is the next simplest. docs/ADAPTERS.md tells what each event moves.
const EVENTS = new Map([
  ['pass', pass],
  ['exchange', notYet],
  ['place', notYet],
]);

const replay = ({ edition, position, events }) => {
  if (!(edition in HANDSHAKE.claims)) throw new Fault(-32601, `no edition ${edition}`);
  const { board, racks, bag, scores, toMove, turns } = position;
  const table = { board, racks, bag, scores, toMove, turns, ended: null };
  const outcomes = events.map((event) => {
    const handle = EVENTS.get(event.type);
    if (!handle) throw new Fault(-32602, `no event ${event.type}`);
    return handle(table, event);
  });
  return { outcomes, state: table };
};

const METHODS = new Map([
  ['initialize', () => HANDSHAKE],
  ['game/replay', replay],
  ['shutdown', () => null],
]);

const fault = (id, code, message) => ({ jsonrpc: '2.0', id, error: { code, message } });

const answer = (line) => {
  let request;
  try {
    request = JSON.parse(line);
  } catch (problem) {
    return fault(null, -32700, problem.message);
  }
  const { id, method, params } = request ?? {};
  if (id === undefined || method === undefined)
    return fault(null, -32600, 'expected an object with id and method');
  try {
    const handle = METHODS.get(method);
    if (!handle) throw new Fault(-32601, `no method ${method}`);
    return { jsonrpc: '2.0', id, result: handle(params) };
  } catch (problem) {
    // A mistake of yours costs one case, not the run.
    if (!(problem instanceof Fault)) console.error(problem);
    return fault(id, problem.code ?? -32603, String(problem.message));
  }
};

for await (const line of createInterface({ input: process.stdin })) {
  const response = answer(line);
  process.stdout.write(`${JSON.stringify(response)}\n`);
  if (response.result === null) break;
}
// Nothing more is read, so that the program ends.
process.stdin.destroy();
