import { REMIND_WITHIN_DAYS } from '@ayrac/domain/person/follow.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { addFollows } from '#server/features/follow/writes.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Fingerprint, fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { inDays, type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { remindOfEndings } from './remind-of-endings.ts';

const services = (now = testNow) => ({
  clock: () => now,
  random: () => 0.5,
  env: readEnv({ NODE_ENV: 'test' }),
  fingerprint,
  isDemo: false,
});

let server: TestApp;
let fingerprint: Fingerprint;
let accountId: string;
beforeAll(async () => {
  server = await testApp();
  fingerprint = await fingerprintOf(server.db);
});
beforeEach(async () => {
  accountId = await newReader();
});
afterAll(() => server.close());

async function newReader(values: Parameters<typeof makeAccount>[1] = {}) {
  const { id, username } = await makeAccount(server.db, { wantsReminders: true, ...values });
  server.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
  return id;
}

async function followed(
  endAt: Date | null,
  values: { readonly title?: string; readonly isActive?: boolean } = {},
) {
  const made = await makeCampaign(server.db, { endAt, ...values });
  await server.db.transaction((tx) =>
    addFollows(tx, accountId, [{ kind: 'campaign', id: made.id }], testNow),
  );
  return made;
}

const list = async () => (await server.app.inject({ url: '/api/me/notifications' })).json();
const mails = () =>
  server.db
    .select()
    .from(mail)
    .where(and(eq(mail.accountId, accountId), eq(mail.template, 'campaign-ending')));

describe('reminder', () => {
  it('is one mail with all campaigns ending within days, soonest first, and a notification for each', async () => {
    const later = await followed(inDays(REMIND_WITHIN_DAYS), { title: 'İki kişilik tatil' });
    const sooner = await followed(inDays(0.2), { title: 'Yazlık lastik' });
    await followed(inDays(REMIND_WITHIN_DAYS + 0.01));
    await followed(null);
    await followed(inDays(-0.1));
    await remindOfEndings(server.db, services());
    const [row, ...more] = await mails();
    expect(more).toEqual([]);
    expect(row?.data).toEqual({
      campaigns: [
        {
          ...{ title: 'Yazlık lastik', brand: expect.any(String), figure: null },
          picture: expect.stringMatching(/^http.+\/pictures\/.+-1200\.jpeg$/),
          url: expect.stringMatching(new RegExp(`/kampanyalar/${sooner.slug}$`)),
          endsAt: inDays(0.2).toISOString(),
        },
        expect.objectContaining({ url: expect.stringMatching(new RegExp(`/${later.slug}$`)) }),
      ],
      oneClickUrl: expect.stringContaining('/api/public/reminders/one-click?kod='),
      stopUrl: expect.stringMatching(/:\d+\/bulten\/tercihler\?kod=.+&hakkinda=hatirlatma$/),
    });
    const { notifications, unread } = await list();
    expect(unread).toBe(2);
    expect(notifications.map(({ kind }: { kind: string }) => kind)).toEqual([
      'campaign-ending',
      'campaign-ending',
    ]);
  });

  it('mentions each campaign once, on any number of nodes and days', async () => {
    await followed(inDays(2.5));
    await Promise.all([remindOfEndings(server.db, services()), remindOfEndings(server.db, services())]);
    await remindOfEndings(server.db, services(inDays(1)));
    expect(await mails()).toHaveLength(1);
    await followed(inDays(2.6));
    await remindOfEndings(server.db, services(inDays(1)));
    expect((await mails()).map(({ data }) => (data as { campaigns: object[] }).campaigns.length)).toEqual([
      1, 1,
    ]);
  });

  it.each([
    ['who did not ask for it', { wantsReminders: false }],
    ['whose address is not verified', { emailVerifiedAt: null }],
    ['who may not sign in', { isActive: false }],
  ])('is not sent to a person %s', async (_case, values) => {
    accountId = await newReader(values);
    await followed(inDays(1));
    await remindOfEndings(server.db, services());
    expect(await mails()).toEqual([]);
    expect((await list()).unread).toBe(0);
  });

  it('is in the language of its reader', async () => {
    accountId = await newReader({ locale: 'en' });
    await followed(inDays(1));
    await remindOfEndings(server.db, services());
    const [row] = await mails();
    expect(row?.locale).toBe('en');
    expect(JSON.stringify(row?.data)).toContain('/en/kampanyalar/');
    expect(JSON.stringify(row?.data)).toContain('/en/bulten/tercihler?kod=');
  });
});

describe('one-click unsubscription', () => {
  const stop = (code: string, request: object = {}) =>
    server.app.inject({ method: 'POST', url: `/api/public/reminders/one-click?kod=${code}`, ...request });
  const flag = async (id = accountId) =>
    (await server.db.select().from(account).where(eq(account.id, id)))[0]?.wantsReminders;
  async function reminded() {
    await followed(inDays(1));
    await remindOfEndings(server.db, services());
    const [row] = await mails();
    const { oneClickUrl } = (row?.data ?? {}) as { oneClickUrl: string };
    return new URL(oneClickUrl).searchParams.get('kod') ?? '';
  }

  it('ends reminders without a session and removes unsent ones', async () => {
    const code = await reminded();
    server.actAs({ kind: 'anonymous' });
    const request = {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    };
    const replies = [await stop(code, request), await stop(code, request)];
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    expect([await flag(), await mails()]).toEqual([false, []]);
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, accountId));
    expect(entries).toMatchObject([{ action: 'profile-saved', actorId: null, fields: ['remindMe'] }]);
  });

  it('is refused for GET requests and for codes of another purpose, person or time', async () => {
    const code = await reminded();
    const other = await newReader();
    const [, until = '', signature = ''] = code.split('.');
    for (const wrong of [
      `${other}.${until}.${signature}`,
      signLink(fingerprint, 'newsletter', other, inDays(9)),
      signLink(fingerprint, 'reminders', other, inDays(-1)),
      signLink(fingerprint, 'reminders', '00000000-0000-4000-8000-000000000000', inDays(9)).slice(1),
      '',
    ]) {
      expect((await stop(wrong)).statusCode).toBe(404);
    }
    const fetched = await server.app.inject({ url: `/api/public/reminders/one-click?kod=${code}` });
    expect(fetched.statusCode).toBe(405);
    expect(await flag(other)).toBe(true);
  });

  it('is also possible in the profile, with the same effect', async () => {
    await reminded();
    const { version: _version, ...profile } = (
      await server.app.inject({ url: '/api/Auth_Service/customer/profile' })
    ).json();
    const reply = await postJson(server.app, '/api/me/profile', { ...profile, remindMe: false });
    expect([reply.statusCode, await flag(), await mails()]).toEqual([200, false, []]);
  });
});

describe('notifications', () => {
  const read = (body: unknown) => postJson(server.app, '/api/me/notifications/read', body);

  it('can be marked as read one by one or together', async () => {
    for (const days of [1, 1.1, 1.2]) await followed(inDays(days));
    await remindOfEndings(server.db, services());
    const [first] = (await list()).notifications;
    expect((await read({ ids: [first.id] })).json()).toEqual({ unread: 2 });
    expect((await list()).notifications.filter(({ isRead }: { isRead: boolean }) => isRead)).toHaveLength(1);
    expect((await read({})).json()).toEqual({ unread: 0 });
    expect((await read({})).json()).toEqual({ unread: 0 });
  });

  it('of another member are neither visible nor markable', async () => {
    await followed(inDays(1));
    await remindOfEndings(server.db, services());
    const owner = accountId;
    const [{ id }] = (await list()).notifications;
    accountId = await newReader();
    expect(await list()).toEqual({ notifications: [], unread: 0 });
    await read({ ids: [id] });
    await read({});
    server.actAs({ kind: 'member', id: owner, username: 'ada', role: 'CUSTOMER', sessionId: owner });
    expect((await list()).unread).toBe(1);
  });

  it('are refused to guests', async () => {
    server.actAs({ kind: 'anonymous' });
    expect((await server.app.inject({ url: '/api/me/notifications' })).statusCode).toBe(401);
    expect((await read({})).statusCode).toBe(401);
  });

  it.each([
    ['a text', { ids: 'all' }],
    ['no ids', { ids: ['x'] }],
    ['too many', { ids: Array(101).fill('00000000-0000-4000-8000-000000000000') }],
  ])('are not marked by %s', async (_case, body) => {
    expect((await read(body)).statusCode).toBe(400);
  });
});
