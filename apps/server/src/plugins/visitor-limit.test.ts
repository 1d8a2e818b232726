import { afterEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/test-app.ts';

let site: TestApp;
afterEach(() => site.close());

const PATH = '/api/public/geo/provinces';

async function remainingAfter(forwardedFor: readonly string[]): Promise<number> {
  let remaining = Number.NaN;
  for (const address of forwardedFor) {
    const { headers } = await site.app.inject({
      method: 'GET',
      url: PATH,
      headers: { 'x-forwarded-for': address },
    });
    remaining = Number(headers['x-ratelimit-remaining']);
  }
  return remaining;
}

it('counts the addresses of one IPv6 network as one visitor', async () => {
  site = await testApp({ settings: { TRUST_PROXY: '1' } });
  expect(await remainingAfter(['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3'])).toBe(1_197);
  expect(await remainingAfter(['2001:db8:0:1::1'])).toBe(1_199);
});

it('counts all networks that one IPv6 customer may have, with a higher limit', async () => {
  site = await testApp({ settings: { TRUST_PROXY: '1' } });
  const networks = Array.from({ length: 41 }, (_, index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(await remainingAfter(networks)).toBe(1_200 - 11);
});

it('counts by the address of the connection if no proxy is trusted', async () => {
  site = await testApp();
  expect(await remainingAfter(['192.0.2.1', '192.0.2.2', '192.0.2.3'])).toBe(1_197);
});
