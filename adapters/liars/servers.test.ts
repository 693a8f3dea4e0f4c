// Servers that lie: each is caught with its own verdict, in time, and no connection to it is held.
import { describe, expect, test } from 'vitest';
import { AdapterFailure, type FailureKind } from '../../protocol/failure.ts';
import { caseOf } from '../../protocol/peer-cases.ts';
import { Session } from '../../protocol/session.ts';
import { http } from '../../protocol/transports/http.ts';
import { articulado, freshOut, PATIENT, resultsIn } from '../../runner/trial.ts';
import { MISDEEDS, type MisdeedName, serveLie } from './servers.ts';

const LIMITS = { responseMs: 500, lineBytes: 1_000_000 };
const DEADLINE_MS = 5000;

// biome-ignore format: a server a line
const SERVERS: Readonly<Record<MisdeedName, readonly [FailureKind, RegExp]>> = {
  'says-500': ['protocol-violation', /^HTTP 500 with body "<h1>Internal Server Error<\/h1>", expected one JSON object with status 200/],
  'says-404': ['protocol-violation', /^HTTP 404 with body "", expected one JSON object/],
  'says-500-with-an-answer': ['protocol-violation', /^HTTP 500 with body .* with status 200; errors too are answers$/],
  'wants-a-password': ['protocol-violation', /^HTTP 401 with body "who are you\?"/],
  'is-busy': ['protocol-violation', /^HTTP 503 with body ""/],
  'has-no-content': ['protocol-violation', /^HTTP 204 with body ""/],
  'says-nothing': ['protocol-violation', /^HTTP 200 with body "", expected one JSON object$/],
  'serves-a-page': ['protocol-violation', /^HTTP 200 with body "<script>/],
  'serves-text': ['protocol-violation', /^the answer has the content type "text\/plain", expected "application\/json"$/],
  'names-no-type': ['protocol-violation', /^the answer has no content type, expected "application\/json"$/],
  'names-another-charset': ['protocol-violation', /content type "application\/json; charset=iso-8859-1"/],
  'writes-latin-1': ['protocol-violation', /^the answer is not UTF-8/],
  'redirects': ['protocol-violation', /^HTTP 307 leads to "http:\/\/127\.0\.0\.1:9\/.*", which is not followed; name the address that answers$/],
  'redirects-to-itself': ['protocol-violation', /^HTTP 308 leads to "\/", which is not followed/],
  'breaks-its-gzip': ['protocol-violation', /^the answer cannot be decompressed: incorrect header check/],
  'cuts-its-gzip': ['protocol-violation', /^HTTP 200 with body "", expected one JSON object$/],
  'bombs': ['protocol-violation', /^the answer is longer than 1000000 characters$/],
  'never-ends': ['protocol-violation', /^the answer is longer than 1000000 characters$/],
  'sends-a-gigabyte': ['protocol-violation', /^the answer is longer than 1000000 characters$/],
  'resets': ['crash', /cannot be reached: (read ECONNRESET|other side closed)/],
  'resets-halfway': ['crash', /broke off in the middle of its answer/],
  'promises-more': ['crash', /broke off in the middle of its answer/],
  'never-answers': ['timeout', /^no answer within 500 ms$/],
  'drips-headers': ['timeout', /^no answer within 500 ms$/],
  'drips-its-body': ['timeout', /^no answer within 500 ms$/],
  'says-wait-for-ever': ['timeout', /^no answer within 500 ms$/],
  'speaks-no-http': ['protocol-violation', /does not speak HTTP/],
  'has-endless-headers': ['protocol-violation', /does not speak HTTP/],
  'answers-in-a-batch': ['protocol-violation', /^the whole value is \[.*expected object$/],
  'answers-another': ['protocol-violation', /^\/id is 3, expected 2$/],
  'answers-twice': ['protocol-violation', /^HTTP 200 with body .*expected one JSON object$/],
  'nests-deep': ['protocol-violation', /nests more than 100 levels deep/],
};

describe('a server that', () => {
  test.for(Object.keys(MISDEEDS) as MisdeedName[])('%s is caught', async (name) => {
    const [kind, why] = SERVERS[name];
    const began = performance.now();
    const server = await serveLie(name);
    const suite = { version: '0', digest: '' };
    const session = new Session(http(server.url, LIMITS), { suite, limits: LIMITS });
    await session.start();
    const failure = await session.call('game/replay', caseOf(0)).catch((error: unknown) => error);
    await session.stop();
    expect(failure).toBeInstanceOf(AdapterFailure);
    expect(failure).toMatchObject({ kind, message: expect.stringMatching(why) });
    expect(performance.now() - began).toBeLessThan(DEADLINE_MS);
    server.close();
  });

  test.each(['never-answers', 'sends-a-gigabyte', 'redirects-to-itself'] as const)(
    '%s does not keep a run from ending',
    async (name) => {
      const server = await serveLie(name);
      const { out } = freshOut();
      const { code, stderr } = await articulado(
        ...['certify', '--edition', 'resumen-2018', '--profile', 'final', '--shard', '1/12'],
        ...[...PATIENT, '--timeout', '400', '--out', out, '--url', server.url],
      );
      server.close();
      expect(code, stderr).toBe(1);
      const { cases } = resultsIn(out);
      expect(cases.length).toBeGreaterThan(1);
      expect(new Set(cases.map((c) => c.verdict))).toEqual(new Set([SERVERS[name][0]]));
    },
  );
});
