import type { EndpointShape } from '@ayrac/contract/endpoint.ts';
import { officeEndpoints } from '@ayrac/contract/office/endpoints.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCampaign } from '#server/testing/factories.ts';
import { sampleOf } from '#server/testing/input-samples.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';
import { uploadFile } from '#server/testing/upload-file.ts';
import { lead, leadNotice } from '../table.ts';
import { openTwoBrands } from './testing/two-brands.ts';

const { server, ours, theirs, send, get, post } = await openTwoBrands();
const { agent } = ours;
/** Id in the samples of the contract's inputs. */
const SAMPLE_ID = '00000000-0000-4000-8000-000000000000';

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
    const view = { resource: 'leads', name: 'Onların görünümü', query: 'stand=new' };
    const shared = { ...view, isDefault: false, isShared: true };
    return {
      ...{ twinId, suspectId, templateId, fileId: String(file.id), mergedBy: String(merged.json().change) },
      ruleId: await make('assignment-rules', rule),
      automationId: await make('automations', { ...rule, action: 'remind' }),
      webhookId: await make('webhooks', { url: 'https://onlarin.ornek.com/', isActive: true }),
      mailboxId: await make('mailboxes', { email: 'onlarin@ornek.com', language: 'tr', isActive: true }),
      keyId: await make('api-keys', { name: 'Onların anahtarı' }),
      viewId: String((await send('POST', 'crm/views', shared)).json().id),
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
    return [...all, (await server.app.inject({ url: '/api/crm/views?resource=leads' })).json()];
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
    ['merge undone', () => send('POST', `crm/changes/${things.mergedBy}/undo`)],
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
    ['view renamed', () => send('PATCH', `crm/views/${things.viewId}`, { name: 'Bizim' })],
    ['view forgotten', () => send('DELETE', `crm/views/${things.viewId}`)],
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
    ['views', () => server.app.inject({ url: '/api/crm/views?resource=leads' })],
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
        return post('assignment-rules/bulk', { target, action: { kind: 'bin' } });
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

  const calls = Object.entries<EndpointShape>(officeEndpoints)
    .filter(([, { path }]) => path.startsWith('/api/crm/'))
    .map(([name, call]) => [name, call] as const);
  const words = /Zülküf|Onların|onlarin/;
  let sent = 0;
  /** Replaces an action of the sample that would be refused because of its values. */
  const bodyFor = (path: string, example: unknown) =>
    path.endsWith('/bulk')
      ? { ...Object(example), action: { kind: 'bin' } }
      : path.endsWith('/work')
        ? { ...Object(example), action: { kind: 'note', note: 'Bizim' } }
        : example;
  /** Sends a call from a network of its own, because all of them exceed the limit of one. */
  const sendCall = ({ method, path, body }: EndpointShape, id: string, query = {}) => {
    sent += 1;
    const example = body === undefined ? undefined : JSON.stringify(bodyFor(path, sampleOf(body).example));
    return server.app.inject({
      method,
      url: path.replace(/:\w+/, id),
      query,
      remoteAddress: `10.1.${sent >> 8}.${sent & 255}`,
      ...(example !== undefined && {
        headers: { 'content-type': 'application/json' },
        // Every id that the call takes is the other brand's.
        payload: example.replaceAll(SAMPLE_ID, id),
      }),
    });
  };
  const idsOfTheirs = () => [theirs.leadId, theirs.agentId, theirs.brandId, ...Object.values(things)];

  it.each(calls.filter(([, { path }]) => path.includes('/:')))(
    'is not reached by %s, whichever of its ids is given',
    async (_name, call) => {
      for (const id of idsOfTheirs()) {
        const reply = await sendCall(call, id, call.method === 'DELETE' ? { version: '1' } : {});
        expect(reply.statusCode, reply.body).toBe(404);
        expect(reply.body).not.toMatch(words);
      }
    },
  );

  it.each(calls.filter(([, { path }]) => !path.includes('/:')))(
    'is not reached by %s, whose body or filters name it',
    async (_name, call) => {
      const known = Object.keys(Object(call.query && sampleOf(call.query).example));
      const given = { format: 'csv', reason: 'report', month: '2026-11', resource: 'leads', limit: '50' };
      const needed = Object.fromEntries(Object.entries(given).filter(([name]) => known.includes(name)));
      const filters = [{}, { brandId: theirs.brandId }, { q: 'zülküf' }, { q: 'onların' }];
      for (const filter of call.body === undefined ? filters : [{}]) {
        for (const id of call.body === undefined ? [''] : idsOfTheirs()) {
          const reply = await sendCall(call, id, { ...needed, ...filter });
          expect(reply.body).not.toMatch(words);
          if (call.method !== 'GET') {
            // A body that names a record of another brand may be refused as invalid.
            expect([200, 400, 404], reply.body).toContain(reply.statusCode);
            continue;
          }
          expect(reply.statusCode, reply.body).toBe(200);
          for (const one of idsOfTheirs()) expect(reply.body).not.toContain(one);
        }
      }
    },
  );

  it('is as it was after all of that', async () => {
    expect(await everythingOfTheirs()).toEqual(before);
    server.actAs(agent);
  });
});
