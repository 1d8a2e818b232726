import { allEndpoints, type CallName } from '@ayrac/contract/all-endpoints.ts';
import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { endpoints } from '@ayrac/contract/endpoints.ts';
import { accessTable } from '@ayrac/domain/access.ts';
import { en } from '@ayrac/phrases/en/whole.ts';
import { tr } from '@ayrac/phrases/tr/whole.ts';
import { afterAll, expect, it } from 'vitest';
import { makeCampaign } from './factories.ts';
import { sampleOf, type TextPlace, withValue } from './input-samples.ts';
import { postQuote, quoteBody } from './quote-body.ts';
import { type TestApp, testApp } from './test-app.ts';

const id = '00000000-0000-4000-8000-000000000000';
const admin = { kind: 'member', id, username: 'yonetici', role: 'ADMIN', sessionId: id } as const;
const server: TestApp = await testApp();
afterAll(() => server.close());

const parts = ['params', 'query', 'body'] as const;
type Part = (typeof parts)[number];

const shapes = Object.entries(allEndpoints) as [CallName, EndpointShape][];
let senders = 0;

/** Sends a complete call with one of its texts replaced, each time from another address because of the rate limits. */
function send(shape: EndpointShape, at: Part, { path }: TextPlace, text: string, language: string) {
  const input = (part: Part): unknown => {
    const example = shape[part] === undefined ? {} : sampleOf(shape[part]).example;
    return part === at ? withValue(example, path, text) : example;
  };
  const params = textsIn(input('params'));
  senders += 1;
  const isForSystems = accessTable[shape.operation].ADMIN === 'none';
  server.actAs(isForSystems ? { kind: 'system', keyId: id, brandId: id } : admin);
  const hasBody = shape.method === 'POST' || shape.method === 'PATCH';
  return server.app.inject({
    method: shape.method,
    url: shape.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    query: textsIn(input('query')),
    remoteAddress: `10.0.${senders >> 8}.${senders & 255}`,
    headers: { 'accept-language': language, ...(hasBody ? { 'content-type': 'application/json' } : {}) },
    ...(hasBody ? { payload: JSON.stringify(input('body')) } : {}),
  });
}

/** Converts all values to text, for the parts of a URL. */
function textsIn(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(Object(value)).map(([name, field]) => [name, String(field)]));
}

const placesOf = (shape: EndpointShape) =>
  parts.flatMap((part) =>
    (shape[part] ? sampleOf(shape[part]).texts : []).map((place) => [part, place] as const),
  );
const withTexts = shapes.filter(([, shape]) => placesOf(shape).length > 0);

// Lone surrogates are tested in bodies only, since a URL cannot contain them.
const unplain: Readonly<Record<Part, readonly string[]>> = {
  params: ['\0', 'a\u007fb'],
  query: ['\0', 'a\u007fb'],
  body: ['\0', 'a\u007fb', '\ud83d'],
};

it.each(withTexts)('%s stores plain text only', async (_name, shape) => {
  for (const [part, place] of placesOf(shape)) {
    for (const short of unplain[part]) {
      const text = short.padEnd(place.least, 'a');
      const reply = await send(shape, part, place, text, 'tr');
      const field = place.path.join('.');
      const what = `${part} ${field} ${JSON.stringify(text)}`;
      expect(reply.statusCode, what).toBeLessThan(500);
      if (!place.isFree) continue;
      expect(reply.statusCode, what).toBe(400);
      expect(reply.json(), what).toMatchObject({
        code: 'validation-failed',
        fields: { [field]: tr.fieldErrors['control-character'] },
      });
    }
  }
});

it('refuses control characters in the language of the caller', async () => {
  const place = { path: ['q'], isFree: true, least: 0 };
  const reply = await send(endpoints.suggestSearch, 'query', place, '\0', 'en');
  expect(reply.json().fields).toEqual({ q: en.fieldErrors['control-character'] });
});

it('keeps line breaks and tabs', async () => {
  const place = { path: ['q'], isFree: true, least: 0 };
  const reply = await send(endpoints.searchCampaigns, 'query', place, 'oto\tmobil\r\n', 'tr');
  expect(reply.statusCode).toBe(200);
});

it.each(['a\0b', '\u007f', 'iki kelime'])('the Idempotency-Key %j is refused by its name', async (key) => {
  const { id: campaignId } = await makeCampaign(server.db);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId), { 'idempotency-key': key });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fields).toEqual({ 'Idempotency-Key': tr.fieldErrors.invalid });
});

it.each(['accessToken', 'refreshToken', 'signedIn', 'locale'])(
  'a NUL in the cookie %s does no harm',
  async (name) => {
    server.actAs(undefined);
    const headers = { cookie: `${name}=a%00b`, 'sec-fetch-site': 'same-origin' };
    const calls = [endpoints.refreshSession, endpoints.logout, endpoints.getCurrentUser].map(
      ({ method, path }) => server.app.inject({ method, url: path, headers }),
    );
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(Math.max(...statuses)).toBeLessThan(500);
  },
);
