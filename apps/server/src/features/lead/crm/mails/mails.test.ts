import type { Caller } from '@ayrac/domain/access.ts';
import { LEAD_MAILS_A_DAY } from '@ayrac/domain/lead/lead-mail.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { mail } from '#server/features/mail/table.ts';
import { settleMail, takeDueMail } from '#server/features/mail/writes.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { postJson } from '#server/testing/post-json.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { leadMail } from './table.ts';

const env = readEnv({ NODE_ENV: 'test', DEMO: 'off' });
let server: TestApp;
let ours: Side;
let theirs: Side;
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
  [ours, theirs] = [await makeSide('Iğdır Oto'), await makeSide('Öteki Oto')];
});
beforeEach(() => {
  server.clock.now = testNow;
  server.actAs(ours.agent);
});
afterAll(() => server.close());

type Template = { readonly id: string; readonly version: number };
interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly agent: Extract<Caller, { kind: 'member' }>;
  readonly service: Template;
  readonly marketing: Template;
}

const texts = {
  subject: 'Sayın {name}, teklifiniz hazır',
  text: '{brand} olarak {campaign} için aradık.\n\nİyi günler',
  subjectEn: 'Dear {name}, your quote is ready',
  textEn: '{brand} called about {campaign}.',
  isActive: true,
};
const post = (url: string, body: unknown) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const get = (path: string) => server.app.inject({ url: `/api/crm/${path}` });
const makeTemplate = (brandId: string, values: object) =>
  post('/api/crm/mail-templates', { brandId, purpose: 'service', ...texts, ...values });

async function makeSide(name: string): Promise<Side> {
  const { id: brandId } = await makeBrand(server.db, { name });
  const { id: campaignId } = await makeCampaign(server.db, { brandId, title: 'Kış lastiği' });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  const agent = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId } as const;
  server.actAs(agent);
  const service = (await makeTemplate(brandId, { name: 'Teklif hazır' })).json().row;
  const marketing = (await makeTemplate(brandId, { name: 'Haber', purpose: 'marketing' })).json().row;
  return { brandId, campaignId, agent, service, marketing };
}

async function ask({ campaignId }: Side, values: object = {}) {
  server.actAs(undefined);
  const body = quoteBody(campaignId, { name: 'Şükrü', surname: 'Can', ...values });
  const { relationId, formId } = (await postQuote(server.app, 'anonymous', body)).json();
  server.actAs(ours.agent);
  return { id: String(relationId), formId: String(formId), email: body.email };
}

const letter = { locale: 'tr', subject: 'Teklifiniz hazır', text: 'Merhaba Şükrü Bey' };
const send = (id: string, { id: templateId }: Template, values: object = {}) =>
  post(`/api/crm/leads/${id}/mails`, { templateId, ...letter, ...values });
const isTo = (email: string, template: 'lead-mail' | 'lead-marketing') =>
  and(eq(mail.recipientKey, email), eq(mail.template, template));
const mailsOf = (email: string, template: 'lead-mail' | 'lead-marketing') =>
  server.db.select().from(mail).where(isTo(email, template)).orderBy(mail.createdAt);
const rowOf = async (id: string) => (await server.db.select().from(lead).where(eq(lead.id, id)))[0];

/** Sends a request with the email permission ticked, and confirms it by the link in the mail. */
async function askAllowing() {
  const asked = await ask(ours, { marketing: { email: true, sms: false, call: false } });
  const token = await mailedToken(asked.email);
  await byLink('confirm-permission', token);
  return { ...asked, token };
}

async function mailedToken(email: string): Promise<string> {
  const rows = await server.db.select().from(mail).where(eq(mail.recipientKey, email));
  const { url } = (rows.find(({ template }) => template === 'request-received')?.data ?? {}) as {
    url: string;
  };
  return new URL(url).searchParams.get('kod') ?? '';
}

const byLink = async (call: string, token: string) =>
  (await postJson(server.app, `/api/public/requests/${call}`, { token })).json();

describe('mail about a request', () => {
  it('is filled from the template in both languages, sent, and counts as the first answer', async () => {
    const { id, email } = await ask(ours);
    const offered = (await get(`leads/${id}/mail`)).json();
    expect(offered).toMatchObject({ language: 'tr', isMarketingAllowed: false });
    const service = offered.templates.find((one: Template) => one.id === ours.service.id);
    expect(service).toMatchObject({
      tr: { subject: 'Sayın Şükrü Can, teklifiniz hazır' },
      en: { text: 'Iğdır Oto called about Kış lastiği.' },
    });
    expect((await send(id, ours.service, service.tr)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      stage: 'contacted',
      state: 'contacted',
      firstContactAt: testNow,
    });
    const [first] = await mailsOf(email, 'lead-mail');
    expect(first?.data).toMatchObject({ subject: 'Sayın Şükrü Can, teklifiniz hazır', brand: 'Iğdır Oto' });

    const { entries } = (await get(`leads/${id}/story`)).json();
    const kinds = entries.map(({ what }: { what: { kind: string } }) => what.kind);
    expect(kinds.toSorted()).toEqual(['asked', 'confirmation', 'mail']);
    expect(entries).toContainEqual(
      expect.objectContaining({
        by: ours.agent.username,
        what: { kind: 'mail', purpose: 'service', state: 'waiting', ...service.tr },
      }),
    );
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(kept.map(({ action }) => action)).toContain('lead-mailed');
    expect(JSON.stringify(kept)).not.toContain('Şükrü');
  });

  it("continues the thread in its reader's mail program", async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await send(id, ours.service, { subject: 'Bir ek daha' });
    const rows = await mailsOf(email, 'lead-mail');
    const second = rows.find(({ data }) => (data as { subject: string }).subject === 'Bir ek daha');
    const [first] = rows.filter((row) => row !== second);
    if (first === undefined || second === undefined) throw new Error('Two mails were put.');
    const { headers, text } = presentLetter(second, env);
    expect(headers.References).toMatch(new RegExp(`^<${id}@.+> <${first.id}@.+>$`));
    expect(text).toContain('Merhaba Şükrü Bey');
    expect(headers['List-Unsubscribe']).toBeUndefined();
  });

  it.each<[string, object, string, RegExp]>([
    ['no text', { text: '  ' }, 'text', /./],
    ['a placeholder that is left', { text: 'Sayın {name}' }, 'text', /kendi metninizi yazın/],
    ['no subject', { subject: '' }, 'subject', /./],
    ['too much of it', { text: 'a'.repeat(8_001) }, 'text', /./],
    ['no template', { templateId: crypto.randomUUID() }, 'templateId', /./],
  ])('is refused with %s', async (_name, values, field, message) => {
    const { id } = await ask(ours);
    const reply = await send(id, ours.service, values);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
    expect(reply.json().fields[field]).toMatch(message);
    expect(await server.db.$count(leadMail, eq(leadMail.leadId, id))).toBe(0);
  });

  it('is refused to people who withdrew, and limited in number', async () => {
    const { id, email } = await ask(ours);
    for (let sent = 0; sent < LEAD_MAILS_A_DAY; sent += 1)
      expect((await send(id, ours.service)).statusCode).toBe(200);
    expect((await send(id, ours.service)).statusCode).toBe(429);
    expect(await mailsOf(email, 'lead-mail')).toHaveLength(LEAD_MAILS_A_DAY);
    const { id: withdrawn } = await ask(ours);
    await withdrawLead(server.db, withdrawn);
    expect((await send(withdrawn, ours.service)).json().code).toBe('request-withdrawn');
  });

  it('is stopped by a withdrawal, except the confirmation, and the timeline says so', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await server.db
      .update(mail)
      .set({ state: 'sent', sentAt: testNow, data: {} })
      .where(isTo(email, 'lead-mail'));
    await send(id, ours.service);
    await withdrawLead(server.db, id);
    expect(await mailsOf(email, 'lead-mail')).toMatchObject([{ state: 'sent' }]);
    // The outbox deletes what was sent long ago.
    await server.db.delete(mail).where(isTo(email, 'lead-mail'));
    const { entries } = (await get(`leads/${id}/story`)).json();
    const mailed = entries.flatMap(({ what }: { what: { kind: string; state: string } }) =>
      ['mail', 'confirmation'].includes(what.kind) ? [[what.kind, what.state]] : [],
    );
    expect(mailed.toSorted()).toEqual([
      ['confirmation', 'waiting'],
      ['mail', 'sent'],
      ['mail', 'stopped'],
    ]);
  });
});

describe('mail whose sending was tried before a withdrawal', () => {
  const shownState = async (id: string) => {
    await withdrawLead(server.db, id);
    const { entries } = (await get(`leads/${id}/story`)).json();
    return entries.find(({ what }: { what: { kind: string } }) => what.kind === 'mail').what.state;
  };
  const take = async (email: string) => {
    const first = { nextTryAt: new Date(0), isBulk: false };
    await server.db.update(mail).set(first).where(isTo(email, 'lead-mail'));
    const taken = await takeDueMail(server.db, { now: testNow, leaseMs: 1_000, host: 'ayrac.example' });
    if (taken?.template !== 'lead-mail') throw new Error('Another mail was due.');
    return taken;
  };

  it('is not said to be stopped while the mail server may be accepting it', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await settleMail(server.db, await take(email), {
      ...{ state: 'waiting', nextTryAt: testNow, problem: 'CONN: 421 busy' },
    });
    await take(email);
    expect(await shownState(id)).toBe('sent');
  });

  it('is said to be stopped after the attempt has failed', async () => {
    const { id, email } = await ask(ours);
    await send(id, ours.service);
    await settleMail(server.db, await take(email), {
      ...{ state: 'waiting', nextTryAt: testNow, problem: 'CONN: 421 busy' },
    });
    expect(await shownState(id)).toBe('stopped');
  });
});

describe('mail about campaigns', () => {
  it('requires a confirmed permission', async () => {
    const { id, email } = await ask(ours, { marketing: { email: true, sms: true, call: true } });
    const refused = await send(id, ours.marketing);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'permission-missing']);
    await byLink('confirm-permission', await mailedToken(email));
    expect((await get(`leads/${id}/mail`)).json().isMarketingAllowed).toBe(true);
    expect((await send(id, ours.marketing)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ stage: 'new', firstContactAt: null });
    expect(await mailsOf(email, 'lead-marketing')).toHaveLength(1);
  });

  it.each<[string, (asked: Awaited<ReturnType<typeof askAllowing>>) => Promise<unknown>]>([
    ['the page of the request', ({ token }) => byLink('refuse-permission', token)],
    [
      'one click in a mail program',
      async ({ email }) => {
        const [row] = await mailsOf(email, 'lead-marketing');
        if (row === undefined) throw new Error('A mail was put.');
        const { headers } = presentLetter(row, env);
        expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
        const { pathname, search } = new URL((headers['List-Unsubscribe'] ?? '').slice(1, -1));
        server.actAs(undefined);
        const ended = await server.app.inject({ method: 'POST', url: pathname + search });
        server.actAs(ours.agent);
        expect(ended.statusCode).toBe(200);
      },
    ],
  ])('ends by %s, and pending mails are removed', async (_name, end) => {
    const asked = await askAllowing();
    await send(asked.id, ours.marketing);
    await end(asked);
    expect(await mailsOf(asked.email, 'lead-marketing')).toEqual([]);
    expect((await send(asked.id, ours.marketing)).json().code).toBe('permission-missing');
    const { request } = await byLink('open', asked.token);
    expect(request.permissions).toEqual([]);
    expect((await send(asked.id, ours.service)).statusCode).toBe(200);
  });

  it('ends for a member in their profile, with what still waits', async () => {
    const { id: accountId, username, email } = await makeAccount(server.db);
    const own = { kind: 'member', id: accountId, username, role: 'CUSTOMER', sessionId: accountId } as const;
    server.actAs(own);
    const body = memberBody(ours.campaignId, { contactEmail: email, marketing: { email: true } });
    const { relationId } = (await postQuote(server.app, 'authenticated', body)).json();
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).statusCode).toBe(200);
    const waiting = and(eq(mail.accountId, accountId), eq(mail.template, 'lead-marketing'));
    expect(await server.db.$count(mail, waiting)).toBe(1);
    server.actAs(own);
    expect((await post('/api/me/permissions', { email: false })).statusCode).toBe(200);
    expect(await server.db.$count(mail, waiting)).toBe(0);
  });

  it('ends for a member by one click, but not by a forged one', async () => {
    const { id: accountId, username, email } = await makeAccount(server.db);
    server.actAs({ kind: 'member', id: accountId, username, role: 'CUSTOMER', sessionId: accountId });
    const marketing = { email: true, sms: false, call: false };
    const body = memberBody(ours.campaignId, { contactEmail: email, marketing });
    const { relationId } = (await postQuote(server.app, 'authenticated', body)).json();
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).statusCode).toBe(200);
    const sent = and(eq(mail.accountId, accountId), eq(mail.template, 'lead-marketing'));
    const [row] = await server.db.select().from(mail).where(sent);
    const { oneClickUrl, stopUrl } = (row?.data ?? {}) as { oneClickUrl: string; stopUrl: string };
    expect(stopUrl).toMatch(/\/profile$/);
    const { pathname, search } = new URL(oneClickUrl);
    const click = (query: string) => server.app.inject({ method: 'POST', url: pathname + query });
    server.actAs(undefined);
    expect((await click(`${search}x`)).statusCode).toBe(404);
    expect(await server.db.$count(mail, sent)).toBe(1);
    expect((await click(search)).statusCode).toBe(200);
    expect(await server.db.$count(mail, sent)).toBe(0);
    server.actAs(ours.agent);
    expect((await send(relationId, ours.marketing)).json().code).toBe('permission-missing');
  });
});

describe('mail template', () => {
  it.each<[string, object, string]>([
    ['an unknown placeholder', { text: 'Sayın {isim}' }, 'text'],
    ['an open brace', { subjectEn: 'Dear {name' }, 'subjectEn'],
    ['the name of another', { name: 'TEKLİF HAZIR' }, 'name'],
  ])('is refused with %s', async (_name, values, field) => {
    const reply = await makeTemplate(ours.brandId, { name: 'Yeni', ...values });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, [field]]);
  });

  it('belongs to its brand only', async () => {
    const { id } = await ask(ours);
    expect((await send(id, theirs.service)).json().fields).toHaveProperty('templateId');
    for (const path of [`mail-templates/${theirs.service.id}`, `mail-templates/${theirs.service.id}/history`])
      expect((await get(path)).statusCode).toBe(404);
    const { items } = (await get('mail-templates')).json();
    expect(items.every(({ brandId }: { brandId: string }) => brandId === ours.brandId)).toBe(true);
    for (const name of ['Sızma', 'Teklif hazır'])
      expect((await makeTemplate(theirs.brandId, { name })).statusCode).toBe(404);
    const other = await ask(theirs);
    for (const reply of [await get(`leads/${other.id}/mail`), await send(other.id, ours.service)])
      expect(reply.statusCode).toBe(404);
  });
});
