import { once } from 'node:events';
import { ApiProblem, type Client } from '@ayrac/contract/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { endOf, openPage, type Surroundings } from './testing/open-page.ts';
import { cut, html, json, openServer, type ScriptedServer, silence } from './testing/open-server.ts';

let server: ScriptedServer;
let surroundings: Surroundings;
let page: Client;

beforeAll(async () => {
  server = await openServer();
});
beforeEach(() => {
  surroundings = { now: 0, language: 'tr' };
  page = openPage(server, surroundings);
});
afterEach(() => {
  vi.useRealTimers();
  server.hangUp();
});
afterAll(() => {
  server.close();
});

const campaignId = '0b9ff0f1-0000-4000-8000-000000000001';
const submission = {
  name: 'Ayşe',
  surname: 'Yılmaz',
  email: 'ayse@example.com',
  phoneNumber: '5321234567',
  country: 'Türkiye',
  city: 'İzmir',
  town: 'Bornova',
  campaignId,
  kvkkConsent: true,
};

describe('call without a response', () => {
  const calls = [
    ['a call', 10_000, () => page.listCategories()],
    ['the campaign list', 15_000, () => page.listCampaigns({ query: {} })],
    ['the gallery', 5_000, () => page.getCampaignImages({ params: { campaignId } })],
    ['a submission', 10_000, () => page.submitAnonymousQuote({ body: submission })],
  ] as const;

  // Specification 7.1, 7.4, 7.8, 9.4
  it.each(calls)('ends after the specified timeout: %s, %i ms', async (_name, ms, call) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith(silence);
    const reached = server.reached();
    const ended = vi.fn();
    const end = endOf(call()).then(ended);
    await reached;
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ status: 0, code: 'timeout', message: 'said of timeout' }),
    );
    expect(server.arrived).toHaveLength(1);
  });

  it('times out while reading the body too', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith((_request, response) => void response.writeHead(200).write('['));
    const reached = server.reached();
    const end = endOf(page.listCategories());
    await reached;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await end).toMatchObject({ code: 'timeout' });
  });

  it('has one timeout for both attempts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith(silence);
    const first = server.reached();
    const end = endOf(page.listCategories());
    await first;
    await vi.advanceTimersByTimeAsync(9_000);
    const second = server.reached();
    server.arrived[0]?.socket.destroy();
    await second;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await end).toMatchObject({ code: 'timeout' });
  });

  it('leaves no timer running after its response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.answerWith(json([]));
    await page.listCategories();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('lost connection', () => {
  it('is retried once for a read', async () => {
    server.answerWith(cut, json([]));
    expect(await page.listCategories()).toEqual([]);
    expect(server.arrived).toHaveLength(2);
  });

  it('is reported after the second attempt', async () => {
    server.answerWith(cut);
    expect(await endOf(page.listCategories())).toMatchObject({
      status: 0,
      code: 'network',
      message: 'said of network',
    });
    expect(server.arrived).toHaveLength(2);
  });

  it('is never retried for a submission, which may have been received', async () => {
    server.answerWith(cut, json({}));
    const end = await endOf(page.submitAnonymousQuote({ body: submission }));
    expect(end).toMatchObject({ code: 'network' });
    expect(server.arrived).toHaveLength(1);
  });

  it('is distinguished from a refusal', async () => {
    server.answerWith(json({ error: 'Sunucu hatası oluştu.' }, 500));
    await endOf(page.listCategories());
    expect(server.arrived).toHaveLength(1);
  });
});

describe('a refusal', () => {
  // Specification 8.10, 8.17
  it.each([
    [
      'a problem body',
      json(
        { code: 'validation-failed', error: 'Kontrol ediniz.', fields: { email: 'Geçersiz' } },
        400,
        'application/problem+json',
      ),
      { status: 400, code: 'validation-failed', message: 'Kontrol ediniz.', fields: { email: 'Geçersiz' } },
    ],
    [
      'an unknown code',
      json({ code: 'teapot', error: 'Çay' }, 418),
      { status: 418, code: 'internal', message: 'Çay', fields: {} },
    ],
    [
      'JSON of another shape',
      json(null, 404),
      { status: 404, code: 'internal', message: 'said of unknown', fields: {} },
    ],
    [
      "a gateway's page",
      html('<h1>Bad Gateway</h1>', 502),
      { status: 502, code: 'internal', message: 'said of unknown', fields: {} },
    ],
    [
      'a success that is no JSON',
      html('<h1>Sign in to this network</h1>'),
      { status: 200, code: 'internal', message: 'said of unknown', fields: {} },
    ],
  ])('is parsed from %s', async (_case, answer, problem) => {
    server.answerWith(answer);
    const end = await endOf(page.listCategories());
    expect(end).toBeInstanceOf(ApiProblem);
    expect(end).toMatchObject(problem);
    expect(server.arrived).toHaveLength(1);
  });
});

describe('caller who aborts', () => {
  it('ends the request without an error', async () => {
    server.answerWith(silence);
    const away = new AbortController();
    const reached = server.reached();
    const end = endOf(page.listCategories(undefined, { signal: away.signal }));
    const closed = once((await reached).socket, 'close');
    away.abort();
    expect(await end).toMatchObject({ name: 'AbortError' });
    await closed;
    expect(server.arrived).toHaveLength(1);
  });
});

describe('a request', () => {
  // Specification 7.1, 7.2
  it('sends the cookies of its own site', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    server.answerWith(json([]));
    await page.listCategories();
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' });
    sent.mockRestore();
  });

  // Specification 7.8
  it('for HTML returns text', async () => {
    server.answerWith(html('<img src="/a.webp">'));
    expect(await page.getCampaignImages({ params: { campaignId } })).toBe('<img src="/a.webp">');
    expect(server.arrived[0]?.url).toBe(`/api/Campaign_Service/campaign-image/details/${campaignId}`);
  });

  // Specification 7.15
  it('sends body, language and key', async () => {
    let body = '';
    server.answerWith((request, response) => {
      request.on('data', (chunk) => {
        body += String(chunk);
      });
      request.on('end', () => response.end('{}'));
    });
    surroundings.language = 'en';
    await page.submitAnonymousQuote({ body: submission }, { idempotencyKey: 'key-of-this-quote' });
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      url: '/api/Campaign_Service/public/form-submission/anonymous',
      headers: {
        'accept-language': 'en',
        'content-type': 'application/json',
        'idempotency-key': 'key-of-this-quote',
      },
    });
    expect(JSON.parse(body)).toEqual(submission);
  });

  it('is finished by the browser when its page is left, if it has to be', async () => {
    server.answerWith(json({}));
    const sent = vi.spyOn(globalThis, 'fetch');
    const body = { kind: 'campaign', id: campaignId } as const;
    await page.follow({ body }, { keepalive: true });
    await page.follow({ body });
    expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
    sent.mockRestore();
  });

  // Specification 7.14
  it('escapes its path parameters and omits missing ones', async () => {
    server.answerWith(json({}));
    await page.getBrandPage({ params: { slug: 'a/b?c' }, query: { page: undefined } });
    await page.checkDuplicate({ query: { email: 'a+b@example.com', campaignId } });
    expect(server.arrived.map(({ url }) => url)).toEqual([
      '/api/public/brands/a%2Fb%3Fc',
      `/api/Campaign_Service/public/form-submission/check-duplicate?email=a%2Bb%40example.com&campaignId=${campaignId}`,
    ]);
    expect(server.arrived[0]?.headers).not.toHaveProperty('content-type');
  });
});
