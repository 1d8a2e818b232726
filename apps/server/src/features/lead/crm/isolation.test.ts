import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '@ayrac/domain/access.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { lead, leadNotice } from '../table.ts';

let folder: string;
let server: TestApp;
let ours: Side;
let theirs: Side;
let agent: Caller;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ayrac-isolation-'));
  server = await testApp({ settings: { DATA_DIR: folder, QUOTE_PROOF_FROM: '100000' } });
  ours = await makeSide('Bizim', { name: 'Şükrü', phoneNumber: '5321110001' });
  theirs = await makeSide('Onların', { name: 'Zülküf', phoneNumber: '5339990002' });
  agent = ours.agent;
  server.actAs(agent);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Side {
  readonly brandId: string;
  readonly campaignId: string;
  readonly leadId: string;
  readonly agent: Caller;
  readonly agentId: string;
}

async function makeSide(name: string, asked: object): Promise<Side> {
  const brand = await makeBrand(server.db, { name });
  const campaign = await makeCampaign(server.db, { brandId: brand.id, title: `${name} kampanyası` });
  server.actAs(undefined);
  const { relationId } = (
    await postQuote(server.app, 'anonymous', quoteBody(campaign.id, asked as never))
  ).json();
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: brand.id });
  const member: Caller = {
    ...{ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: brand.id },
  };
  return { brandId: brand.id, campaignId: campaign.id, leadId: relationId, agent: member, agentId: id };
}

const send = (method: 'DELETE' | 'PATCH' | 'POST', path: string, body: unknown = {}) =>
  server.app.inject({
    method,
    url: `/api/${path}`,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  });
const get = (path: string) => server.app.inject({ url: `/api/crm/${path}` });
const post = (path: string, body?: unknown) => send('POST', `crm/${path}`, body);
const note = { deed: { kind: 'note', note: 'Merhaba' } };
const work = (deed: object) => () => post(`leads/${theirs.leadId}/work`, { deed });

describe("a brand's own people", () => {
  // Specification 6.6
  it('see their lead, and nothing of another brand', async () => {
    const reply = await get('leads');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().items.map(({ id }: { id: string }) => id)).toEqual([ours.leadId]);
    expect(reply.json().total).toBe(1);
  });

  it.each<[string, () => string]>([
    ['the other brand', () => `leads?brandId=${theirs.brandId}`],
    ["the other brand's campaign", () => `leads?campaignId=${theirs.campaignId}`],
    ["the other brand's owner", () => `leads?ownerId=${theirs.agentId}`],
    ['a name', () => 'leads?q=zulkuf'],
    ['a number', () => 'leads?q=0002'],
    ['an address', () => 'leads?q=ornek.example&stand=new&sort=-createdAt&q=zulkuf'],
    ['brands to choose from', () => `lead-brands?q=onlarin`],
    ['campaigns to choose from', () => 'lead-campaigns?q=onlarin'],
    ['a state', () => `leads?stand=won`],
  ])('find nothing by %s', async (_name, path) => {
    const reply = await get(path());
    if (reply.statusCode === 400) return expect(reply.json().code).toBe('validation-failed');
    expect(reply.json()).toMatchObject({ items: [], total: 0 });
  });

  it('have a board of their own cards alone, each column with its count', async () => {
    const columns = ['new', 'contacted', 'qualified', 'offered', 'won', 'lost'];
    const shown = await Promise.all(
      columns.map(async (stand) => (await get(`leads?stand=${stand}&limit=20`)).json()),
    );
    expect(shown.map(({ total }) => total)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(shown.flatMap(({ items }) => items.map(({ id }: { id: string }) => id))).toEqual([ours.leadId]);
  });

  it('choose among their own colleagues', async () => {
    const { items } = (await get('lead-owners')).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ours.agentId]);
  });

  it('export their own rows alone', async () => {
    const reply = await get('leads/export?format=csv&reason=report');
    expect(reply.headers['x-total-rows']).toBe('1');
    expect(reply.body).not.toContain('Zülküf');
  });

  it('export nothing without saying why, and the log keeps what they say', async () => {
    const reply = await get('leads/export?format=csv');
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json().fields)).toEqual(['reason']);
    await get('leads/export?format=csv&reason=brand');
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.action, 'records-exported'));
    expect(kept.map(({ reason, rows }) => [reason, rows])).toContainEqual(['brand', 1]);
  });

  it.each<[string, () => ReturnType<typeof get>]>([
    ['opened', () => get(`leads/${theirs.leadId}`)],
    ['read as a story', () => get(`leads/${theirs.leadId}/story`)],
    ['revealed', () => post(`leads/${theirs.leadId}/reveal`)],
    ['noted on', () => post(`leads/${theirs.leadId}/work`, note)],
    ['called', work({ kind: 'contact', channel: 'call', outcome: 'reached' })],
    ['taken', () => post(`leads/${theirs.leadId}/work`, { deed: { kind: 'assign', ownerId: ours.agentId } })],
    ['won', work({ kind: 'stage', stage: 'won' })],
    ['put off', work({ kind: 'snooze', until: null })],
    ['planned', work({ kind: 'plan', action: null, at: null })],
    ['found in conflict', () => post(`leads/${theirs.leadId}/work`, { ...note, version: 9 })],
    ['known as a brand', () => get(`lead-brands/${theirs.brandId}`)],
    ['known as a campaign', () => get(`lead-campaigns/${theirs.campaignId}`)],
    ['known as a colleague', () => get(`lead-owners/${theirs.agentId}`)],
  ])("cannot have another brand's %s: it is not there", async (_name, call) => {
    expect((await call()).statusCode).toBe(404);
  });

  it('fail on a lead of another brand among many, which stays as it was', async () => {
    const target = { kind: 'ids', ids: [ours.leadId, theirs.leadId] };
    const reply = (await post('leads/work', { target, deed: { kind: 'stage', stage: 'qualified' } })).json();
    expect(reply).toMatchObject({ done: 1, failed: [{ id: theirs.leadId, code: 'not-found' }] });
    expect(JSON.stringify(reply)).not.toContain('Zülküf');
    const [row] = await server.db.select().from(lead).where(eq(lead.id, theirs.leadId));
    expect(row).toMatchObject({ stage: 'new', version: 1 });
  });

  it("cannot give their lead to another brand's people, nor undo what these did", async () => {
    const given = await post(`leads/${ours.leadId}/work`, {
      deed: { kind: 'assign', ownerId: theirs.agentId },
    });
    expect(given.json().code).toBe('validation-failed');
    server.actAs(theirs.agent);
    const { change } = (await post(`leads/${theirs.leadId}/work`, note)).json();
    server.actAs(agent);
    const undo = await server.app.inject({ method: 'POST', url: `/api/admin/changes/${change}/undo` });
    expect(undo.statusCode).toBe(404);
  });

  it('see contact data masked until they open it, which is kept', async () => {
    const masked = (await get(`leads/${ours.leadId}`)).json();
    expect(masked.phone).not.toContain('5321110001');
    const { values } = (await post(`leads/${ours.leadId}/reveal`)).json();
    expect(values.phone).toBe('+905321110001');
    const { entries } = (await get(`leads/${ours.leadId}/story`)).json();
    expect(entries).toContainEqual(expect.objectContaining({ what: { kind: 'opened' } }));
    const kept = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, theirs.leadId));
    expect(kept.map(({ action }) => action)).not.toContain('record-opened');
  });
});

describe('what another brand has beside its leads', () => {
  let things: Awaited<ReturnType<typeof makeThings>>;
  let before: unknown;
  beforeAll(async () => {
    things = await makeThings();
    before = await everythingOfTheirs();
    server.actAs(agent);
  });

  /** Makes one of each thing that a brand's people keep, as one of them. */
  async function makeThings() {
    const { brandId, agentId, leadId } = theirs;
    const second = await makeCampaign(server.db, { brandId, title: 'Onların ikinci kampanyası' });
    server.actAs(undefined);
    const ask = async (campaignId: string, values: object) => {
      const body = quoteBody(campaignId, { name: 'Zülküf', ...values } as never);
      return String((await postQuote(server.app, 'anonymous', body)).json().relationId);
    };
    const twinId = await ask(second.id, { phoneNumber: '5339990002' });
    const suspectId = await ask(second.id, { phoneNumber: '5339990003', website: 'x' });
    server.actAs(theirs.agent);
    const make = async (path: string, values: object) => {
      const reply = await post(path, { brandId, ...values });
      expect(reply.statusCode, reply.body).toBe(200);
      return String(reply.json().row.id);
    };
    const rule = { name: 'Onların kuralı', people: agentId, isActive: true };
    const texts = { subject: 'Onların konusu', text: 'Merhaba', subjectEn: 'Theirs', textEn: 'Hello' };
    const template = { name: 'Onların şablonu', purpose: 'service', ...texts, isActive: true };
    const templateId = await make('mail-templates', template);
    const upload = await uploadFile(server, Buffer.from('%PDF-1.7\nOnların'), 'Onların teklifi.pdf');
    const [file] = (await post(`leads/${leadId}/attachments`, { upload })).json();
    const letter = { templateId, locale: 'tr', subject: 'Onların konusu', text: 'Merhaba' };
    expect((await post(`leads/${leadId}/mails`, letter)).statusCode).toBe(200);
    const told = { accountId: agentId, leadId, kind: 'tell', createdAt: testNow } as const;
    const [notice] = await server.db.insert(leadNotice).values(told).returning({ id: leadNotice.id });
    const [row] = await server.db.select().from(lead).where(eq(lead.id, leadId));
    const merged = await post(`leads/${leadId}/merge`, { ids: [twinId], version: row?.version });
    expect(merged.statusCode, merged.body).toBe(200);
    const view = { resource: 'leads', name: 'Onların görünümü', query: 'stand=new', isDefault: false };
    return {
      ...{ twinId, suspectId, templateId, fileId: String(file.id), mergedBy: String(merged.json().change) },
      ruleId: await make('assignment-rules', rule),
      automationId: await make('automations', { ...rule, deed: 'remind' }),
      webhookId: await make('webhooks', { url: 'https://onlarin.ornek.com/', isActive: true }),
      mailboxId: await make('mailboxes', { email: 'onlarin@ornek.com', language: 'tr', isActive: true }),
      keyId: await make('api-keys', { name: 'Onların anahtarı' }),
      viewId: String((await send('POST', 'admin/views', view)).json().id),
      noticeId: String(notice?.id),
    };
  }

  /** Returns everything that the other brand's people see. */
  async function everythingOfTheirs() {
    server.actAs(theirs.agent);
    const lists = ['leads', 'suspect-leads', 'assignment-rules', 'automations', 'mail-templates', 'webhooks'];
    const parts = [`leads/${theirs.leadId}/story`, `leads/${theirs.leadId}/attachments`];
    const rest = ['mailboxes', 'api-keys', 'brand-hours', 'assignees', 'notices', 'figures'];
    const all = await Promise.all(
      [...lists, ...parts, ...rest].map(async (path) => (await get(path)).json()),
    );
    return [...all, (await server.app.inject({ url: '/api/admin/views?resource=leads' })).json()];
  }

  const ofTheirs = (path: string) => get(`leads/${theirs.leadId}/${path}`);
  const doTo = (path: string, body?: unknown) => () => post(`leads/${theirs.leadId}/${path}`, body);
  const mine = (values: object) => ({ name: 'Bizim', isActive: true, people: ours.agentId, ...values });
  const mailing = () => ({
    templateId: things.templateId,
    locale: 'tr',
    subject: 'Merhaba',
    text: 'Merhaba',
  });
  const change = (path: string, values: object) => send('PATCH', `crm/${path}`, { version: 1, values });

  it.each<[string, () => ReturnType<typeof get>]>([
    ['files listed', () => ofTheirs('attachments')],
    ['file opened', () => get(`lead-attachments/${things.fileId}`)],
    ['file removed', () => send('DELETE', `crm/lead-attachments/${things.fileId}`)],
    [
      'lead given a file',
      async () => doTo('attachments', { upload: await uploadFile(server, Buffer.from('%PDF-1.7\n')) })(),
    ],
    ['mails read', () => ofTheirs('mail')],
    ['lead written to', () => post(`leads/${theirs.leadId}/mails`, mailing())],
    ['template changed', () => change(`mail-templates/${things.templateId}`, { subject: 'Bizim' })],
    ['lead merged into ours', () => post(`leads/${ours.leadId}/merge`, { ids: [theirs.leadId], version: 1 })],
    ['lead joined by ours', () => post(`leads/${theirs.leadId}/merge`, { ids: [ours.leadId], version: 1 })],
    ['merge planned', () => post(`leads/${ours.leadId}/merge/plan`, { ids: [theirs.leadId] })],
    ['merge taken apart', () => post(`leads/${things.twinId}/unmerge`)],
    ['merge undone', () => send('POST', `admin/changes/${things.mergedBy}/undo`)],
    ['merged lead opened', () => get(`leads/${things.twinId}`)],
    ['suspect opened', () => get(`suspect-leads/${things.suspectId}`)],
    ['suspect revealed', () => post(`suspect-leads/${things.suspectId}/reveal`)],
    ['rule opened', () => get(`assignment-rules/${things.ruleId}`)],
    ['rule tried', () => get(`assignment-rules/${things.ruleId}/trial`)],
    ['rule changed', () => change(`assignment-rules/${things.ruleId}`, { isActive: false })],
    ['rule binned', () => send('DELETE', `crm/assignment-rules/${things.ruleId}?version=1`)],
    ['rule moved', () => post('assignment-rules/order', { id: things.ruleId, before: null })],
    ['rule read back in time', () => get(`assignment-rules/${things.ruleId}/history`)],
    ['automation tried', () => get(`automations/${things.automationId}/trial`)],
    ['automation switched off', () => change(`automations/${things.automationId}`, { isActive: false })],
    ['hours changed', () => change(`brand-hours/${theirs.brandId}`, { answerMinutes: 1 })],
    ['people sent on leave', () => change(`assignees/${theirs.agentId}`, { capacity: 0 })],
    ['report of the month taken off', () => change(`assignees/${theirs.agentId}`, { wantsReport: true })],
    ['address opened', () => get(`webhooks/${things.webhookId}`)],
    [
      'address turned to us',
      () => change(`webhooks/${things.webhookId}`, { url: 'https://bizim.ornek.com/' }),
    ],
    ['secret made anew', () => post(`webhooks/${things.webhookId}/secret`)],
    ['deliveries read', () => get(`webhooks/${things.webhookId}/deliveries`)],
    ['mailbox turned to us', () => change(`mailboxes/${things.mailboxId}`, { email: 'bizim@ornek.com' })],
    ['mailbox’s deliveries read', () => get(`mailboxes/${things.mailboxId}/deliveries`)],
    ['key made anew', () => post(`api-keys/${things.keyId}/key`)],
    ['key made for us', () => post('api-keys', { name: 'Bizim', brandId: theirs.brandId })],
    ['view renamed', () => send('PATCH', `admin/views/${things.viewId}`, { name: 'Bizim' })],
    ['view forgotten', () => send('DELETE', `admin/views/${things.viewId}`)],
  ])('cannot have its %s: it is not there', async (_name, attack) => {
    const reply = await attack();
    expect(reply.statusCode, reply.body).toBe(404);
    expect(reply.body).not.toMatch(/Zülküf|Onların|onlarin/);
  });

  it.each<[string, () => ReturnType<typeof get>]>([
    ['figures of its brand', () => get(`figures?brandId=${theirs.brandId}`)],
    ['figures of its people', () => get(`figures?ownerId=${theirs.agentId}`)],
    ['report of a month', () => get(`figures?month=2026-11&brandId=${theirs.brandId}`)],
    ['suspects', () => get(`suspect-leads?brandId=${theirs.brandId}`)],
    ['rules', () => get(`assignment-rules?brandId=${theirs.brandId}`)],
    ['rules in a file', () => get(`assignment-rules/export?format=csv&brandId=${theirs.brandId}`)],
    ['templates', () => get('mail-templates?q=onlarin')],
    ['templates in the bin', () => get('mail-templates?bin=only')],
    ['automations', () => get('automations?q=onlarin')],
    ['runs', () => get(`automation-runs?brandId=${theirs.brandId}`)],
    ['addresses', () => get(`webhooks?brandId=${theirs.brandId}`)],
    ['keys', () => get('api-keys?q=onlarin')],
    ['people', () => get(`assignees?brandId=${theirs.brandId}`)],
    ['notices', () => get('notices')],
    ['views', () => server.app.inject({ url: '/api/admin/views?resource=leads' })],
    ['duplicates of ours', () => get(`leads/${ours.leadId}/story`)],
  ])('is found by nobody who asks for %s', async (_name, look) => {
    const { body } = await look();
    expect(body).not.toMatch(/Zülküf|Onların|onlarin/);
    for (const id of [theirs.leadId, theirs.agentId, ...Object.values(things)])
      expect(body).not.toContain(id);
  });

  it.each<[string, () => ReturnType<typeof get>]>([
    [
      'a review of its suspects',
      () => {
        const target = { kind: 'ids', ids: [things.suspectId] };
        return post('suspect-leads/review', { target, review: 'accepted' });
      },
    ],
    [
      'many of its rules at once',
      () => {
        const target = { kind: 'ids', ids: [things.ruleId] };
        return post('assignment-rules/bulk', { target, deed: { kind: 'bin' } });
      },
    ],
    ['its template', () => post(`leads/${ours.leadId}/mails`, mailing())],
    ['its rules', () => post('assignment-rules', mine({ brandId: theirs.brandId }))],
    ['its notices', () => post('notices/seen', { ids: [things.noticeId] })],
    [
      'a rule for its people',
      () => post('assignment-rules', mine({ brandId: ours.brandId, people: theirs.agentId })),
    ],
  ])('does nothing to %s', async (_name, attack) => {
    const { statusCode, body } = await attack();
    expect([200, 400]).toContain(statusCode);
    expect(body).not.toMatch(/Zülküf|Onların|onlarin/);
    if (statusCode === 200) expect(body).toMatch(/"(?:done|seen)":0\b/);
  });

  it('is as it was after all of that', async () => {
    expect(await everythingOfTheirs()).toEqual(before);
    server.actAs(agent);
  });
});
