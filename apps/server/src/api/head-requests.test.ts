import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { rawRequest } from '#server/testing/raw-request.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

const file = '/api/public/loan-plan?type=ihtiyac&amount=100000&term=12&bankId=garanti&format=csv';
const catalogue = '/api/Campaign_Service/campaign';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
  const { id: brandId } = await makeBrand(site.db, { name: 'Çınar' });
  await makeCampaign(site.db, { brandId });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => site.close());

const ask = (method: string, url: string, headers = '') =>
  rawRequest(site.app, `${method} ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n`);

it.each([
  ['a call', '/api/public/brands/cinar', '', 200],
  ['a call in the cache', catalogue, '', 200],
  ['a compressed response', catalogue, 'accept-encoding: gzip\r\n', 200],
  ['a response that the client has', catalogue, 'if-none-match: *\r\n', 304],
  ['a file that is streamed', file, '', 200],
  ['an unknown object', '/api/public/brands/yok', '', 404],
  ['a call that is not open', '/api/me/personal-data', '', 401],
  ['an unknown call', '/api/nothing/here', '', 404],
  ['a call of another method', '/api/Campaign_Service/public/form-submission/anonymous', '', 405],
  ['an address that is no call', '/healthz', '', 200],
])('HEAD of %s sends the head of GET', async (_what, url, headers, status) => {
  // The first response fills the cache.
  await ask('GET', url, headers);
  const whole = await ask('GET', url, headers);
  const head = await ask('HEAD', url, headers);
  expect(head.status).toBe(status);
  expect(head.body).toBe('');
  expect(lasting(head.headers)).toEqual(lasting(whole.headers));
});

/** Returns the headers that are the same in each response, and in one whose length is known before it is sent. */
function lasting(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const own = new Set([
    'Date',
    'x-request-id',
    'x-ratelimit-remaining',
    'x-ratelimit-reset',
    'Transfer-Encoding',
  ]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
}

it('HEAD counts as a request of its call', async () => {
  const remaining = async (method: string) =>
    Number((await ask(method, file)).headers['x-ratelimit-remaining']);
  const before = await remaining('GET');
  expect(await remaining('HEAD')).toBe(before - 1);
  expect(await remaining('GET')).toBe(before - 2);
});
