import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RawAnswer, rawRequest } from '#server/testing/raw-request.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    render: async () => new Response('a page', { headers: { 'content-type': 'text/html' } }),
  });
  const fail = () => {
    throw new Error('select secret from table_of_secrets');
  };
  site.app.get('/api/test/broken', fail);
  site.app.get('/en/broken', fail).post('/en/broken', fail);
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const ask = (line: string, headers = '', body = '') =>
  rawRequest(site.app, `${line} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n${body}`);

const campaigns = '/api/Campaign_Service/campaign';
const submission = '/api/Campaign_Service/public/form-submission/anonymous';
const json = 'content-type: application/json\r\n';

it.each([
  ['an unknown call', `GET /api/nothing/here`, 404, 'not-found'],
  ['an unknown call of another method', 'DELETE /api/nothing/here', 404, 'not-found'],
  ['a known call by another method', `POST ${campaigns}`, 405, 'method-not-allowed'],
  ['a known call by a method that no call has', `DELETE ${campaigns}`, 405, 'method-not-allowed'],
  ['TRACE', `TRACE ${campaigns}`, 405, 'method-not-allowed'],
  ['TRACE of a page', 'TRACE /', 405, 'method-not-allowed'],
  ['a page by another method', 'DELETE /kategoriler', 405, 'method-not-allowed'],
  ['a method of other protocols', 'PROPFIND /', 405, 'method-not-allowed'],
  ['QUERY of a page', 'QUERY /', 405, 'method-not-allowed'],
  ['QUERY of a call', `QUERY ${campaigns}`, 405, 'method-not-allowed'],
  ['QUERY of an unknown call', 'QUERY /api/nothing/here', 404, 'not-found'],
  ['an unknown method', 'FETCH /', 405, 'method-not-allowed'],
  ['a tunnel', 'CONNECT example.com:443', 405, 'method-not-allowed'],
  ['what is no HTTP', 'GET / GOPHER/1', 400, 'malformed-request'],
  ['a malformed percent-encoding of a call', `GET ${campaigns}-image/showcase/%zz`, 400, 'malformed-request'],
  ['an over-long address', `GET /search?q=${'a'.repeat(5_000)}`, 414, 'uri-too-long'],
  ['an address beyond what Node reads', `GET /search?q=${'a'.repeat(100_000)}`, 414, 'uri-too-long'],
  ['an over-long name', `GET ${campaigns}-image/showcase/${'a'.repeat(300)}`, 404, 'not-found'],
  ['an unexpected failure', 'GET /api/test/broken', 500, 'internal'],
])('refuses %s in the one shape', async (_what, line, status, code) => {
  const answer = await ask(line);
  expect(answer.status).toBe(status);
  expectOneShape(answer, code);
});

it.each([
  ['a body that is no JSON', json, '{"name":', 400, 'malformed-request'],
  ['a body of another type', 'content-type: text/yaml\r\n', 'name: x', 415, 'unsupported-media-type'],
  ['JSON with the content type of text', 'content-type: text/plain\r\n', '{}', 415, 'unsupported-media-type'],
  ['a form', 'content-type: application/x-www-form-urlencoded\r\n', 'a=b', 415, 'unsupported-media-type'],
  ['a body beyond the limit', json, `"${'a'.repeat(140_000)}"`, 413, 'payload-too-large'],
])('refuses %s in the one shape', async (_what, headers, body, status, code) => {
  const answer = await ask(`POST ${submission}`, `${headers}content-length: ${body.length}\r\n`, body);
  expect(answer.status).toBe(status);
  expectOneShape(answer, code);
});

function expectOneShape({ status, headers, body }: RawAnswer, code: string): void {
  const problem = JSON.parse(body);
  expect(problem).toEqual({
    type: `urn:ayrac:refusal:${code}`,
    title: expect.any(String),
    status,
    detail: expect.any(String),
    code,
    error: expect.any(String),
    fields: {},
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'x-request-id': problem.requestId,
    'cache-control': 'no-store',
  });
  expect(body + Object.keys(headers).join()).not.toMatch(
    /select |at .*\.[jt]s|fastify|node|x-powered-by|server/i,
  );
}

it.each([
  [`POST ${campaigns}`, 'GET, HEAD'],
  [`GET ${submission}`, 'POST'],
  [`QUERY ${campaigns}`, 'GET, HEAD'],
  ['PUT /kategoriler', 'GET, HEAD, POST'],
  ['QUERY /kategoriler', 'GET, HEAD, POST'],
  ['FETCH /', 'GET, HEAD, POST'],
])('responds to %s with the allowed methods', async (line, allowed) => {
  expect((await ask(line)).headers.allow).toBe(allowed);
});

const long = `q=${'a'.repeat(5_000)}`;

it.each([
  // Trying again would not help.
  ['an over-long address', `GET /search?${long}`, 414, 'tr', ['/']],
  ['a failure', 'GET /en/broken?"><script>', 500, 'en', ['', '/en']],
  // It could send a form twice.
  ['a form that fails', 'POST /en/broken', 500, 'en', ['/en']],
])('answers a browser with a page in its language: %s', async (_what, line, expected, lang, links) => {
  const { status, headers, body } = await ask(line, 'accept: text/html,*/*;q=0.8\r\n');
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
  expect(body).toContain(`<html lang="${lang}">`);
  expect(body).toContain(headers['x-request-id']);
  expect([...body.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(links);
  expect(body).not.toContain('<script');
});

it('refuses calls in the one shape, whatever they accept', async () => {
  const { body } = await ask('GET /api/nothing/here', 'accept: text/html\r\n');
  expect(JSON.parse(body).code).toBe('not-found');
});

it('still answers other requests of the connection after a refused one', async () => {
  const answer = await rawRequest(
    site.app,
    'GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\nGET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n',
  );
  expect(answer.status).toBe(404);
  expect(answer.body).toContain('HTTP/1.1 200');
});
