import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeCursor } from '#server/api/cursor.ts';
import { account, accountSession } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { notification } from '#server/features/notification/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { cookieHeader, makeAccount, signIn } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';
import { listHistory } from './queries.ts';

let office: Office;
let admin: string;
let sukru: string;
beforeAll(async () => {
  office = await openOffice();
  const values = { name: 'Şükrü', surname: 'Ağaoğlu', phone: '+905321112233', city: 'Iğdır' };
  sukru = (await makeAccount(office.db, { username: 'sk.1907', email: 'S.Agaoglu@ornek.example', ...values }))
    .id;
  await makeAccount(office.db, { username: 'baska', name: 'Deniz', phone: '+905331112233' });
});
beforeEach(async () => {
  admin = (await office.enter('ADMIN')).id;
});
afterAll(() => office.close());

const idsOf = async (list: string, query: Record<string, string>) => {
  const reply = await office.get(list, query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items.map(({ id }: { id: string }) => id);
};

describe('people in the office', () => {
  it.each([
    ['Şükrü'],
    ['sukru'],
    ['ŞÜKRÜ AĞAOĞLU'],
    ['agaoğlu sükrü'],
    ['sk.1907'],
    ['s.agaoglu@ornek.example'],
    ['S.AGAOGLU@ORNEK'],
    ['0532 111 22 33'],
    ['+90 (532) 111-22-33'],
    ['5321112233'],
    ['905321112233'],
    ['1112233 sukru'],
  ])('are found by %s among customers and users', async (q) => {
    for (const list of ['customers', 'users']) expect(await idsOf(list, { q })).toEqual([sukru]);
  });

  it('are listed with masked contact data, whose reveal is recorded', async () => {
    const { items } = (await office.get('customers', { q: 'sukru' })).json();
    expect(items).toMatchObject([
      { username: 'sk.1907', name: 'Ş***', surname: 'A***', phone: '*** *** ** 33', city: 'Iğdır' },
    ]);
    expect(JSON.stringify(items)).not.toContain('goglu');
    const { values } = (await office.send('POST', `customers/${sukru}/reveal`)).json();
    expect(values).toEqual({
      name: 'Şükrü',
      surname: 'Ağaoğlu',
      email: 'S.Agaoglu@ornek.example',
      phone: '+905321112233',
    });
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.targetId, sukru));
    expect(entries).toMatchObject([{ action: 'record-opened', actorId: admin, fields: Object.keys(values) }]);
  });

  it('of another role are not customers', async () => {
    const { id } = await makeAccount(office.db, { role: 'CRM_ADMIN', name: 'Ikbal' });
    expect(await idsOf('customers', { q: 'ıkbal' })).toEqual([]);
    expect((await office.get(`customers/${id}`)).statusCode).toBe(404);
    expect((await office.send('POST', `customers/${id}/reveal`)).statusCode).toBe(404);
    expect(await idsOf('users', { q: 'ikbal', role: 'CRM_ADMIN,ADMIN' })).toEqual([id]);
  });

  it('can be filtered by role, brand, state, verification, second factor and last visit', async () => {
    const { id: brandId } = await makeBrand(office.db, { name: 'Süzgeç' });
    const q = 'suzgec.uyesi';
    const values = { username: q, role: 'BRAND', brandId, isActive: false, emailVerifiedAt: null } as const;
    const { id } = await makeAccount(office.db, values);
    await office.db.insert(accountSession).values({
      ...{ accountId: id, isRemembered: false, rotationSecret: 'x', userAgent: '', lastUsedAt: testNow },
      expiresAt: testNow,
    });
    for (const query of [
      { role: 'BRAND' },
      { brandId },
      { isActive: 'false' },
      { isVerified: 'false' },
      { hasSecondFactor: 'false' },
      { lastSeenAtFrom: '2026-11-20', lastSeenAtTo: '2026-11-20' },
    ] as Record<string, string>[]) {
      expect(await idsOf('users', { q, ...query })).toEqual([id]);
    }
    expect(await idsOf('users', { q, hasSecondFactor: 'true' })).toEqual([]);
    expect(await idsOf('users', { q, lastSeenAtFrom: '2026-11-21' })).toEqual([]);
    const { items } = (await office.get('users', { q })).json();
    expect(items[0]).toMatchObject({
      lastSeenAt: testNow.toISOString(),
      hasSecondFactor: false,
      labels: { brandId: 'Süzgeç' },
    });
  });

  it('can be exported only with a reason', async () => {
    const fileOf = (query: Record<string, string>) => office.get('users/export', { format: 'csv', ...query });
    expect((await fileOf({ q: 'sukru' })).body).not.toContain('Ağaoğlu');
    const open = await fileOf({ q: 'sukru', reason: 'complaint' });
    expect(open.body).toContain('Ağaoğlu');
    const [entry] = await office.db.select().from(auditEntry).where(eq(auditEntry.reason, 'complaint'));
    expect(entry).toMatchObject({ action: 'records-exported', targetKind: 'users', actorId: admin });
  });
});

describe('page of a person', () => {
  it('shows each part separately', async () => {
    const { id, username } = await makeAccount(office.db, { email: 'parca@ornek.example', name: 'Elif' });
    const headers = {
      cookie: cookieHeader(await signIn(office.app, username)),
      'sec-fetch-site': 'same-origin',
    };
    const { id: campaignId } = await makeCampaign(office.db, { title: 'Kışlık lastik' });
    await postQuote(office.app, 'anonymous', quoteBody(campaignId, { email: 'parca@ornek.example' }));
    office.actAs(undefined);
    await postJson(office.app, '/api/me/follows', { kind: 'campaign', id: campaignId }, headers);
    await postJson(office.app, '/api/me/permissions', { email: true }, headers);
    await postJson(office.app, '/api/me/data-requests', { kind: 'access', text: 'Neler var?' }, headers);
    await office.db
      .insert(notification)
      .values({ accountId: id, kind: 'campaign-ending', campaignId, createdAt: testNow });
    await office.enter('ADMIN');
    const partOf = async (name: string) => (await office.get(`people/${id}/${name}`)).json().items;
    expect((await office.get(`people/${id}`)).json()).toMatchObject({
      ...{ id, username, name: 'E***', email: 'p***@ornek.example', role: 'CUSTOMER', brand: null },
      ...{ isActive: true, isVerified: true, hasSecondFactor: false, isSelf: false },
    });
    expect(await partOf('requests')).toMatchObject([{ campaign: 'Kışlık lastik', state: 'received' }]);
    expect(await partOf('follows')).toMatchObject([{ kind: 'campaign', name: 'Kışlık lastik' }]);
    expect(await partOf('permissions')).toContainEqual(
      expect.objectContaining({ purpose: 'marketing-email', isGiven: true, context: 'profile' }),
    );
    expect(await partOf('permissions')).toContainEqual(
      expect.objectContaining({ purpose: 'disclosure', isGiven: true, context: `campaign:${campaignId}` }),
    );
    expect(await partOf('sessions')).toMatchObject([{ isLiving: true, network: '192.0.2.0/24' }]);
    expect(await partOf('mails')).toContainEqual(
      expect.objectContaining({ template: 'data-request-received', state: 'waiting' }),
    );
    expect(await partOf('notifications')).toMatchObject([{ campaign: 'Kışlık lastik', readAt: null }]);
    expect(await partOf('data-requests')).toMatchObject([{ kind: 'access', answeredAt: null }]);
    expect(await partOf('history')).toContainEqual(
      expect.objectContaining({ action: 'login', isOwn: true, by: username }),
    );
    expect(JSON.stringify(await partOf('history'))).not.toContain('parca@');
    for (const name of [
      'requests',
      'follows',
      'permissions',
      'sessions',
      'mails',
      'notifications',
      'data-requests',
    ]) {
      const [first, ...others] = await partOf(name);
      const cursor = writeCursor([first.at, first.id]);
      expect((await office.get(`people/${id}/${name}`, { cursor })).json()).toEqual({
        items: others,
        next: null,
      });
    }
  });

  /** Reads a part to its end, and returns its pages. */
  async function pagesOf(id: string, name: string, meanwhile?: () => Promise<unknown>) {
    const pages: { readonly id: string; readonly at: string }[][] = [];
    for (let query: Record<string, string> = {}; ; ) {
      const { items, next } = (await office.get(`people/${id}/${name}`, query)).json();
      pages.push(items);
      if (next === null) return pages;
      query = { cursor: next };
      await meanwhile?.();
    }
  }

  it('shows a long part page by page, each row once, though others arrive meanwhile', async () => {
    const { id } = await makeAccount(office.db);
    const sessions = (count: number, from: number) =>
      office.db.insert(accountSession).values(
        Array.from({ length: count }, (_, nth) => ({
          ...{ accountId: id, isRemembered: false, rotationSecret: 'secret', userAgent: 'browser' },
          ...{ createdAt: inDays(from - Math.floor(nth / 7)), expiresAt: inDays(1) },
        })),
      );
    await sessions(201, 0);
    const pages = await pagesOf(id, 'sessions', () => sessions(3, 1));
    expect(pages.map((items) => items.length)).toEqual([100, 100, 1]);
    expect(new Set(pages.flat().map((item) => item.id)).size).toBe(201);
  });

  it('shows what a person did and what was done to them, each entry once, newest first', async () => {
    const [{ id }, other] = [await makeAccount(office.db), await makeAccount(office.db)];
    const entry = (nth: number, actorId: string, targetId: string) => ({
      ...{ at: inDays(-Math.floor(nth / 5)), action: 'login' as const, actorId },
      ...{ targetKind: 'account', targetId, fields: [] },
    });
    const numbers = Array.from({ length: 90 }, (_, nth) => nth);
    await office.db
      .insert(auditEntry)
      .values(
        numbers.flatMap((nth) => [entry(nth, id, id), entry(nth, other.id, id), entry(nth, id, other.id)]),
      );
    await office.db.insert(auditEntry).values(entry(0, other.id, other.id));
    const pages = await pagesOf(id, 'history');
    expect(pages.map((items) => items.length)).toEqual([100, 100, 70]);
    expect(new Set(pages.flat().map((item) => item.id)).size).toBe(270);
    const times = pages.flat().map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('reads no more of a long history than a page', async () => {
    const { id } = await makeAccount(office.db);
    const part = { person: { accountId: id, emailKey: null }, after: null, now: testNow };
    const plan = await office.db.transaction(async (tx) => {
      // The log is short, so what is quick with few rows is disabled.
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      const { rows } = await tx.execute(sql`explain ${listHistory(tx, part).getSQL()}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    for (const index of ['audit_entry_actor', 'audit_entry_record'])
      expect(plan).toMatch(new RegExp(`Limit[^\n]*\\n[^\n]*Index (Only )?Scan Backward using ${index}`));
  });

  it.each(['/history', '/sessions'])('%s refuses a made-up cursor', async (part) => {
    const { id } = await makeAccount(office.db);
    const made = Buffer.from(JSON.stringify(['yesterday'])).toString('base64url');
    for (const cursor of ['x', made])
      expect((await office.get(`people/${id}${part}`, { cursor })).json()).toMatchObject({
        ...{ status: 400, code: 'bad-cursor' },
      });
  });

  it('is not found for an unknown person', async () => {
    const nobody = '018f4e2a-0000-7000-8000-0000000000ab';
    for (const part of ['', '/requests', '/history']) {
      expect((await office.get(`people/${nobody}${part}`)).statusCode).toBe(404);
    }
  });
});

it('an admin without a second factor has no access', async () => {
  const { username } = await makeAccount(office.db, { role: 'ADMIN' });
  office.actAs(undefined);
  const headers = {
    cookie: cookieHeader(await signIn(office.app, username)),
    'sec-fetch-site': 'same-origin',
  };
  for (const path of ['customers', 'users', 'data-requests', 'audit', `people/${sukru}`]) {
    const reply = await office.app.inject({ url: `/api/admin/${path}`, headers });
    expect(reply.statusCode).toBe(403);
  }
  const url = `/api/admin/people/${sukru}/active`;
  expect((await postJson(office.app, url, { isActive: false }, headers)).statusCode).toBe(403);
  const [row] = await office.db.select().from(account).where(eq(account.id, sukru));
  expect(row?.isActive).toBe(true);
});
