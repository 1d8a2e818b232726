import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs, minuteInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { lead } from '#server/features/lead/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { withdrawLead } from '#server/testing/leads.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { apiKey } from '../table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_PROOF_FROM: '100000' } });
});
afterAll(() => server.close());
beforeEach(() => {
  server.clock.now = testNow;
});

const headers = { 'content-type': 'application/json' };
const send = (method: 'POST' | 'DELETE', path: string, body: unknown = {}) =>
  server.app.inject({ method, url: `/api/crm/${path}`, headers, payload: JSON.stringify(body) });

async function makeSide() {
  const { id: brandId } = await makeBrand(server.db);
  const { id: campaignId } = await makeCampaign(server.db, { brandId });
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId });
  const agent: Caller = { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId };
  server.actAs(agent);
  const { row } = (await send('POST', 'api-keys', { brandId, name: 'CRM sunucusu' })).json();
  const keyId: string = row.id;
  return { brandId, campaignId, agent, keyId, key: await renew(keyId, agent) };
}

async function renew(keyId: string, agent: Caller): Promise<string> {
  server.actAs(agent);
  const { secret } = (await send('POST', `api-keys/${keyId}/key`)).json();
  server.actAs(undefined);
  return secret;
}

async function ask(campaignId: string, values: object = {}): Promise<string> {
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(campaignId, values as never));
  // Requests of the last seconds are held back until concurrent writes have finished.
  server.clock.now = new Date(server.clock.now.getTime() + minuteInMs);
  return reply.json().relationId;
}

function fetchLeads(key: string, query: Readonly<Record<string, string>> = {}) {
  const authorization = `Bearer ${key}`;
  return server.app.inject({ url: '/api/brand/leads', query: { ...query }, headers: { authorization } });
}

/** Changes are ordered by the database's clock. A minute later they are no longer held back. */
function settle(): void {
  server.clock.now = new Date(Math.max(Date.now(), server.clock.now.getTime()) + minuteInMs);
}

const idsOf = (reply: { json: () => { items: readonly { id: string }[] } }) =>
  reply.json().items.map(({ id }) => id);

describe('API key', () => {
  it('fetches the requests of its brand only, page by page, each once', async () => {
    const [ours, theirs] = [await makeSide(), await makeSide()];
    expect((await fetchLeads(ours.key)).json()).toEqual({ items: [], erased: [], next: null });
    const ids = [await ask(ours.campaignId), await ask(ours.campaignId), await ask(ours.campaignId)];
    await ask(theirs.campaignId);
    const first = await fetchLeads(ours.key, { limit: '2' });
    expect(first.statusCode).toBe(200);
    expect(first.json().items[0]).toMatchObject({ id: ids[0], state: 'received', contact: { name: 'Elif' } });
    const second = await fetchLeads(ours.key, { cursor: first.json().next });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids);
    const none = await fetchLeads(ours.key, { cursor: second.json().next });
    expect([idsOf(none), none.json().next]).toEqual([[], second.json().next]);
    const later = await ask(ours.campaignId);
    expect(idsOf(await fetchLeads(ours.key, { cursor: none.json().next }))).toEqual([later]);
  });

  it('returns a request accepted late after those that arrived meanwhile', async () => {
    const { key, campaignId } = await makeSide();
    const [suspect, sound] = [await ask(campaignId), await ask(campaignId)];
    await server.db.update(lead).set({ isSuspect: true }).where(eq(lead.id, suspect));
    const first = await fetchLeads(key);
    expect(idsOf(first)).toEqual([sound]);
    const accepted = { isSuspect: false, review: 'accepted', reviewedAt: server.clock.now } as const;
    await server.db.update(lead).set(accepted).where(eq(lead.id, suspect));
    settle();
    expect(idsOf(await fetchLeads(key, { cursor: first.json().next }))).toEqual([suspect]);
  });

  it('records its last use and how many requests it returned', async () => {
    const { key, keyId, campaignId } = await makeSide();
    await ask(campaignId);
    const before = await fetchLeads(key);
    expect(idsOf(before)).toHaveLength(1);
    const entries = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, keyId));
    expect(entries.filter(({ action }) => action === 'leads-fetched').map(({ rows }) => rows)).toEqual([1]);
    const [row] = await server.db.select().from(apiKey).where(eq(apiKey.id, keyId));
    expect(row?.lastUsedAt).toEqual(server.clock.now);
    expect(JSON.stringify([row, entries])).not.toContain(key);
    expect(row?.beginning).toBe(key.slice(0, 10));
  });

  it('reports an erasure once, by id only, after what was read before', async () => {
    const { key, keyId, campaignId } = await makeSide();
    const [erased, kept] = [await ask(campaignId), await ask(campaignId)];
    const first = (await fetchLeads(key)).json();
    expect([first.items.length, first.erased]).toEqual([2, []]);
    await server.db.update(lead).set({ erasedAt: server.clock.now }).where(eq(lead.id, erased));
    settle();
    const after = await fetchLeads(key, { cursor: first.next });
    expect(after.json()).toMatchObject({ items: [], erased: [erased] });
    expect(after.body).not.toContain('Elif');
    expect((await fetchLeads(key, { cursor: after.json().next })).json().erased).toEqual([]);
    expect(idsOf(await fetchLeads(key))).toEqual([kept]);
    const audited = await server.db.select().from(auditEntry).where(eq(auditEntry.targetId, keyId));
    expect(audited.flatMap(({ action, rows }) => (action === 'leads-fetched' ? rows : []))).toEqual([
      2, 0, 1,
    ]);
  });

  it('returns no suspect or erased requests and no contact of withdrawn ones', async () => {
    const { key, campaignId } = await makeSide();
    const [robot, erased, withdrawn] = [await ask(campaignId), await ask(campaignId), await ask(campaignId)];
    await server.db.update(lead).set({ isSuspect: true }).where(eq(lead.id, robot));
    await server.db.update(lead).set({ erasedAt: testNow }).where(eq(lead.id, erased));
    await withdrawLead(server.db, withdrawn);
    settle();
    const { items } = (await fetchLeads(key)).json();
    expect(items).toMatchObject([{ id: withdrawn, state: 'withdrawn', contact: null }]);
  });

  it('stays valid for a day beside its successor, but not in the bin', async () => {
    const { key, keyId, agent } = await makeSide();
    const next = await renew(keyId, agent);
    const statuses = async () => [(await fetchLeads(key)).statusCode, (await fetchLeads(next)).statusCode];
    expect(await statuses()).toEqual([200, 200]);
    server.clock.now = new Date(testNow.getTime() + dayInMs + 1);
    expect(await statuses()).toEqual([401, 200]);
    server.actAs(agent);
    const { version } = (await server.app.inject({ url: `/api/crm/api-keys/${keyId}` })).json();
    expect((await send('DELETE', `api-keys/${keyId}?version=${version}`)).statusCode).toBe(200);
    server.actAs(undefined);
    expect(await statuses()).toEqual([401, 401]);
  });

  it.each(['ayk_', 'ayk_falsch', `ayk_${'a'.repeat(5_000)}`, 'nobody', ''])(
    'is refused as %j',
    async (key) => {
      expect((await fetchLeads(key)).statusCode).toBe(401);
    },
  );

  it('gives access to nothing else', async () => {
    const { key } = await makeSide();
    const authorization = `Bearer ${key}`;
    for (const url of ['/api/crm/leads', '/api/crm/api-keys', '/api/admin/brands'])
      expect((await server.app.inject({ url, headers: { authorization } })).statusCode).toBe(403);
  });

  it.each([{ cursor: 'x' }, { cursor: 'WyIyMDI2Il0' }, { limit: '0' }, { limit: '201' }, { limit: 'bir' }])(
    'is refused with the invalid page %j',
    async (query) => {
      const { key } = await makeSide();
      expect((await fetchLeads(key, query as never)).statusCode).toBe(400);
    },
  );

  it('belongs to the staff of its brand only', async () => {
    const [ours, theirs] = [await makeSide(), await makeSide()];
    server.actAs(ours.agent);
    expect((await send('POST', `api-keys/${theirs.keyId}/key`)).statusCode).toBe(404);
    expect((await server.app.inject({ url: `/api/crm/api-keys/${theirs.keyId}` })).statusCode).toBe(404);
    const { items } = (await server.app.inject({ url: '/api/crm/api-keys' })).json();
    expect(items.map(({ id }: { id: string }) => id)).toEqual([ours.keyId]);
    server.actAs(undefined);
    expect((await fetchLeads(theirs.key)).statusCode).toBe(200);
  });
});
