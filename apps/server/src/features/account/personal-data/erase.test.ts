import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { campaignStats } from '#server/features/campaign/table.ts';
import { consentRecord } from '#server/features/consent/table.ts';
import { inboxEntry } from '#server/features/inbox/table.ts';
import { lead, leadClaim, quoteForm } from '#server/features/lead/table.ts';
import { putMail } from '#server/features/mail/outbox.ts';
import { mail } from '#server/features/mail/table.ts';
import { logOptions } from '#server/plugins/request-log.ts';
import {
  cookiesOf,
  currentUser,
  giveSecondFactor,
  makeAccount,
  postAuth,
  testPassword,
} from '#server/testing/accounts.ts';
import { keepAllMails } from '#server/testing/keep-all-mails.ts';
import { makeLead } from '#server/testing/leads.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testApp, testNow } from '#server/testing/test-app.ts';
import { twoNodes } from '#server/testing/two-nodes.ts';
import { authenticatorCode } from '../second-factor.ts';
import { account } from '../table.ts';
import { findTraces, leaveTraces, samplePerson } from './testing/sample-person.ts';
import { readWholeDatabase } from './testing/whole-database.ts';

const { near, far } = await twoNodes();
beforeEach(() => {
  near.clock.now = testNow;
});

const path = '/api/me/personal-data';
const erase = (headers: Record<string, string>, body: object = { password: testPassword }) =>
  postJson(near.app, `${path}/erase`, body, headers);

/** Without a mail server a mail that must leave no trace is deleted at the next look. */
const sendMails = () => keepAllMails(near.db, ['data-erased']);

describe('erased person', () => {
  it('is not found in any table by address, phone or name', async () => {
    const who = samplePerson();
    const { headers } = await leaveTraces(near, who);
    expect(findTraces(await readWholeDatabase(near.db), who).length).toBeGreaterThan(5);
    expect((await erase(headers)).statusCode).toBe(200);
    expect(await near.db.select().from(mail).where(eq(mail.recipient, who.email))).toMatchObject([
      { template: 'data-erased', accountId: null },
    ]);
    await sendMails();
    expect(findTraces(await readWholeDatabase(near.db), who)).toEqual([]);
  });

  it('releases the requests of others that were merged into theirs', async () => {
    const who = samplePerson();
    const { headers } = await leaveTraces(near, who);
    const theirForms = near.db
      .select({ id: quoteForm.id })
      .from(quoteForm)
      .where(eq(quoteForm.email, who.email));
    const [theirs] = await near.db.select().from(lead).where(inArray(lead.formId, theirForms)).limit(1);
    const { id: mergedInto, campaignId } = theirs ?? { id: '', campaignId: '' };
    const { id: customerId } = await makeAccount(near.db);
    const contact = { contactEmail: 'eş@ornek.example', contactPhone: '+905440000001' };
    const joined = await makeLead(near.db, {
      ...{ campaignId, customerId, mergedInto, contactName: 'Eş', contactSurname: 'Dost' },
      ...contact,
    });
    expect((await erase(headers)).statusCode).toBe(200);
    const rows = await near.db.select().from(lead).where(eq(lead.id, joined.id));
    expect(rows).toMatchObject([{ ...contact, mergedInto: null, erasedAt: null }]);
  });

  it('does not appear in the log or in files beside the database', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    });
    const folder = await mkdtemp(join(tmpdir(), 'ayrac-erased-'));
    const site = await testApp({
      on: near.database,
      logger: { ...logOptions('info'), stream },
      settings: { DATA_DIR: folder },
    });
    const who = samplePerson();
    const { headers } = await leaveTraces(site, who);
    expect((await postJson(site.app, `${path}/erase`, { password: testPassword }, headers)).statusCode).toBe(
      200,
    );
    await site.close();
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(
      files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')),
    );
    await rm(folder, { recursive: true });
    expect(lines.join('')).toContain(`${path}/erase`);
    expect(findTraces([...lines, ...texts, ...files.map(({ name }) => name)].join('\n'), who)).toEqual([]);
  });

  it('receives one last mail and nothing that was queued during the password check', async () => {
    const who = samplePerson();
    const { id, headers } = await leaveTraces(near, who);
    const { erasing } = await near.db.transaction(async (tx) => {
      await tx.execute(sql`lock table login_throttle in exclusive mode`);
      const erasing = erase(headers);
      const waiting = sql`select from pg_locks where relation = 'login_throttle'::regclass and not granted`;
      await expect.poll(async () => (await tx.execute(waiting)).rowCount).toBe(1);
      near.clock.now = new Date(testNow.getTime() + 1_000);
      for (const to of [{ accountId: id }, { email: who.email }]) {
        const data = { loginUrl: 'https://site.example/login' };
        await putMail(tx, { to, template: 'email-in-use', locale: 'tr', data, now: near.clock.now });
      }
      return { erasing };
    });
    expect((await erasing).statusCode).toBe(200);
    await postJson(near.app, '/api/public/password-resets', { usernameOrEmail: who.email });
    const theirs = or(eq(mail.accountId, id), eq(mail.recipient, who.email));
    expect(await near.db.select().from(mail).where(theirs)).toMatchObject([{ template: 'data-erased' }]);
  });

  it('leaves anonymous requests: counts, links, states, claims and what was shown', async () => {
    const who = samplePerson();
    const { id, headers, campaignId, otherId } = await leaveTraces(near, who);
    const countOf = async (campaign: string) =>
      near.db.select().from(campaignStats).where(eq(campaignStats.campaignId, campaign));
    const before = [await countOf(campaignId), await countOf(otherId)];
    expect(await near.db.$count(lead, and(eq(lead.campaignId, otherId), gt(lead.respondBy, testNow)))).toBe(
      1,
    );
    const claimsBefore = await near.db.select().from(leadClaim).where(eq(leadClaim.campaignId, otherId));
    await erase(headers);
    const after = [await countOf(campaignId), await countOf(otherId)];
    for (const [index, [stats]] of before.entries()) {
      expect(after[index]?.[0]?.applications).toBe(stats?.applications);
    }
    const [link] = await near.db.select().from(lead).where(eq(lead.campaignId, campaignId));
    const [form] = await near.db
      .select()
      .from(quoteForm)
      .where(eq(quoteForm.id, link?.formId ?? ''));
    expect(form).toMatchObject({
      ...{ name: '', surname: '', email: '', emailKey: '', phone: '+900000000000', city: '', town: '' },
      ...{ gender: null, birthday: null, contactEmail: null, contactPhone: null, isActive: true },
    });
    expect(form?.erasedAt).toEqual(testNow);
    const [held] = await near.db.select().from(lead).where(eq(lead.campaignId, otherId));
    expect(held).toMatchObject({
      ...{ contactName: '', contactEmail: '', isActive: true, erasedAt: testNow },
      ...{ contactCity: null, contactTown: null, contactChannel: null, contactTime: null },
    });
    expect([link?.respondBy, held?.respondBy], 'nobody can answer late any more').toEqual([null, null]);
    expect(held?.customerId).not.toBe(id);
    const claims = await near.db.select().from(leadClaim).where(eq(leadClaim.campaignId, otherId));
    expect(claims).toHaveLength(claimsBefore.length);
    for (const { claimant } of claimsBefore) {
      expect(claims.map((claim) => claim.claimant)).not.toContain(claimant);
    }
    const records = await near.db
      .select()
      .from(consentRecord)
      .where(eq(consentRecord.formId, form?.id ?? ''));
    expect(records).toHaveLength(5);
    expect(
      await near.db.select().from(inboxEntry).where(eq(inboxEntry.campaignId, campaignId)),
    ).toMatchObject([{ kind: 'report', reason: 'other', email: null, body: null }]);
  });

  it('is signed out everywhere within five seconds and cannot sign in again', async () => {
    const who = samplePerson();
    const { headers, cookies } = await leaveTraces(near, who);
    expect((await currentUser(far.app, cookies)).statusCode).toBe(200);
    const reply = await erase(headers);
    expect(cookiesOf(reply)).toMatchObject({ accessToken: '', refreshToken: '' });
    await vi.waitFor(
      async () => {
        for (const { app } of [near, far]) expect((await currentUser(app, cookies)).statusCode).toBe(401);
      },
      { timeout: 5_000, interval: 50 },
    );
    const again = await postAuth(far.app, 'login', { username: who.username, password: testPassword });
    expect(again.statusCode).toBe(401);
  });

  it('can register again with the same address and request the same campaign', async () => {
    const who = samplePerson();
    const { headers, campaignId } = await leaveTraces(near, who);
    await erase(headers);
    await makeAccount(near.db, { username: who.username, email: who.email });
    const body = quoteBody(campaignId, { email: who.email });
    expect((await postQuote(near.app, 'anonymous', body)).statusCode).toBe(200);
  });

  it('no longer follows anything and is not counted as a follower', async () => {
    const { headers, campaignId } = await leaveTraces(near, samplePerson());
    const followers = async () =>
      (await near.db.select().from(campaignStats).where(eq(campaignStats.campaignId, campaignId)))[0]
        ?.followers;
    expect(await followers()).toBe(1);
    await erase(headers);
    expect(await followers()).toBe(0);
  });

  it('is audited by id only', async () => {
    const { id, headers } = await leaveTraces(near, samplePerson());
    await erase(headers);
    const entries = await near.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries.find(({ action }) => action === 'data-erased')).toMatchObject({ actorId: id, fields: [] });
  });

  it('with an unverified address loses what they sent while signed in, not the requests of strangers', async () => {
    const who = samplePerson();
    const { id, headers, campaignId, otherId } = await leaveTraces(near, who);
    await near.db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, id));
    await erase(headers);
    const [held] = await near.db.select().from(lead).where(eq(lead.campaignId, otherId));
    expect(held?.contactEmail).toBe('');
    const [strangers] = await near.db.select().from(quoteForm).where(eq(quoteForm.email, who.email));
    expect(strangers).toMatchObject({ name: who.name, erasedAt: null });
    const [link] = await near.db.select().from(lead).where(eq(lead.campaignId, campaignId));
    expect(link?.formId).toBe(strangers?.id);
  });
});

describe('erasure', () => {
  it.each([
    [{}, { password: 'required' }],
    [{ password: 'Yanlis-Sifre1' }, { password: 'wrong' }],
    [{ password: ['x'] }, { password: 'wrong' }],
  ])('is refused with %j', async (body, fields) => {
    const who = samplePerson();
    const { id, headers } = await leaveTraces(near, who);
    const reply = await erase(headers, body);
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(fields));
    expect(await near.db.$count(account, eq(account.id, id))).toBe(1);
  });

  it('requires a code when the second factor is on', async () => {
    const { id, headers } = await leaveTraces(near, samplePerson());
    const secret = await giveSecondFactor(near.db, id);
    expect(Object.keys((await erase(headers)).json().fields)).toEqual(['code']);
    const wrong = await erase(headers, { password: testPassword, code: '000000' });
    expect(Object.keys(wrong.json().fields)).toEqual(['code']);
    near.clock.now = new Date(testNow.getTime() + 60_000);
    const code = authenticatorCode(secret, near.clock.now);
    expect((await erase(headers, { password: testPassword, code })).statusCode).toBe(200);
  });

  it('is refused for the last active administrator, also when the last two erase themselves concurrently', async () => {
    const admins = [
      await leaveTraces(near, samplePerson(), { role: 'ADMIN' }),
      await leaveTraces(near, samplePerson(), { role: 'ADMIN' }),
    ];
    const replies = await Promise.all(admins.map(({ headers }) => erase(headers)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await near.db.$count(account, eq(account.role, 'ADMIN'))).toBe(1);
  });
});
