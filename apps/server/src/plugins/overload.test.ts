import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Admission } from '#server/admission.ts';
import { portOf } from '#server/testing/raw-request.ts';
import { serversThatRefuse } from './overload.ts';

/** One more than are admitted at once. */
const MANY = 13;
const quotes = '/api/Campaign_Service/public/form-submission/anonymous';

let now: number;
let admission: Admission;
let app: FastifyInstance;
let work: PromiseWithResolvers<void>;
beforeEach(async () => {
  now = 0;
  admission = new Admission(400, () => now);
  app = Fastify({ serverFactory: serversThatRefuse(admission, true) });
  app.all('/*', async () => 'handled');
  await app.listen({ port: 0, host: '127.0.0.1' });
  work = Promise.withResolvers();
  // The last one is refused when its turn comes too late.
  for (let count = 0; count < MANY; count += 1)
    admission.run('quote', () => work.promise).catch(() => undefined);
});
afterEach(async () => {
  work.resolve();
  await app.close();
});

const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${portOf(app)}${path}`, init);
const statusOf = async (path: string, init?: RequestInit) => (await send(path, init)).status;

it('refuses open reads, quote requests later, and nothing else', async () => {
  const statuses = async () => ({
    search: await statusOf('/api/public/search?q=kasko'),
    campaign: await statusOf('/api/public/campaigns/some-slug'),
    quote: await statusOf(quotes, { method: 'POST', body: '{}' }),
    // Cached parts of the list need no work.
    list: await statusOf('/api/Campaign_Service/campaign'),
    page: await statusOf('/kategoriler'),
  });
  const handled = { search: 200, campaign: 200, quote: 200, list: 200, page: 200 };
  expect(await statuses()).toEqual(handled);
  now = 300;
  expect(await statuses()).toEqual({ ...handled, search: 503, campaign: 503 });
  now = 500;
  expect(await statuses()).toEqual({ ...handled, search: 503, campaign: 503, quote: 503 });
  work.resolve();
  await expect.poll(statuses).toEqual(handled);
});

it('answers like every refusal, with a time to retry, in the language of the client', async () => {
  now = 300;
  const response = await send('/api/public/search?q=kasko', { headers: { 'accept-language': 'en' } });
  expect(response.status).toBe(503);
  const { headers } = response;
  expect(headers.get('retry-after')).toBe('2');
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  const problem = (await response.json()) as { code: string; requestId: string; error: string };
  expect(problem).toMatchObject({ code: 'overloaded', requestId: headers.get('x-request-id') });
  expect(problem.error).toMatch(/^[A-Z].* again/);
});
