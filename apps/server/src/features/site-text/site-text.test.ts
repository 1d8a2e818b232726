import { siteTextNames, textPages } from '@ayrac/domain/site-text/site-text.ts';
import { hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { pageTexts as english } from '@ayrac/phrases/en/pages/index.ts';
import { pageTexts as turkish } from '@ayrac/phrases/tr/pages/index.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { openDatabaseProxy } from '#server/testing/database-proxy.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { hashesOf } from './hashes.ts';
import { seedSiteTexts } from './seed.ts';
import { siteTextVersion } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const read = (path: string, language = 'tr') =>
  server.app.inject({ url: `/api/public/${path}`, headers: { 'accept-language': language } });

describe('first version of a text', () => {
  it('has the hashes that the ledger contained before', async () => {
    const rows = await server.db.select().from(siteTextVersion);
    const hashes = Object.fromEntries(rows.map((row) => [row.name, row.hashes]));
    expect(hashes['general-notice']?.tr.notice).toBe(
      '14ffa0cb0c150906df973e3f0d61ad6eb376fd5fa0635e0726114a0b8aa2febb',
    );
    expect(hashes['borusan-notice']?.en.notice).toBe(
      'e6830b5d739afc3e588e4b727f029b15e674466d5b69359d2fc255dc3845eb11',
    );
    expect(hashes['consent-questions']?.tr.marketingSms).toBe(
      '115438054aa468da169c51a24f453e991ca2f85154fd33f687d398f9b82e546c',
    );
    expect(hashes['consent-questions']?.en.newsletter).toBe(
      'a02e4cfda10b009328aacb3671f4112a1afde2318765c04adb37cd4b5e116d84',
    );
  });

  it('is stored byte by byte', async () => {
    for (const { name, tr, en, hashes } of await server.db.select().from(siteTextVersion))
      expect(hashesOf(name, tr, en), name).toEqual(hashes);
  });

  it('is inserted once by any number of nodes', async () => {
    await server.db.execute(sql`delete from site_text_version where name = 'about'`);
    await Promise.all([1, 2, 3].map(() => seedSiteTexts(server.db)));
    const rows = await server.db.select().from(siteTextVersion);
    expect(rows.map(({ name, number }) => [name, number]).toSorted()).toEqual(
      siteTextNames.map((name) => [name, 1]).toSorted(),
    );
  });

  it('is immutable', async () => {
    const attempt = server.db.execute(sql`update site_text_version set version = 'x' where name = 'about'`);
    await expect(attempt).rejects.toMatchObject({
      cause: { message: 'A published text is never changed.' },
    });
  });
});

describe('page of running text', () => {
  it.each(textPages)('is rendered in both languages without placeholders: %s', async (page) => {
    const [own, other] = await Promise.all([read(`page-texts/${page}`), read(`page-texts/${page}`, 'en')]);
    expect(own.json().title).toBe(turkish[page].title);
    expect(other.json().title).toBe(english[page].title);
    expect(own.body + other.body).not.toMatch(/\{\w+\}/);
  });

  it('of a notice shows the notice first, with links to further pages', async () => {
    const { sections } = (await read('page-texts/borusan')).json();
    const { borusan } = (await read('notices')).json();
    expect(sections[0].heading).toBe(borusan.sections[0].heading);
    expect(sections.flatMap(({ seeAlso }: { seeAlso: unknown[] }) => seeAlso)).toEqual([
      { page: 'kvkk', title: turkish.kvkk.title },
    ]);
  });

  it('is refused for an unknown name', async () => {
    expect((await read('page-texts/nothing')).statusCode).toBe(400);
  });
});

it('the last texts are served while the database is unavailable', async () => {
  const proxy = await openDatabaseProxy(server.database.connection);
  const times = { connectMs: 800, statementMs: 1_500, lockMs: 1_000, idleInTransactionMs: 2_000 };
  const db = openDatabase(proxy.connection, 3, times);
  const node = await testApp({ on: { ...server.database, db } });
  try {
    const before = await node.app.inject({ url: '/api/public/notices' });
    proxy.cut();
    // Longer than the texts are cached.
    node.clock.now = new Date(node.clock.now.getTime() + 2 * hourInMs);
    const after = await node.app.inject({ url: '/api/public/notices' });
    expect([after.statusCode, after.body]).toEqual([200, before.body]);
  } finally {
    await node.close();
    await db.$client.end();
    await proxy.close();
  }
});
