import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { inDays } from '#server/testing/test-app.ts';
import { type Newsroom, openNewsroom, texts } from './testing/newsroom.ts';

let room: Newsroom;
beforeAll(async () => {
  room = await openNewsroom();
});
beforeEach(() => room.clear());
afterAll(() => room.office.close());

const nobody = '00000000-0000-4000-8000-000000000000';
const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
const list = async (query = {}) => (await room.office.get('editions', query)).json();

describe('draft of an edition', () => {
  it('starts empty, is saved field by field, and keeps the order of its campaigns', async () => {
    const begun = (await room.office.send('POST', 'editions', {})).json();
    expect(begun).toMatchObject({ state: 'draft', heading: '', campaigns: [], progress: null });
    const [a, b] = [await makeCampaign(room.db, { title: 'A' }), await makeCampaign(room.db, { title: 'B' })];
    const saved = (await room.save(begun, { campaignIds: [b.id, a.id, b.id] })).json();
    expect(saved.campaigns.map(({ title }: { title: string }) => title)).toEqual(['B', 'A']);
    const again = (await room.save(saved, { heading: ' Kasım ' })).json();
    expect(again).toMatchObject({ heading: 'Kasım', text: '', version: saved.version + 1 });
    expect(again.campaigns).toHaveLength(2);
    expect(await list({ q: 'kasim' })).toMatchObject({ items: [{ id: begun.id, campaigns: 2, clicks: 0 }] });
  });

  it('is created once, however often the request is repeated', async () => {
    const headers = { 'idempotency-key': 'one-edition' };
    const begin = () =>
      room.office.app.inject({ method: 'POST', url: '/api/admin/editions', payload: {}, headers });
    const [first, second] = [await begin(), await begin()];
    expect(first.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  });

  it("conflicts with another person's change, which is returned and not overwritten", async () => {
    const edition = await room.compose();
    expect((await room.save(edition, { heading: 'Birinci' })).statusCode).toBe(200);
    const reply = await room.save(edition, { heading: 'İkinci' });
    expect(reply.json()).toMatchObject({ code: 'record-changed', current: { heading: 'Birinci' } });
    expect((await room.get(edition.id)).heading).toBe('Birinci');
  });

  it('is saved by one of ten concurrent requests', async () => {
    const edition = await room.compose();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, n) => room.save(edition, { heading: `Başlık ${n}` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await room.get(edition.id)).version).toBe(edition.version + 1);
  });

  it.each([
    ['a text of another type', { heading: 7 }, 'values.heading'],
    ['too long a heading', { heading: 'a'.repeat(121) }, 'heading'],
    ['a huge text', { text: 'a'.repeat(100_000) }, 'values.text'],
    ['a control character', { text: 'a\u0000b' }, 'values.text'],
    ['an unknown campaign', { campaignIds: [nobody] }, 'campaignIds'],
    ['no ids', { campaignIds: 'x' }, 'values.campaignIds'],
    ['too many campaigns', { campaignIds: Array(21).fill(nobody) }, 'values.campaignIds'],
  ])('is refused with %s', async (_case, values, field) => {
    const edition = await room.compose();
    const reply = await room.save(edition, values);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields).map((path) => path.replace(/^body\./, ''))).toEqual([field]);
    expect(await room.get(edition.id)).toMatchObject({ version: edition.version, ...texts });
  });

  it('can be binned and restored, and cannot be opened in between', async () => {
    const { id, version } = await room.compose();
    const { change } = (await room.office.send('DELETE', `editions/${id}?version=${version}`)).json();
    expect((await list()).total).toBe(0);
    expect((await room.office.get(`editions/${id}`)).statusCode).toBe(404);
    expect((await room.send({ ...(await room.compose()), id, version: version + 1 })).statusCode).toBe(404);
    await room.office.undoChange(change);
    expect(await room.get(id)).toMatchObject({ state: 'draft', heading: 'Kasım' });
  });

  it('requires an administrator', async () => {
    const { id } = await room.compose();
    await room.office.enter('CRM_ADMIN');
    expect((await room.office.get(`editions/${id}`)).statusCode).toBe(403);
    expect((await room.office.send('POST', `editions/${id}/send`, { version: 1, at: null })).statusCode).toBe(
      403,
    );
  });
});

describe('preview of an edition', () => {
  const look = async (id: string, query: Readonly<Record<string, string>>) => {
    const { path } = (await room.office.send('POST', `editions/${id}/preview-link`)).json();
    room.office.actAs({ kind: 'anonymous' });
    return room.office.app.inject({ url: path, query });
  };

  it.each([
    ['tr', 'acik', 'Kasım', 'Araba', 'not all'],
    ['en', 'koyu', 'November', 'Car', 'all'],
  ])('shows the letter in %s, %s', async (dil, tema, heading, title, media) => {
    const live = await makeCampaign(room.db, { title: 'Araba', english: { title: 'Car' } });
    const over = await makeCampaign(room.db, { title: 'Bitti', endAt: inDays(-1) });
    const { id } = await room.compose([over.id, live.id]);
    const reply = await look(id, { dil, tema });
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(reply.body).toContain(
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>`,
    );
    expect(reply.body).toContain(`@media ${media} {`);
    expect(reply.body).toContain(`/kampanyalar/${live.slug}"`);
    expect(reply.body).toContain(title);
    expect(reply.body).not.toContain('Bitti');
  });

  it('runs no script that an editor wrote', async () => {
    const edition = await room.compose();
    await room.save(edition, { heading: '<script>alert(1)</script>' });
    expect((await look(edition.id, {})).body).not.toContain('<script');
  });

  it('is not shown without a valid link', async () => {
    const { id } = await room.compose();
    const { path } = (await room.office.send('POST', `editions/${id}/preview-link`)).json();
    const url = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`;
    expect((await room.office.app.inject({ url })).statusCode).toBe(404);
    room.office.clock.now = inDays(1);
    expect((await room.office.app.inject({ url: path })).statusCode).toBe(404);
  });
});

it('a test mail goes to its editor only, even from an incomplete draft, and is not counted', async () => {
  await room.makeReaders(2);
  const edition = await room.compose();
  const reply = await room.office.send('POST', `editions/${edition.id}/test`, { locale: 'en' });
  expect(reply.statusCode).toBe(200);
  const { rows } = await room.db.execute<Record<string, unknown>>(
    sql`select template, locale, recipient, account_id is not null as "isOwn", is_bulk, data from mail`,
  );
  expect(rows).toMatchObject([
    { template: 'edition-test', locale: 'en', recipient: null, isOwn: true, is_bulk: false },
  ]);
  expect(JSON.stringify(rows)).not.toContain('/clicks/');
  expect(await room.get(edition.id)).toMatchObject({ state: 'draft', reach: { open: 2 } });
});

describe('tracked link of an edition', () => {
  /** Sends an edition with these campaigns to one reader, and returns the links in the mail. */
  async function sentLinks(ids: readonly string[], locale: 'tr' | 'en' = 'tr') {
    await room.makeReaders(1, { locale });
    const edition = await room.compose(ids);
    await room.send(edition);
    await room.work(edition.id);
    const [mail] = await room.mails();
    const links = (mail?.data.campaigns ?? []).map(({ url }) => url.replace('https://ayrac.example', ''));
    return { id: edition.id, links };
  }
  const follow = (
    url = '',
    headers: Readonly<Record<string, string>> = browser,
    remoteAddress = '192.0.2.1',
  ) => {
    room.office.actAs({ kind: 'anonymous' });
    return room.office.app.inject({ url, headers, remoteAddress });
  };
  const clicksOf = async (id: string) => {
    await room.office.enter('ADMIN');
    return (await room.get(id)).campaigns.map(({ clicks }) => clicks);
  };

  it.each([
    ['tr', ''],
    ['en', '/en'],
  ] as const)('in %s counts and redirects to its campaign on this site', async (locale, prefix) => {
    const [a, b] = [await makeCampaign(room.db), await makeCampaign(room.db)];
    const { id, links } = await sentLinks([a.id, b.id], locale);
    const reply = await follow(links[1]);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, `${prefix}/kampanyalar/${b.slug}`]);
    await follow(links[1], browser, '198.51.100.7');
    expect(await clicksOf(id)).toEqual([0, 2]);
    expect((await list()).items).toMatchObject([{ id, clicks: 2 }]);
  });

  it('contains and stores nothing about its reader', async () => {
    const { id, links } = await sentLinks([(await makeCampaign(room.db)).id]);
    await follow(links[0]);
    const { rows } = await room.db.execute<{ id: string }>(sql`select id from newsletter_subscription`);
    expect(links[0]).not.toContain(rows[0]?.id);
    const { rows: kept } = await room.db.execute(sql`select * from edition_click`);
    expect(kept).toEqual([{ edition_id: id, campaign_id: expect.any(String), clicks: 1 }]);
  });

  it.each([
    ['a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['no browser', { 'user-agent': '' }],
    ['a browser ahead of its visitor', { ...browser, 'sec-purpose': 'prefetch' }],
  ])('redirects %s without counting', async (_case, headers) => {
    const { id, links } = await sentLinks([(await makeCampaign(room.db)).id]);
    expect((await follow(links[0], headers)).statusCode).toBe(302);
    expect(await clicksOf(id)).toEqual([0]);
  });

  it('does not count a flood from one network, but redirects it', async () => {
    const { id, links } = await sentLinks([(await makeCampaign(room.db)).id]);
    const replies = [];
    for (let n = 0; n < 12; n += 1) replies.push(await follow(links[0]));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(302));
    await follow(links[0], browser, '203.0.113.9');
    expect(await clicksOf(id)).toEqual([6]);
  });

  it('redirects only to signed targets', async () => {
    const [own, other] = [await makeCampaign(room.db), await makeCampaign(room.db)];
    const { id, links } = await sentLinks([own.id]);
    const [link = ''] = links;
    const forged = [
      link.replace(own.id, other.id),
      link.replace(id, nobody),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      link.replace(/clicks\/.*/, 'clicks/https:%2F%2Fevil.example'),
    ];
    for (const url of forged) {
      const reply = await follow(url);
      expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined]);
    }
    expect(await clicksOf(id)).toEqual([0]);
  });
});
