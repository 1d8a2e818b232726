import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '#server/testing/raw-request.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

/** Next response of the renderer; undefined makes it echo its request. */
let answer: { readonly status: number } | undefined;
let renders = 0;
let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    settings: { ORIGIN: 'https://www.example.com' },
    render: async (request, { locale }) => {
      renders += 1;
      const headers = Object.fromEntries(request.headers);
      const body = JSON.stringify({ url: request.url, headers, locale });
      return new Response(body, answer ?? { headers: { 'content-type': 'text/plain' } });
    },
  });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers });

describe('request data of one visitor on a page for others', () => {
  it.each(['evil.example', 'evil.example/marka?', 'evil.example#', 'user@evil.example', 'a b', '[::'])(
    'has no effect with the Host "%s": the page uses its own origin',
    async (host) => {
      site.clock.now = new Date(site.clock.now.getTime() + 120_000);
      const { status, body } = await rawRequest(
        site.app,
        `GET /about HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      );
      expect(status).toBe(200);
      expect(JSON.parse(body).url).toBe('https://www.example.com/about');
    },
  );

  it('has no effect in any header', async () => {
    const { body } = await get('/terms', { cookie: 'locale=en', 'x-forwarded-host': 'evil.example' });
    expect(JSON.parse(body).headers).toEqual({});
  });

  it('has no effect when an address contains a host', async () => {
    const { body } = await rawRequest(
      site.app,
      'GET http://evil.example/about HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    expect(new URL(JSON.parse(body).url).host).toBe('www.example.com');
  });
});

it('a posted form keeps its type, after its origin was checked', async () => {
  const reply = await site.app.inject({
    method: 'POST',
    url: '/kampanyalar/x/teklif',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://www.example.com',
      'sec-fetch-site': 'same-origin',
    },
    payload: 'name=Ali',
  });
  const { url, headers } = JSON.parse(reply.body);
  expect(url).toBe('https://www.example.com/kampanyalar/x/teklif');
  expect(headers).toMatchObject({ 'content-type': 'application/x-www-form-urlencoded' });
  // Behind a proxy, the router would compare it with an origin that it cannot know.
  expect(headers).not.toHaveProperty('origin');
});

it.each([
  ['without a body or a type is refused as one of another type', {}, 415],
  ['without fields is one', { 'content-type': 'application/x-www-form-urlencoded' }, 200],
])('a posted form %s', async (_case, headers, status) => {
  const { statusCode } = await site.app.inject({ method: 'POST', url: '/talep', headers });
  expect(statusCode).toBe(status);
});

describe('stored language', () => {
  it.each([
    ['/about', 'tr'],
    ['/administrators', 'tr'],
    ['/en', 'en'],
    ['/en/about', 'en'],
  ])('does not override the language of the path %s', async (path, locale) => {
    const cookie = `locale=${locale === 'en' ? 'tr' : 'en'}`;
    expect((await get(path, { cookie })).json().locale).toBe(locale);
  });
});

describe('address of a public page', () => {
  it.each([
    ['/kategoriler/', '/kategoriler'],
    ['/kategoriler//', '/kategoriler'],
    ['//kategoriler', '/kategoriler'],
    ['/Kategoriler/Otomobil', '/kategoriler/otomobil'],
    ['/%6Bategoriler', '/kategoriler'],
    ['/EN', '/en'],
    ['/en/', '/en'],
    ['//', '/'],
    ['/marka/Acme/?sayfa=2', '/marka/acme?sayfa=2'],
  ])('%s redirects to %s permanently', async (asked, location) => {
    const before = renders;
    const reply = await get(asked);
    expect(reply.statusCode).toBe(301);
    expect(reply.headers.location).toBe(location);
    expect(renders).toBe(before);
  });

  it.each(['//evil.example', '/en//evil.example', '/\\evil.example', '/%2F%2Fevil.example', '/en/en', '/İ'])(
    '%s does not redirect',
    async (asked) => {
      const reply = await rawRequest(
        site.app,
        `GET ${encodeURI(asked).replaceAll('%25', '%')} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
      );
      expect(reply.headers).not.toHaveProperty('location');
    },
  );
});

it('concurrent requests for a missing page all get 404', async () => {
  await get('/kampanyalar/gone');
  site.clock.now = new Date(site.clock.now.getTime() + 120_000);
  answer = { status: 410 };
  const replies = await Promise.all([get('/kampanyalar/gone'), get('/kampanyalar/gone')]);
  answer = undefined;
  expect(replies.map((reply) => reply.statusCode)).toEqual([410, 410]);
});

describe('conditional request', () => {
  it.each([
    ['the same ETag', (etag: string) => etag],
    ['the ETag as a proxy weakened it', (etag: string) => `W/${etag}`],
    ['one of several', (etag: string) => `"other", ${etag}`],
    ['anything', () => '*'],
  ])('gets 304 for %s', async (_what, sent) => {
    const { headers } = await get('/about');
    const reply = await get('/about', { 'if-none-match': sent(String(headers.etag)) });
    expect(reply.statusCode).toBe(304);
    expect(reply.body).toBe('');
  });

  it('gets the page for another ETag', async () => {
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

it.each([
  ['br;q=0', undefined],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['identity', undefined],
])('a browser that accepts "%s" gets %s', async (accepted, encoding) => {
  expect((await get('/about', { 'accept-encoding': accepted })).headers['content-encoding']).toBe(encoding);
});

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('an uncached page is compressed as %s', async (encoding, expand) => {
  const url = `/login?donus=/${'a'.repeat(2_000)}`;
  const reply = await get(url, { 'accept-encoding': encoding });
  expect(reply.headers).toMatchObject({
    'content-encoding': encoding,
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect(JSON.parse(expand(reply.rawPayload).toString()).url).toBe(`https://www.example.com${url}`);
  expect(reply.rawPayload.length).toBeLessThan(url.length / 4);
});
