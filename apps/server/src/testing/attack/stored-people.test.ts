import { type ResourceName, resources } from '@ayrac/contract/office/index.ts';
import type { Caller } from '@ayrac/domain/access.ts';
import { personLimits } from '@ayrac/domain/person/person.ts';
import { siteTextNames } from '@ayrac/domain/site-text/site-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { presentLetter } from '#server/features/mail/present-letter.ts';
import { mail } from '#server/features/mail/table.ts';
import { loadBuiltPages } from '#server/pages/built.ts';
import { makeAccount } from '../accounts.ts';
import { makeCampaign } from '../factories.ts';
import { memberBody, postQuote, quoteBody } from '../quote-body.ts';
import { inDays, type TestApp, testApp } from '../test-app.ts';
import { exportedTexts } from './exported-texts.ts';
import { faultsOfPage } from './faults.ts';
import { payloadsIn, storedPayloads, textsOfPayloads } from './stored-payloads.ts';
import { turnOf } from './values-with-payloads.ts';

/** Payloads in the place of people's names. */
const names = textsOfPayloads(personLimits.name);
const longTexts = textsOfPayloads(1_900);

let site: TestApp;
let admin: Caller;
/** Ids of the two leads of each name: that of an anonymous visitor and that of a member. */
const leadIds: { readonly visitor: string; readonly member: string }[] = [];

beforeAll(async () => {
  const { render, inlineScripts, readOffice } = await loadBuiltPages();
  const settings = { QUOTE_PROOF_FROM: '1000000' };
  site = await testApp({ render, inlineScripts, readOffice, settings });
  const { id, username } = await makeAccount(site.db, { role: 'ADMIN' });
  admin = { kind: 'member', id, username, role: 'ADMIN', sessionId: id };
  const campaign = await makeCampaign(site.db);
  for (const [number, name] of names.entries()) await askAs(name, number, campaign.id);
  site.actAs(admin);
  const template = await send('/api/crm/mail-templates', {
    ...{ name: 'Bilgi', brandId: campaign.brandId, purpose: 'service', isActive: true },
    ...{ subject: 'Teklifiniz', text: 'Merhaba', subjectEn: 'Your quote', textEn: 'Hello' },
  });
  // One lead of each name. All long texts go to leads of visitors, then all of them to leads of members.
  for (const [number, { visitor, member }] of leadIds.entries()) {
    const isOfVisitor = Math.floor(number / longTexts.length) % 2 === 0;
    await workOn(isOfVisitor ? visitor : member, number, template.row.id);
  }
  await answerDataRequests();
}, 120_000);
afterAll(() => site.close());

async function send(path: string, body: unknown) {
  const reply = await site.app.inject({ method: 'POST', url: path, payload: body as object });
  expect([reply.statusCode, path, reply.statusCode === 200 ? '' : reply.body]).toEqual([200, path, '']);
  return reply.json();
}

/** Sends a request as an anonymous visitor, then a request and a data-subject request as a member of the same name. */
async function askAs(name: string, number: number, campaignId: string): Promise<void> {
  site.actAs({ kind: 'anonymous' });
  const form = await postQuote(site.app, 'anonymous', quoteBody(campaignId, { name, surname: name }));
  expect(form.statusCode, form.body).toBe(200);
  const { id, username } = await makeAccount(site.db, { name, surname: name });
  site.actAs({ kind: 'member', id, username, role: 'CUSTOMER', sessionId: id });
  const asked = await postQuote(
    site.app,
    'authenticated',
    memberBody(campaignId, { contactName: name, contactSurname: name }),
  );
  expect(asked.statusCode, asked.body).toBe(200);
  leadIds.push({ visitor: form.json().relationId, member: asked.json().relationId });
  await send('/api/me/data-requests', { kind: 'other', text: turnOf(longTexts, number) });
}

/** Adds a note, a planned action, a contact and an e-mail to a lead. */
async function workOn(leadId: string, number: number, templateId: string): Promise<void> {
  const [name, text] = [turnOf(names, number), turnOf(longTexts, number)];
  const work = `/api/crm/leads/${leadId}/work`;
  await send(work, { action: { kind: 'note', note: text } });
  await send(work, { action: { kind: 'plan', action: name, at: inDays(3) } });
  await send(work, { action: { kind: 'contact', channel: 'call', outcome: 'reached', note: text } });
  // Placeholders in braces must be known, so the braces are removed.
  const [subject, letterText] = [name, text].map((one) => one?.replaceAll(/[{}]/g, ''));
  const letter = { templateId, locale: number % 2 === 0 ? 'tr' : 'en', subject, text: letterText };
  await send(`/api/crm/leads/${leadId}/mails`, letter);
}

async function answerDataRequests(): Promise<void> {
  const { items } = (await site.app.inject({ url: '/api/admin/data-requests?limit=200' })).json();
  expect(items).toHaveLength(names.length);
  for (const [number, { id }] of items.entries())
    await send(`/api/admin/data-requests/${id}/answer`, {
      answer: turnOf(longTexts, number),
      attachesData: false,
    });
}

it("people's names and messages are escaped in every mail", async () => {
  const rows = await site.db.select().from(mail);
  const env = readEnv({ NODE_ENV: 'test' });
  for (const template of ['request-received', 'lead-mail', 'data-request-received', 'data-request-answered'])
    expect(rows.filter((row) => row.template === template).length, template).toBeGreaterThan(20);
  for (const row of rows) {
    const { html, subject, headers } = presentLetter(row, env);
    expect(payloadsIn(html)).toEqual([]);
    expect(`${subject}${Object.values(headers).join('')}`).not.toMatch(/[\r\n]/);
  }
});

it("they are in the office's files, where they start no formula", async () => {
  const ofPeople: readonly ResourceName[] = [
    ...(['forms', 'form-campaigns', 'customer-campaigns', 'leads', 'customers', 'users'] as const),
    ...(['data-requests', 'audit', 'campaign-forms'] as const),
  ];
  const inSheets: string[] = [];
  for (const name of ofPeople) inSheets.push(...(await exportedTexts(site, name, resources[name])));
  const all = inSheets.join('\n');
  expect(storedPayloads.filter((payload) => !all.includes(payload.trim()))).toEqual([]);
});

it('the office gets them as data only', async () => {
  const leadId = leadIds[0]?.visitor;
  const { items } = (await site.app.inject({ url: '/api/admin/customers?limit=1' })).json();
  const [{ id: personId }] = items;
  for (const url of [
    ...[`/api/crm/leads/${leadId}`, `/api/crm/leads/${leadId}/story`, `/api/crm/leads/${leadId}/mail`],
    ...[`/api/admin/people/${personId}`, `/api/admin/people/${personId}/requests`, '/api/crm/notices'],
  ]) {
    const { statusCode, headers } = await site.app.inject({ url });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

it.each(siteTextNames)('a text of the site with them has no markup in its preview: %s', async (name) => {
  const { holding } = (await site.app.inject({ url: `/api/admin/texts/${name}` })).json();
  const body = storedPayloads.join('\n\n');
  const typed = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(texts).map(([part, text]) => [part, part === 'body' ? `${text}\n\n${body}` : text]),
    );
  const draft = { tr: typed(holding.tr), en: typed(holding.en), note: storedPayloads[0], version: 0 };
  await send(`/api/admin/texts/${name}/draft`, draft);
  const { path } = await send(`/api/admin/texts/${name}/preview-link`, {});
  for (const url of [path, `/en${path}`]) {
    const { statusCode: status, headers, body: html } = await site.app.inject({ url });
    expect(status).toBe(200);
    const request = { name: url, url, isScreen: true, method: 'GET', headers: {} };
    expect(faultsOfPage(request, { status, headers, body: html, ms: 0 })).toEqual([]);
    expect(payloadsIn(html)).toEqual([]);
  }
});
