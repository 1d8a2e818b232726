import { createServer, type RequestListener, type Server } from 'node:http';
import { builtInProvinces } from '@ayrac/domain/person/province.ts';
import { compareTurkish } from '@ayrac/domain/text/turkish.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { askProvinces } from './outside-service.ts';
import { seedGeo } from './seed.ts';
import { district, province } from './table.ts';

const folder = '/api/public/geo';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const provincesOf = async ({ app }: TestApp) => (await app.inject({ url: `${folder}/provinces` })).json();
const districtsOf = async ({ app }: TestApp, id: unknown) =>
  app.inject({ url: `${folder}/districts?provinceId=${id}` });

describe('provinces', () => {
  // Specification 3.30, 7.24
  it('are 81, in Turkish alphabetical order, with all fields', async () => {
    const provinces: { id: number; name: string; areaCode: number[] }[] = await provincesOf(server);
    expect(provinces.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 81 }, (_, place) => place + 1),
    );
    expect(provinces.find(({ id }) => id === 34)).toEqual({
      id: 34,
      name: 'İstanbul',
      population: expect.any(Number),
      areaCode: [212, 216],
      isMetropolitan: true,
    });
    const names = provinces.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(compareTurkish));
    expect(names.indexOf('Çanakkale')).toBeGreaterThan(names.indexOf('Bursa'));
    const codes = provinces.flatMap(({ areaCode }) => areaCode);
    expect(new Set(codes).size).toBe(82);
  });

  // Specification 8.15
  it('agree with the eight that are built into the form', async () => {
    expect(await provincesOf(server)).toEqual(
      expect.arrayContaining(builtInProvinces.map((one) => expect.objectContaining(one))),
    );
  });

  it('include thirty metropolitan ones and nearly the whole registered population', async () => {
    const provinces: { population: number; isMetropolitan: boolean }[] = await provincesOf(server);
    expect(provinces.filter(({ isMetropolitan }) => isMetropolitan)).toHaveLength(30);
    const people = provinces.reduce((sum, { population }) => sum + population, 0);
    expect(Math.abs(people - 85_664_944)).toBeLessThan(100);
  });
});

describe('districts', () => {
  // Specification 3.31
  it('are 973 in all, with names unique in their province', async () => {
    let all = 0;
    for (let id = 1; id <= 81; id += 1) {
      const districts: { id: number; name: string }[] = (await districtsOf(server, id)).json();
      expect(new Set(districts.map(({ name }) => name)).size).toBe(districts.length);
      expect(districts.every((each) => Math.floor(each.id / 100) === id)).toBe(true);
      all += districts.length;
    }
    expect(all).toBe(973);
  });

  // Specification 7.24
  it('of İstanbul are 39, in Turkish alphabetical order', async () => {
    const names = (await districtsOf(server, 34)).json().map(({ name }: { name: string }) => name);
    expect(names).toHaveLength(39);
    expect(names.slice(0, 3)).toEqual(['Adalar', 'Arnavutköy', 'Ataşehir']);
    expect(names).toEqual(names.toSorted(compareTurkish));
  });

  it.each(['82', '0', '-1', '1.5', 'abc', ''])('of province %j are refused', async (id) => {
    const reply = await districtsOf(server, id);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['provinceId']);
  });

  it.each([
    ['?provinceId=abc', 'Geçersiz değer'],
    ['', 'Bu alan zorunludur'],
  ])('are refused for %j with the reason', async (query, problems) => {
    const reply = await server.app.inject({ url: `${folder}/districts${query}` });
    expect(reply.json().fields).toEqual({ provinceId: problems });
  });
});

it('repeated and concurrent seeding changes nothing', async () => {
  await server.db.delete(district);
  await server.db.delete(province);
  await Promise.all([seedGeo(server.db), seedGeo(server.db), seedGeo(server.db)]);
  await seedGeo(server.db);
  expect(await server.db.$count(province)).toBe(81);
  expect(await server.db.$count(district)).toBe(973);
});

describe('external geo service', () => {
  const outsideIzmir = {
    id: 35,
    name: 'İzmir',
    population: 4_500_000,
    areaCode: [232],
    isMetropolitan: true,
  };
  let outside: Server | undefined;
  let node: TestApp | undefined;
  const asked: string[] = [];

  /** Starts a node that asks this fake outside service. */
  async function nodeAsking(listener: RequestListener): Promise<TestApp> {
    asked.length = 0;
    const service = createServer((request, response) => {
      asked.push(request.url ?? '');
      listener(request, response);
    });
    outside = service;
    await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
    const address = service.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    node = await testApp({ settings: { PROVINCES_API_URL: `http://127.0.0.1:${port}/v1` } });
    return node;
  }

  afterEach(async () => {
    await node?.close();
    outside?.closeAllConnections();
    outside?.close();
  });

  it('provides the provinces and districts, cached for 24 hours', async () => {
    const site = await nodeAsking((request, response) => {
      const isList = request.url?.startsWith('/v1/districts') === true;
      const data = isList
        ? [
            { id: 2006, name: 'Çeşme' },
            { id: 1203, name: 'Bornova' },
          ]
        : [outsideIzmir];
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'OK', data }));
    });
    expect(await provincesOf(site)).toEqual([outsideIzmir]);
    expect((await districtsOf(site, 35)).json().map(({ name }: { name: string }) => name)).toEqual([
      'Bornova',
      'Çeşme',
    ]);
    expect(asked).toEqual(['/v1/provinces', '/v1/districts?provinceId=35']);
    site.clock.now = new Date(testNow.getTime() + 23 * 60 * 60 * 1000);
    await provincesOf(site);
    expect(asked).toHaveLength(2);
    site.clock.now = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
    await provincesOf(site);
    expect(asked).toHaveLength(3);
  });

  it('is called once for many concurrent visitors', async () => {
    const site = await nodeAsking((_request, response) => {
      response.end(JSON.stringify({ data: [outsideIzmir] }));
    });
    await Promise.all(Array.from({ length: 20 }, () => provincesOf(site)));
    expect(asked).toHaveLength(1);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => void response.writeHead(500).end()],
    ['answers no JSON', (_request, response) => void response.end('<html>')],
    ['answers another shape', (_request, response) => void response.end('{"data":[{"id":"35","name":1}]}')],
    ['answers nothing', (_request, response) => void response.end('{"data":[]}')],
    ['leads elsewhere', (_request, response) => void response.writeHead(302, { location: '/v1/x' }).end()],
    ['hangs up', (request) => void request.socket.destroy()],
  ])('that %s is replaced by the own list and not called again for a minute', async (_name, listener) => {
    const site = await nodeAsking(listener);
    expect(await provincesOf(site)).toHaveLength(81);
    expect((await districtsOf(site, 35)).json()).toHaveLength(30);
    await provincesOf(site);
    expect(asked.filter((url) => url === '/v1/provinces')).toHaveLength(1);
    site.clock.now = new Date(testNow.getTime() + 60_000);
    expect(await provincesOf(site)).toHaveLength(81);
    expect(asked.filter((url) => url === '/v1/provinces')).toHaveLength(2);
  });

  it('that never answers delays nobody beyond the timeout', async () => {
    await nodeAsking(() => undefined);
    const address = outside?.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await askProvinces(`http://127.0.0.1:${port}/v1`, 400)).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
