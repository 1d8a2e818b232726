import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderOf } from '#server/resource/list-records.ts';
import { isSelected, selectIds } from '#server/resource/rows.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCategory } from '#server/testing/factories.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { flushRequests, gatherMissing } from './gather-requests.ts';
import { redirectRecords } from './office.ts';
import { missingPage, redirect } from './table.ts';

/** Existing pages; any other is missing. */
const pages = new Set(['/about', '/marka', '/kategoriler/otomobil']);
let gone = '';
let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    render: async ({ url }) => {
      const path = new URL(url).pathname.replace(/^\/en(?=\/)/, '');
      return new Response(path, { status: pages.has(path) ? 200 : path === gone ? 410 : 404 });
    },
  });
  await makeCategory(site.db, { name: 'Otomobil' });
  const { id, username } = await makeAccount(site.db, { role: 'ADMIN' });
  site.actAs({ kind: 'member', id, username, role: 'ADMIN', sessionId: id });
});
afterAll(() => site.close());
beforeEach(async () => {
  await flushRequests(site.db);
  await site.db.delete(redirect);
  await site.db.delete(missingPage);
  site.clock.now = new Date(site.clock.now.getTime() + 2 * 3_600_000);
});

const get = (url: string, remoteAddress = '127.0.0.1') => site.app.inject({ url, remoteAddress });
const add = async (fromPath: string, toPath: string, isActive = true) =>
  site.app.inject({
    method: 'POST',
    url: '/api/admin/redirects',
    payload: { fromPath, toPath, isActive },
  });
/** A node is notified of a change shortly after the write. */
const eventually = async (url: string, status: number) => {
  await expect.poll(async () => (await get(url)).statusCode, { timeout: 5_000 }).toBe(status);
  return get(url);
};
const listed = async (path: string) => (await site.app.inject({ url: `/api/admin/${path}` })).json();

describe('a redirect', () => {
  it('sends an old address permanently to its page in both languages, and counts uses', async () => {
    expect((await get('/eski')).statusCode).toBe(404);
    expect((await add('/Eski/', '/kategoriler/otomobil')).statusCode).toBe(200);
    const moved = await eventually('/eski', 301);
    expect(moved.headers).toMatchObject({ location: '/kategoriler/otomobil', 'cache-control': 'no-store' });
    expect((await get('/en/eski')).headers.location).toBe('/en/kategoriler/otomobil');
    await flushRequests(site.db);
    const [row] = (await listed('redirects')).items;
    expect(row).toMatchObject({ fromPath: '/eski', version: 1, lastHitAt: site.clock.now.toISOString() });
    expect(row.hits).toBeGreaterThanOrEqual(3);
  });

  it('applies to removed pages', async () => {
    gone = '/kampanyalar/biten';
    await add(gone, '/marka');
    expect((await eventually(gone, 301)).headers.location).toBe('/marka');
  });

  it('does not hide a page that later gets its address', async () => {
    await add('/yeni', '/marka');
    await eventually('/yeni', 301);
    pages.add('/yeni');
    expect((await get('/yeni')).statusCode).toBe(200);
  });

  it('has no effect while inactive', async () => {
    const { row } = (await add('/kapali', '/marka')).json();
    await eventually('/kapali', 301);
    await site.app.inject({
      method: 'PATCH',
      url: `/api/admin/redirects/${row.id}`,
      payload: { version: row.version, values: { isActive: false } },
    });
    await eventually('/kapali', 404);
  });

  it.each([
    ['/about', '/marka', 'fromPath'],
    ['/kategoriler/otomobil', '/marka', 'fromPath'],
    ['/x', '/x', 'toPath'],
    ['/x', '/yok', 'toPath'],
    ['/x', '/kategoriler/yok', 'toPath'],
    ['/x', 'https://baska.example/', 'toPath'],
    ['/x', '//baska.example/', 'toPath'],
    ['/admin/x', '/marka', 'fromPath'],
    ['/once', '/marka', 'fromPath'],
    ['/x', '/once', 'toPath'],
  ])('from %s to %s is refused', async (fromPath, toPath, blamed) => {
    await add('/once', '/about');
    const reply = await add(fromPath, toPath);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual([blamed]);
  });

  it('is refused when it forms a chain or loop, even with inactive ones', async () => {
    const { row } = (await add('/a', '/b', false)).json();
    await add('/b', '/about');
    const on = { version: row.version, values: { isActive: true } };
    const url = `/api/admin/redirects/${row.id}`;
    expect((await site.app.inject({ method: 'PATCH', url, payload: on })).statusCode).toBe(400);
  });
});

describe('missing page', () => {
  it('is counted by path and day, and listed until redirected', async () => {
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.2'])
      await get('/aranan?q=ada@ornek.example', address);
    await get('/az-aranan', '10.0.0.1');
    await flushRequests(site.db);
    const rows = await listed('missing-pages');
    expect(rows).toMatchObject([
      { path: '/aranan', hits: 2 },
      { path: '/az-aranan', hits: 1 },
    ]);
    await add('/aranan', '/marka');
    expect(await listed('missing-pages')).toHaveLength(1);
  });

  it('is exported with all others, beyond those that are listed', async () => {
    await site.db.$client.query(
      `delete from missing_page;
      insert into missing_page (day, path, hits) select '2026-11-19', '/yok-' || n, n from generate_series(1, 150) n;
      insert into missing_page (day, path, hits) values ('2026-11-20', '/yok-3', 500), ('2026-08-01', '/eski', 1)`,
    );
    await add('/yok-150', '/marka');
    expect(await listed('missing-pages')).toHaveLength(100);
    const url = '/api/admin/missing-pages/export?period=30&format=csv';
    const { body, headers } = await site.app.inject({ url });
    const [head, first, ...lines] = body.trim().split(/\r?\n/);
    expect(headers['x-total-rows']).toBe('149');
    expect(head).toBe('Adres;İstek sayısı;Son istek');
    expect(first).toBe('/yok-3;503;2026-11-20');
    expect(lines).toHaveLength(148);
    expect(body).not.toContain('/eski');
    const audited = await site.app.inject({ url: '/api/admin/audit?action=records-exported' });
    const [entry] = audited.json().items;
    expect(entry).toMatchObject({ targetKind: 'missing-pages', filter: 'period=30', rows: 149 });
  });

  it('is limited per client and day against scans', async () => {
    for (let nth = 0; nth < 100; nth++)
      gatherMissing(site.db, `/deneme-${'x'.repeat(nth)}`, '10.0.0.9', site.clock.now);
    await flushRequests(site.db);
    expect(await site.db.$count(missingPage)).toBe(15);
    await site.db.$client.query(
      `insert into missing_page (day, path, hits)
      select $1::date, '/dolu-' || n, 1 from generate_series(1, 1000) n`,
      [testNow],
    );
    gatherMissing(site.db, '/gec-kalan', '10.0.0.8', testNow);
    gatherMissing(site.db, '/dolu-7', '10.0.0.8', testNow);
    await flushRequests(site.db);
    const { rows } = await site.db.$client.query(
      "select path, hits from missing_page where path in ('/gec-kalan', '/dolu-7')",
    );
    expect(rows).toEqual([{ path: '/dolu-7', hits: 2 }]);
  });
});

it('redirects are listed in the order of their changes by an index', async () => {
  const page = selectIds(site.db, redirectRecords)
    .where(isSelected(redirectRecords, {}))
    .orderBy(orderOf(redirectRecords, '-updatedAt').order)
    .limit(51);
  const plan = await site.db.transaction(async (tx) => {
    // The table is small, so what is quick with few rows is disabled.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    const { rows } = await tx.execute(sql`explain ${page.getSQL()}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('Scan Backward using redirect_updated');
});
