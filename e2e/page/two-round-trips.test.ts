import type { APIResponse } from '@playwright/test';
import { campaigns } from '../places.ts';
import { expect, story } from '../story.ts';

/** Bytes that a server may send in its first two round trips: 10 packets of 1,460 bytes, then 20. */
const TWO_ROUND_TRIPS = 30 * 1_460;

// The document contains the styles and names the first picture, so a third round trip would delay all that is visible.
story(
  'a page that is requested often arrives in two round trips',
  { tag: '@once' },
  async ({ context: { request } }) => {
    for (const path of [
      '/',
      '/en',
      '/kategoriler/otomobil',
      '/kampanyalar',
      '/kredi-hesaplama',
      campaigns.sedan,
    ]) {
      const ask = async () => sizeOf(await request.get(path));
      // Repeated, because pages are compressed better from the twentieth request on.
      await expect.poll(ask, { message: path, intervals: [10] }).toBeLessThan(TWO_ROUND_TRIPS);
    }
  },
);

/** Returns the size of a response in bytes with its headers, as sent. */
function sizeOf(response: APIResponse): number {
  const heads = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return heads.join('').length + Number(response.headers()['content-length']);
}
