import type { ServerResponse } from 'node:http';
import { ApiProblem, type Client } from '@ayrac/contract/client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOf, openPage, type Surroundings } from './testing/open-page.ts';
import { json, openServer, type ScriptedServer } from './testing/open-server.ts';

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
  server.hangUp();
});
afterAll(() => {
  server.close();
});

describe('response', () => {
  const kept = [
    ['campaigns', 5 * 60_000, (client: Client) => client.listCampaigns({ query: {} })],
    ['brand links', 5 * 60_000, (client: Client) => client.listBrandLinks({ query: {} })],
    ['provinces', 24 * 3_600_000, (client: Client) => client.listProvinces()],
    ['districts', 24 * 3_600_000, (client: Client) => client.listDistricts({ query: { provinceId: 35 } })],
  ] as const;

  // Specification 7.5, 7.6, 9.5
  it.each(kept)('is reused for the specified time only: %s, %i ms', async (_name, ms, call) => {
    server.answerWith(json([{ id: 1 }]), json([{ id: 2 }]));
    expect(await call(page)).toEqual([{ id: 1 }]);
    surroundings.now = ms - 1;
    expect(await call(page)).toEqual([{ id: 1 }]);
    expect(server.arrived).toHaveLength(1);
    surroundings.now = ms;
    expect(await call(page)).toEqual([{ id: 2 }]);
    expect(server.arrived).toHaveLength(2);
  });

  it('of any other call is not reused', async () => {
    server.answerWith(json([]));
    await page.listCategories();
    await page.listCategories();
    expect(server.arrived).toHaveLength(2);
  });

  it('is cached by input and language', async () => {
    server.answerWith(json([]));
    await page.listDistricts({ query: { provinceId: 35 } });
    await page.listDistricts({ query: { provinceId: 6 } });
    surroundings.language = 'en';
    await page.listDistricts({ query: { provinceId: 6 } });
    expect(server.arrived.map(({ url }) => url?.split('?')[1])).toEqual([
      'provinceId=35',
      'provinceId=6',
      'provinceId=6',
    ]);
  });

  it('is not reused after a failure', async () => {
    server.answerWith(json({}, 503), json([{ id: 1 }]));
    expect(await endOf(page.listProvinces())).toBeInstanceOf(ApiProblem);
    expect(await page.listProvinces()).toEqual([{ id: 1 }]);
  });

  it('is shared by concurrent callers', async () => {
    server.answerWith(json([{ id: 1 }]));
    const both = await Promise.all([page.listProvinces(), page.listProvinces()]);
    expect(both).toEqual([[{ id: 1 }], [{ id: 1 }]]);
    expect(server.arrived).toHaveLength(1);
  });

  it('stays pending for others when one caller aborts', async () => {
    const waiting: ServerResponse[] = [];
    server.answerWith((_request, response) => waiting.push(response));
    const away = new AbortController();
    const reached = server.reached();
    const first = endOf(page.listProvinces(undefined, { signal: away.signal }));
    const second = page.listProvinces(undefined, { signal: new AbortController().signal });
    await reached;
    away.abort();
    expect(await first).toMatchObject({ name: 'AbortError' });
    waiting[0]?.end('[{"id":1}]');
    expect(await second).toEqual([{ id: 1 }]);
  });

  it('is not given to a caller who aborted before', async () => {
    server.answerWith(json([]));
    await page.listProvinces();
    const end = await endOf(page.listProvinces(undefined, { signal: AbortSignal.abort() }));
    expect(end).toMatchObject({ name: 'AbortError' });
  });
});
