import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookieHeader, signInColleague } from '#server/testing/accounts.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

let site: TestApp;
let cookie: string;
beforeAll(async () => {
  site = await testApp();
  const { cookies } = await signInColleague(site, { role: 'ADMIN' });
  cookie = cookieHeader(cookies);
});
afterAll(() => site.close());

it('a list of the office is compressed', async () => {
  const url = '/api/admin/occupations';
  const get = (headers = {}) =>
    site.app.inject({ url, headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers } });
  const plain = await get();
  const compressed = await get({ 'accept-encoding': 'gzip, br' });
  expect(plain.json().items.length).toBeGreaterThan(5);
  expect(compressed.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'no-store',
    vary: 'accept-encoding',
  });
  expect(String(brotliDecompressSync(compressed.rawPayload))).toBe(plain.body);
});
