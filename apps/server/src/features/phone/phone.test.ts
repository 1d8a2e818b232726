import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member, memberBody, postQuote } from '#server/testing/quote-body.ts';
import { openSmsService, otherCode } from '#server/testing/sms-service.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';

let sms: Awaited<ReturnType<typeof openSmsService>>;
let server: TestApp;
beforeAll(async () => {
  sms = await openSmsService();
  server = await testApp({ settings: { SMS_URL: sms.url, SMS_TOKEN: 'gizli' } });
});
afterAll(async () => {
  await server.close();
  sms.close();
});

let id: string;
let phone: string;
let made = 0;
beforeEach(async () => {
  sms.answer.status = 200;
  server.clock.now = testNow;
  sms.messages.length = 0;
  made += 1;
  phone = `+90532000${String(made).padStart(4, '0')}`;
  ({ id } = await makeAccount(server.db, { phone }));
  server.actAs({ ...member(1), id });
});

// From a different address each time, since calls are limited per network too.
const post = (path: string, body: object) => postJson(server.app, path, body, {}, `203.0.113.${made}`);
const send = () => post('/api/me/phone/code', {});
const confirm = (code: string) => post('/api/me/phone/confirm', { code });
const confirmedAt = async () => {
  const [row] = await server.db.select().from(account).where(eq(account.id, id));
  return row?.phoneConfirmedAt ?? null;
};
const permissions = async () => (await server.app.inject('/api/me/permissions')).json();

describe('phone code', () => {
  it('is sent to the number of the profile by the configured service', async () => {
    const reply = await send();
    expect(reply.json()).toEqual({ expiresAt: new Date(testNow.getTime() + 600_000).toISOString() });
    expect(sms.messages).toEqual([
      {
        to: phone,
        text: expect.stringMatching(/^Ayraç doğrulama kodunuz: \d{6}\. 10 dakika geçerlidir/),
        authorization: 'Bearer gizli',
      },
    ]);
  });

  it('confirms the number and its pending permissions, with both times in the ledger', async () => {
    await postJson(server.app, '/api/me/permissions', { sms: true });
    expect(await permissions()).toMatchObject({
      sms: { isGiven: true, isConfirmed: false },
      phone: 'confirmable',
    });
    await send();
    server.clock.now = new Date(testNow.getTime() + 60_000);
    const code = sms.lastCode();
    expect((await confirm(` ${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200);
    expect(await confirmedAt()).toEqual(server.clock.now);
    expect(await permissions()).toMatchObject({
      sms: { isGiven: true, isConfirmed: true, at: server.clock.now.toISOString() },
      call: null,
    });
    const records = await server.db
      .select({
        purpose: consentRecord.purpose,
        context: consentRecord.context,
        at: consentRecord.recordedAt,
      })
      .from(consentRecord)
      .where(eq(consentRecord.accountId, id))
      .orderBy(consentRecord.recordedAt);
    expect(records).toEqual([
      { purpose: 'marketing-sms', context: 'profile', at: testNow },
      { purpose: 'marketing-sms', context: 'confirmed:phone-code', at: server.clock.now },
    ]);
    expect((await confirm(code)).json().code).toBe('wrong-phone-code');
  });

  it('confirms the latest answer, and nothing given for another number', async () => {
    const say = (sms: boolean) => post('/api/me/permissions', { sms });
    const { id: campaignId } = await makeCampaign(server.db);
    const marketing = { call: true };
    const body = memberBody(campaignId, { contactPhone: '5449998877', marketing });
    expect((await postQuote(server.app, 'authenticated', body)).statusCode).toBe(200);
    for (const [minutes, isGiven] of [true, false, true].entries()) {
      server.clock.now = new Date(testNow.getTime() + minutes * 60_000);
      await say(isGiven);
    }
    server.clock.now = new Date(testNow.getTime() + 180_000);
    await send();
    await confirm(sms.lastCode());
    expect(await permissions()).toMatchObject({
      sms: { isGiven: true, isConfirmed: true },
      call: { isGiven: true, isConfirmed: false },
      phone: 'confirmed',
    });
    // A decision of the member about their own, confirmed number.
    await post('/api/me/permissions', { call: true });
    expect(await permissions()).toMatchObject({ call: { isGiven: true, isConfirmed: true } });
    await say(false);
    expect(await permissions()).toMatchObject({ sms: { isGiven: false } });
  });

  it('does not restore permissions refused before', async () => {
    await post('/api/me/permissions', { sms: true });
    server.clock.now = new Date(testNow.getTime() + 60_000);
    await post('/api/me/permissions', { sms: false });
    await send();
    await confirm(sms.lastCode());
    expect(await permissions()).toMatchObject({ sms: { isGiven: false } });
  });

  it('is refused with other digits, and invalid after five wrong attempts', async () => {
    await send();
    const code = sms.lastCode();
    for (const typed of ['', 'abc', '12345']) {
      expect((await confirm(typed)).json().code).toBe('wrong-phone-code');
    }
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await confirm(otherCode(code))).json().code).toBe('wrong-phone-code');
    }
    expect((await confirm(code)).json().code).toBe('wrong-phone-code');
    expect(await confirmedAt()).toBeNull();
  });

  it('expires after ten minutes or when another one is sent', async () => {
    await send();
    const first = sms.lastCode();
    await send();
    const second = sms.lastCode();
    if (first !== second) expect((await confirm(first)).statusCode).toBe(400);
    server.clock.now = new Date(testNow.getTime() + 600_000);
    expect((await confirm(second)).statusCode).toBe(400);
    expect(await confirmedAt()).toBeNull();
  });

  it('is not valid for another account with the same number', async () => {
    await send();
    const code = sms.lastCode();
    const stranger = await makeAccount(server.db, { phone });
    server.actAs({ ...member(2), id: stranger.id });
    expect((await confirm(code)).statusCode).toBe(400);
  });

  it('does not confirm a number entered after it was sent', async () => {
    await send();
    await server.db.update(account).set({ phone: '+905559990000' }).where(eq(account.id, id));
    expect((await confirm(sms.lastCode())).statusCode).toBe(400);
    expect(await confirmedAt()).toBeNull();
  });

  it('is sent three times an hour per account and per number', async () => {
    for (let sent = 0; sent < 3; sent += 1) expect((await send()).statusCode).toBe(200);
    expect((await send()).json().code).toBe('too-many-requests');
    const second = await makeAccount(server.db, { phone });
    server.actAs({ ...member(2), id: second.id });
    expect((await send()).json().code).toBe('too-many-requests');
    expect(sms.messages).toHaveLength(3);
  });

  it('reports a failure of the text message service', async () => {
    sms.answer.status = 500;
    expect((await send()).json()).toMatchObject({ status: 503, code: 'sms-unavailable' });
  });

  it('requires a number', async () => {
    await server.db.update(account).set({ phone: null }).where(eq(account.id, id));
    expect((await send()).json().code).toBe('phone-missing');
  });
});

it('a changed number has to be confirmed again, an unchanged one does not', async () => {
  await post('/api/me/permissions', { sms: true });
  await send();
  await confirm(sms.lastCode());
  const save = async (phoneNumber: string) => {
    const { version } = (await server.app.inject('/api/Auth_Service/customer/profile')).json();
    const nobody = { name: 'Elif', surname: 'Su', gender: null, birthday: null, job: null };
    const profile = { ...nobody, city: null, town: null, remindMe: false, phoneNumber, version };
    expect((await postJson(server.app, '/api/me/profile', profile)).statusCode).toBe(200);
  };
  await save(phone.slice(3));
  expect(await confirmedAt()).toEqual(testNow);
  server.clock.now = new Date(testNow.getTime() + 60_000);
  await send();
  await confirm(sms.lastCode());
  expect(await confirmedAt()).toEqual(testNow);
  expect(await permissions()).toMatchObject({ sms: { isGiven: true, isConfirmed: true } });
  await save('5559990011');
  expect(await confirmedAt()).toBeNull();
  // Permissions for the former number await the confirmation of the new one.
  expect(await permissions()).toMatchObject({ sms: { isGiven: true, isConfirmed: false } });
});
