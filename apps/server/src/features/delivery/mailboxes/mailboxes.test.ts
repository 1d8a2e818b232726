import type { Caller } from '@ayrac/domain/access.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lead } from '#server/features/lead/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { postJson } from '#server/testing/post-json.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { delivery, mailbox } from '../table.ts';
import { mailDue } from './mail-due.ts';

let server: TestApp;
let theirs: Side;
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
  theirs = await makeSide();
});
beforeEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly agent: Caller;
  readonly email: string;
  readonly id: string;
}

let made = 0;
/** Makes a brand with an unconfirmed mailbox, and a person who works for it. */
async function makeSide(language: 'tr' | 'en' = 'tr'): Promise<Side> {
  made += 1;
  const { id: brandId } = await makeBrand(server.db);
  const { id: campaignId } = await makeCampaign(server.db, { brandId, title: 'Kış lastiği' });
  const { id: account, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  const agent = {
    kind: 'member',
    id: account,
    username,
    role: 'CRM_ADMIN',
    sessionId: account,
    brandId,
  } as const;
  const email = `istekler.${made}@marka.example`;
  server.actAs(agent);
  const { row } = (await send('POST', 'mailboxes', { brandId, email, language, isActive: true })).json();
  return { brandId, campaignId, agent, email, id: row.id };
}

const send = (method: 'POST' | 'PATCH', path: string, body: unknown = {}) =>
  server.app.inject({
    method,
    url: `/api/crm/${path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });

async function codeOf(email: string): Promise<string> {
  const rows = await mailsTo(email, 'mailbox-confirm');
  const { url } = (rows.at(-1)?.data ?? {}) as { url: string };
  return new URL(url).searchParams.get('kod') ?? '';
}

const mailsTo = (email: string, template: 'mailbox-confirm' | 'brand-request') =>
  server.db
    .select()
    .from(mail)
    .where(and(eq(mail.recipient, email), eq(mail.template, template)))
    .orderBy(mail.createdAt, mail.id);
const confirm = async (code: string) =>
  (await postJson(server.app, '/api/public/mailboxes/confirm', { code })).json();
const statesOf = async ({ id }: Side) => {
  const rows = await server.db.select().from(delivery).where(eq(delivery.mailboxId, id));
  return rows.map(({ event, state }) => `${event} ${state}`).toSorted();
};

async function confirmed(language?: 'tr' | 'en'): Promise<Side> {
  const side = await makeSide(language);
  await confirm(await codeOf(side.email));
  return side;
}

async function ask({ campaignId }: Side): Promise<string> {
  server.actAs(undefined);
  const body = quoteBody(campaignId, { name: 'Şükrü' });
  return (await postQuote(server.app, 'anonymous', body)).json().relationId;
}

/** Deliveries are due by the database's clock. */
const mailAll = () => mailDue(server.db, 'https://ayrac.example', new Date(Date.now() + 60_000));

describe('brand mailbox', () => {
  it('receives each request once after a reader has confirmed it', async () => {
    const side = await makeSide();
    await ask(side);
    expect(await statesOf(side)).toEqual([]);
    const code = await codeOf(side.email);
    expect(await confirm(code)).toMatchObject({ kind: 'confirmed' });
    expect(await confirm(code)).toMatchObject({ kind: 'confirmed' });
    const id = await ask(side);
    await Promise.all([mailAll(), mailAll()]);
    const mails = await mailsTo(side.email, 'brand-request');
    expect(mails.map(({ data }) => data)).toMatchObject([
      {
        ...{
          event: 'request-created',
          campaignTitle: 'Kış lastiği',
          contact: { name: 'Şükrü', city: 'İzmir' },
        },
        url: `https://ayrac.example/crm-admin/leads?open=${id}`,
      },
    ]);
    server.actAs(side.agent);
    const log = (await server.app.inject({ url: `/api/crm/mailboxes/${side.id}/deliveries` })).json();
    expect(log).toMatchObject([{ event: 'request-created', state: 'delivered', leadId: id, attempts: [{}] }]);
    // Steps by the brand's own people are not reported to it.
    await send('POST', `leads/${id}/work`, { action: { kind: 'stage', stage: 'won' } });
    expect(await statesOf(side)).toEqual(['request-created delivered']);
  });

  it('receives a withdrawal without contact data, and pending mails of it are removed', async () => {
    const side = await confirmed();
    const [first, second] = [await ask(side), await ask(side)];
    await withdrawLead(server.db, first);
    await mailAll();
    await server.db.update(lead).set({ erasedAt: testNow }).where(eq(lead.id, second));
    const mails = await mailsTo(side.email, 'brand-request');
    expect(mails.map(({ data }) => data)).toMatchObject([{ event: 'request-withdrawn', contact: null }]);
    expect(await statesOf(side)).toEqual([
      'request-created delivered',
      'request-created stopped',
      'request-withdrawn delivered',
    ]);
  });

  it('gets mails in its chosen language, starting with the confirmation link', async () => {
    const side = await confirmed('en');
    await ask(side);
    server.actAs(side.agent);
    const { version } = (await server.app.inject({ url: `/api/crm/mailboxes/${side.id}` })).json();
    await mailAll();
    await send('PATCH', `mailboxes/${side.id}`, { version, values: { language: 'tr' } });
    await ask(side);
    await mailAll();
    const links = await mailsTo(side.email, 'mailbox-confirm');
    expect(links.map(({ locale, data }) => [locale, JSON.stringify(data).includes('/en/')])).toEqual([
      ['en', true],
    ]);
    const mails = await mailsTo(side.email, 'brand-request');
    expect(mails.map(({ locale }) => locale)).toEqual(['en', 'tr']);
    server.actAs(side.agent);
    const values = { language: 'de' };
    const bad = await send('PATCH', `mailboxes/${side.id}`, { version: version + 1, values });
    expect(bad.json().fields).toHaveProperty('language');
  });

  it('receives only tests while paused', async () => {
    const side = await confirmed();
    server.actAs(side.agent);
    const { version } = (await server.app.inject({ url: `/api/crm/mailboxes/${side.id}` })).json();
    await send('PATCH', `mailboxes/${side.id}`, { version, values: { isActive: false } });
    await ask(side);
    server.actAs(side.agent);
    expect((await send('POST', `mailboxes/${side.id}/test`)).statusCode).toBe(200);
    await mailAll();
    expect(await statesOf(side)).toEqual(['request-created waiting', 'test delivered']);
    await server.db.update(mailbox).set({ isActive: true }).where(eq(mailbox.id, side.id));
    await mailAll();
    expect(await statesOf(side)).toEqual(['request-created delivered', 'test delivered']);
  });

  it('needs a new confirmation for another address, and the old link is invalid', async () => {
    const side = await confirmed();
    const old = await codeOf(side.email);
    await ask(side);
    server.actAs(side.agent);
    const { version } = (await server.app.inject({ url: `/api/crm/mailboxes/${side.id}` })).json();
    const email = `yeni.${side.email}`;
    const changed = await send('PATCH', `mailboxes/${side.id}`, { version, values: { email } });
    expect(changed.json().row).toMatchObject({ confirmedAt: null });
    expect((await send('POST', `mailboxes/${side.id}/test`)).json().code).toBe('action-not-possible');
    expect(await confirm(old)).toEqual({ kind: 'broken' });
    await mailAll();
    expect(await mailsTo(email, 'brand-request')).toEqual([]);
    expect((await send('POST', `mailboxes/${side.id}/ask`)).statusCode).toBe(200);
    expect(await mailsTo(email, 'mailbox-confirm')).toHaveLength(2);
    server.clock.now = new Date(testNow.getTime() + 8 * 86_400_000);
    expect(await confirm(await codeOf(email))).toEqual({ kind: 'expired' });
  });

  it.each(['', 'x', `${crypto.randomUUID()}.zzz.${'a'.repeat(43)}`])(
    'is not confirmed by the code %j',
    async (code) => {
      expect(await confirm(code)).toEqual({ kind: 'broken' });
    },
  );

  it('belongs to its brand only', async () => {
    const side = await makeSide();
    server.actAs(side.agent);
    for (const path of [`mailboxes/${theirs.id}/test`, `mailboxes/${theirs.id}/ask`])
      expect((await send('POST', path)).statusCode).toBe(404);
    for (const path of [`mailboxes/${theirs.id}`, `mailboxes/${theirs.id}/deliveries`])
      expect((await server.app.inject({ url: `/api/crm/${path}` })).statusCode).toBe(404);
    const foreign = { brandId: theirs.brandId, email: 'ben@marka.example', language: 'tr', isActive: true };
    expect((await send('POST', 'mailboxes', foreign)).statusCode).toBe(404);
    const { items } = (await server.app.inject({ url: '/api/crm/mailboxes' })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([side.id]);
  });
});
