import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { phoneCode } from '#server/features/phone/table.ts';
import { makeAccount, testPassword } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { openSmsService, otherCode } from '#server/testing/sms-service.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { quoteForm } from '../table.ts';

let sms: Awaited<ReturnType<typeof openSmsService>>;
let server: TestApp;
beforeAll(async () => {
  sms = await openSmsService();
  server = await testApp({ settings: { SMS_URL: sms.url } });
});
afterAll(async () => {
  await server.close();
  sms.close();
});

let made = 0;
beforeEach(() => {
  made += 1;
  sms.messages.length = 0;
});
afterEach(() => {
  sms.answer.status = 200;
  server.clock.now = testNow;
  server.actAs(undefined);
});

const minute = 60_000;
const later = (minutes: number) => {
  server.clock.now = new Date(testNow.getTime() + minutes * minute);
  return server.clock.now;
};

type Step = 'open' | 'phone-code' | 'confirm-phone' | 'confirm-permission';

/** Sends a request without an account and returns the token in the mail's link. */
async function ask(values: object = {}, site = server) {
  const phoneNumber = `53${String(made).padStart(8, '0')}`;
  const marketing = { sms: true, call: true };
  const body = quoteBody((await makeCampaign(site.db)).id, { phoneNumber, marketing, ...values });
  site.actAs({ kind: 'anonymous' });
  const { formId } = (await postQuote(site.app, 'anonymous', body)).json();
  site.actAs(undefined);
  const [row] = await site.db
    .select({ url: sql<string>`${mail.data} ->> 'url'` })
    .from(mail)
    .where(and(eq(mail.recipientKey, body.email), eq(mail.template, 'request-received')));
  const token = new URL(row?.url ?? '').searchParams.get('kod') ?? '';
  // From a different network each time, since calls are limited per network too.
  const from = `203.0.113.${made}`;
  const post = (action: Step, more: object = {}) =>
    postJson(site.app, `/api/public/requests/${action}`, { token, ...more }, {}, from);
  return {
    formId: String(formId),
    email: body.email,
    phone: `+90${body.phoneNumber}`,
    post,
    send: () => post('phone-code'),
    confirm: (code: string) => post('confirm-phone', { code }),
    shown: async () => (await post('open')).json().request,
  };
}

const permissions = (isConfirmed: boolean) => ['sms', 'call'].map((channel) => ({ channel, isConfirmed }));

/** Returns the lines of the export about a recipient. */
async function exported(recipient: string): Promise<string[]> {
  server.actAs({ ...member(9), role: 'ADMIN' });
  const { body } = await server.app.inject('/api/admin/permissions?since=2026-11-20&reason=law');
  server.actAs(undefined);
  return body.split('\r\n').filter((line) => line.includes(`${recipient};`));
}

describe('phone code of a request', () => {
  it('is sent to the number of the request and confirms its permissions, with both times', async () => {
    const { formId, phone, send, confirm, shown } = await ask();
    expect(await shown()).toMatchObject({ permissions: permissions(false), phoneCode: 'available' });
    expect(sms.messages).toEqual([]);
    const { request } = (await send()).json();
    expect(request).toMatchObject({ permissions: permissions(false), phoneCode: 'sent' });
    expect(sms.messages).toMatchObject([{ to: phone }]);
    expect(await exported(phone)).toEqual([]);
    const at = later(5);
    const confirmed = (await confirm(sms.lastCode())).json().request;
    expect(confirmed).toMatchObject({ permissions: permissions(true), phoneCode: 'available' });
    const line = (channel: string) => `'${phone};${channel};given;${at.toISOString()};2026-11-25;no`;
    expect((await exported(phone)).sort()).toEqual([line('call'), line('sms')]);
    const records = await server.db
      .select({
        context: consentRecord.context,
        isGiven: consentRecord.isGiven,
        at: consentRecord.recordedAt,
      })
      .from(consentRecord)
      .where(and(eq(consentRecord.formId, formId), eq(consentRecord.purpose, 'marketing-sms')))
      .orderBy(consentRecord.recordedAt);
    expect(records).toEqual([
      { context: expect.stringMatching(/^campaign:/), isGiven: true, at: testNow },
      { context: 'confirmed:phone-code', isGiven: true, at },
    ]);
    const actions = await server.db
      .select({ action: auditEntry.action, kind: auditEntry.targetKind })
      .from(auditEntry)
      .where(eq(auditEntry.targetId, formId))
      .orderBy(auditEntry.at);
    expect(actions).toEqual([
      { action: 'phone-code-sent', kind: 'form' },
      { action: 'phone-confirmed', kind: 'form' },
    ]);
  });

  it("confirms no e-mail permission, as the mail's link confirms no number", async () => {
    const { post, send, confirm, shown } = await ask({ marketing: { email: true, sms: true } });
    await post('confirm-permission');
    expect((await shown()).permissions).toEqual([
      { channel: 'email', isConfirmed: true },
      { channel: 'sms', isConfirmed: false },
    ]);
    const other = await ask({ marketing: { email: true, sms: true }, phoneNumber: '5440000001' });
    await other.send();
    await other.confirm(sms.lastCode());
    expect((await other.shown()).permissions).toEqual([
      { channel: 'email', isConfirmed: false },
      { channel: 'sms', isConfirmed: true },
    ]);
    await send();
    await confirm(sms.lastCode());
    expect((await shown()).permissions.every((one: { isConfirmed: boolean }) => one.isConfirmed)).toBe(true);
  });

  it('works once, also in concurrent attempts', async () => {
    const { formId, send, confirm } = await ask();
    await send();
    const code = sms.lastCode();
    await Promise.all([1, 2, 3, 4].map(() => confirm(code)));
    expect((await confirm(code)).json().code).toBe('wrong-phone-code');
    const isAnew = and(eq(consentRecord.formId, formId), eq(consentRecord.context, 'confirmed:phone-code'));
    expect(await server.db.$count(consentRecord, isAnew)).toBe(2);
  });

  it('is refused with other digits, and invalid after five wrong attempts', async () => {
    const { send, confirm, shown } = await ask();
    await send();
    const code = sms.lastCode();
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm(otherCode(code))).json().code).toBe('wrong-phone-code');
    }
    expect(await shown()).toMatchObject({ phoneCode: 'available' });
    expect((await confirm(code)).json().code).toBe('wrong-phone-code');
    expect((await shown()).permissions).toEqual(permissions(false));
  });

  it('expires after ten minutes', async () => {
    const { send, confirm, shown } = await ask();
    await send();
    later(10);
    expect(await shown()).toMatchObject({ phoneCode: 'available' });
    expect((await confirm(sms.lastCode())).json().code).toBe('wrong-phone-code');
  });

  it('is not valid for another request or an account with the same number', async () => {
    const first = await ask();
    const second = await ask();
    expect(second.phone).toBe(first.phone);
    await first.send();
    const code = sms.lastCode();
    await second.send();
    if (code !== sms.lastCode()) expect((await second.confirm(code)).statusCode).toBe(400);
    const { id } = await makeAccount(server.db, { phone: first.phone });
    server.actAs({ ...member(1), id });
    expect((await postJson(server.app, '/api/me/phone/confirm', { code })).statusCode).toBe(400);
  });

  it('is sent three times an hour per number', async () => {
    const [first, second] = [await ask(), await ask()];
    await first.send();
    await second.send();
    expect((await first.send()).statusCode).toBe(200);
    expect((await second.send()).json().code).toBe('too-many-requests');
    const { id } = await makeAccount(server.db, { phone: first.phone });
    server.actAs({ ...member(1), id });
    expect((await postJson(server.app, '/api/me/phone/code', {})).json().code).toBe('too-many-requests');
    expect(sms.messages).toHaveLength(3);
  });

  it('reports a failure of the text message service', async () => {
    const { send } = await ask();
    sms.answer.status = 500;
    expect((await send()).json()).toMatchObject({ status: 503, code: 'sms-unavailable' });
  });

  it.each([
    ['nothing was ticked', { marketing: {} }],
    ['e-mail alone was', { marketing: { email: true } }],
  ])('is not sent when %s', async (_case, values) => {
    const { send } = await ask(values);
    expect((await send()).statusCode).toBe(200);
    expect(sms.messages).toEqual([]);
  });

  it('is not sent again after the number is confirmed', async () => {
    const { send, confirm } = await ask();
    await send();
    await confirm(sms.lastCode());
    await send();
    expect(sms.messages).toHaveLength(1);
  });

  it('is neither sent nor accepted with a changed or ended link', async () => {
    const { send, confirm, post } = await ask();
    await send();
    const code = sms.lastCode();
    for (const action of ['phone-code', 'confirm-phone'] as const) {
      expect((await post(action, { token: 'x', code })).json()).toEqual({ kind: 'broken' });
    }
    server.clock.now = new Date('2036-01-01T00:00:00Z');
    expect((await send()).json()).toEqual({ kind: 'expired' });
    expect((await confirm(code)).json()).toEqual({ kind: 'expired' });
    expect(sms.messages).toHaveLength(1);
  });

  it('does not restore permissions refused before', async () => {
    const { formId, phone, send, confirm } = await ask();
    await send();
    const at = later(1);
    const refused = { purpose: 'marketing-sms' as const, isGiven: false, context: 'profile' };
    const shown = { textVersion: 'x', textHash: 'x', locale: 'tr' as const, recordedAt: at };
    await server.db.insert(consentRecord).values({ formId, ...refused, ...shown });
    later(2);
    await confirm(sms.lastCode());
    expect(await exported(phone)).toEqual([
      expect.stringContaining(';sms;refused;'),
      expect.stringContaining(';call;given;'),
    ]);
  });

  it('is deleted with its person, and confirms nothing after an erasure', async () => {
    const { formId, email, phone, send, confirm } = await ask();
    await send();
    const { id } = await makeAccount(server.db, { email });
    server.actAs({ ...member(1), id });
    await server.db.update(quoteForm).set({ phone: '+905550000000' }).where(eq(quoteForm.id, formId));
    expect((await confirm(sms.lastCode())).json().code).toBe('wrong-phone-code');
    await server.db.update(quoteForm).set({ phone }).where(eq(quoteForm.id, formId));
    await postJson(server.app, '/api/me/personal-data/erase', { password: testPassword });
    expect(await server.db.$count(phoneCode, eq(phoneCode.formId, formId))).toBe(0);
  });
});

it('permissions stay unconfirmed without a text message service, and are shown as such', async () => {
  const without = await testApp();
  try {
    const { send, shown } = await ask({}, without);
    expect(await shown()).toMatchObject({ permissions: permissions(false), phoneCode: 'unavailable' });
    expect((await send()).json()).toMatchObject({ status: 409, code: 'sms-off' });
  } finally {
    await without.close();
  }
});
