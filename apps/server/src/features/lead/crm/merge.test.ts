import type { Caller } from '@ayrac/domain/access.ts';
import { dayInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Fingerprint, fingerprintOf } from '#server/guards/fingerprint.ts';
import { signLink } from '#server/guards/signed-link.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { REQUEST_PURPOSE } from '../outbox.ts';
import { lead, leadEvent } from '../table.ts';

let server: TestApp;
let brandId: string;
let foreignBrandId: string;
let agent: Caller;
let fingerprint: Fingerprint;
let foreigner: Caller;
beforeAll(async () => {
  server = await testApp({ settings: { QUOTE_LIMIT_PER_PERSON: '100', QUOTE_LIMIT_PER_ADDRESS: '1000' } });
  brandId = (await makeBrand(server.db)).id;
  foreignBrandId = (await makeBrand(server.db)).id;
  fingerprint = await fingerprintOf(server.db);
  agent = await makeAgent(brandId);
  foreigner = await makeAgent(foreignBrandId);
});
afterEach(() => {
  server.clock.now = testNow;
});
afterAll(() => server.close());

async function makeAgent(ofBrand: string): Promise<Caller> {
  const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN', brandId: ofBrand });
  return { kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id, brandId: ofBrand };
}

let people = 0;
/** Returns the contact of a person who appears in no other test. */
function somebody() {
  people += 1;
  return {
    email: `kisi${String(people).padStart(3, '0')}z@ornek.example`,
    phoneNumber: `54400${String(people).padStart(5, '0')}`,
  };
}

async function ask(values: object, ofBrand = brandId): Promise<string> {
  const { id } = await makeCampaign(server.db, { brandId: ofBrand });
  server.actAs(undefined);
  const reply = await postQuote(server.app, 'anonymous', quoteBody(id, { ...values }));
  server.actAs(agent);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().relationId;
}

const get = async (path: string) => (await server.app.inject({ url: `/api/crm/${path}` })).json();
const post = (path: string, body?: unknown) =>
  server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body ?? {}),
  });
const merge = async (into: string, ...ids: readonly string[]) => {
  const version = (await rowOf(into)).version;
  return post(`/api/crm/leads/${into}/merge`, { ids, version });
};
const unmerge = (id: string) => post(`/api/crm/leads/${id}/unmerge`);
const work = (id: string, action: object) => post(`/api/crm/leads/${id}/work`, { action });
const undo = (change: string) => post(`/api/crm/changes/${change}/undo`);
async function rowOf(id: string) {
  const [row] = await server.db.select().from(lead).where(eq(lead.id, id));
  if (row === undefined) throw new Error('No such lead.');
  return row;
}
const listed = async (q: string): Promise<string[]> =>
  (await get(`leads?q=${encodeURIComponent(q)}`)).items.map(({ id }: { id: string }) => id);

/** Returns what the holder of a request's link reads. */
async function readByLink(id: string) {
  const until = new Date(server.clock.now.getTime() + dayInMs);
  const token = signLink(fingerprint, REQUEST_PURPOSE, id, until);
  return (await post('/api/public/requests/open', { token })).json();
}

describe('duplicate leads', () => {
  it('are requests to the same brand with the same number or address, which is shown', async () => {
    const { email, phoneNumber } = somebody();
    const [id, byPhone, byEmail] = [
      await ask({ email, phoneNumber }),
      await ask({ ...somebody(), phoneNumber }),
      await ask({ ...somebody(), email: ` ${email.toUpperCase()} ` }),
    ];
    await ask({ email, phoneNumber }, foreignBrandId);
    await ask({ email, phoneNumber, website: 'x' });
    const { duplicates } = await get(`leads/${id}/story`);
    expect(duplicates).toHaveLength(2);
    expect(duplicates).toContainEqual(
      expect.objectContaining({ id: byPhone, hasSamePhone: true, hasSameEmail: false }),
    );
    expect(duplicates).toContainEqual(
      expect.objectContaining({ id: byEmail, hasSamePhone: false, hasSameEmail: true }),
    );
  });
});

describe('merge of leads', () => {
  it('previews the result without writing, then produces it', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await work(other, { kind: 'stage', stage: 'qualified' });
    const plan = await post(`/api/crm/leads/${kept}/merge/plan`, { ids: [other] });
    expect(plan.json()).toMatchObject({ stage: 'qualified', owner: null, version: 1 });
    expect((await rowOf(other)).mergedInto).toBeNull();
    expect((await merge(kept, other)).statusCode).toBe(200);
    expect(await rowOf(kept)).toMatchObject({ stage: 'qualified', state: 'preparing' });
    expect(await listed(contact.email)).toEqual([kept]);
    const { merged, duplicates, entries } = await get(`leads/${kept}/story`);
    expect(merged).toMatchObject([{ id: other }]);
    expect(duplicates).toEqual([]);
    expect(entries.map(({ what }: { what: { kind: string } }) => what.kind)).toContain('merge');
  });

  it('keeps all records: the merged lead is found by its own contact, but not listed or exported', async () => {
    const [own, others] = [somebody(), somebody()];
    const [kept, other] = [await ask(own), await ask({ ...others, phoneNumber: own.phoneNumber })];
    await merge(kept, other);
    expect(await listed(others.email)).toEqual([kept]);
    expect((await get(`leads?stand=new&q=${own.phoneNumber}`)).total).toBe(1);
    const file = await server.app.inject({
      url: `/api/crm/leads/export?format=csv&reason=report&q=${own.phoneNumber}`,
    });
    expect(file.headers['x-total-rows']).toBe('1');
    for (const path of [`leads/${other}`, `leads/${other}/story`])
      expect((await server.app.inject({ url: `/api/crm/${path}` })).statusCode).toBe(404);
    expect((await work(other, { kind: 'note', note: 'Merhaba' })).statusCode).toBe(404);
  });

  it('keeps the links of both requesters working, with the state of the remaining lead', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await merge(kept, other);
    expect((await readByLink(other)).request.state).toBe('received');
    await work(kept, { kind: 'contact', channel: 'call', outcome: 'reached' });
    const { request } = await readByLink(other);
    expect(request).toMatchObject({ state: 'contacted', at: { contacted: testNow.toISOString() } });
  });

  it('is withdrawn per request: the other request continues', async () => {
    const contact = somebody();
    const [kept, other, third] = [await ask(contact), await ask(contact), await ask(contact)];
    await merge(kept, other, third);
    await withdraw(other);
    expect(await rowOf(other)).toMatchObject({ state: 'withdrawn', mergedInto: kept });
    expect((await readByLink(other)).request.state).toBe('withdrawn');
    expect((await readByLink(kept)).request.state).toBe('received');
    await withdraw(kept);
    expect(await rowOf(third)).toMatchObject({ state: 'received', mergedInto: null });
    expect((await listed(contact.email)).toSorted()).toEqual([kept, other, third].toSorted());
  });

  it('includes leads that were merged before', async () => {
    const contact = somebody();
    const [first, second, third] = [await ask(contact), await ask(contact), await ask(contact)];
    await merge(second, third);
    expect((await merge(first, second)).statusCode).toBe(200);
    expect(await rowOf(third)).toMatchObject({ mergedInto: first });
    expect(await listed(contact.email)).toEqual([first]);
  });

  it('happens once when requested in both directions concurrently', async () => {
    const contact = somebody();
    const [one, other] = [await ask(contact), await ask(contact)];
    const replies = await Promise.all([merge(one, other), merge(other, one)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await listed(contact.email)).toHaveLength(1);
  });

  it('includes leads that were merged while it waited for another merge', async () => {
    const contact = somebody();
    const [first, second, third] = [await ask(contact), await ask(contact), await ask(contact)];
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const reply = await server.db.transaction(async (tx) => {
      await tx.select().from(lead).where(eq(lead.id, second)).for('update');
      await tx.update(lead).set({ mergedInto: second }).where(eq(lead.id, third));
      const asked = merge(first, second);
      await vi.waitFor(async () => expect((await server.db.execute(waiting)).rowCount).toBe(1), 10_000);
      return { asked };
    });
    expect((await reply.asked).statusCode).toBe(200);
    expect(await rowOf(third)).toMatchObject({ mergedInto: first });
  });

  it.each<[string, (kept: string, other: string) => object, number]>([
    ['itself', (kept) => ({ ids: [kept], version: 1 }), 404],
    ['a version that is past', (_kept, other) => ({ ids: [other], version: 7 }), 409],
    ['nobody', () => ({ ids: [], version: 1 }), 400],
    ['a word', () => ({ ids: ['x'], version: 1 }), 400],
    ['too many', (_kept, other) => ({ ids: Array.from({ length: 21 }, () => other), version: 1 }), 400],
  ])('with %s is refused', async (_name, body, status) => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    expect((await post(`/api/crm/leads/${kept}/merge`, body(kept, other))).statusCode).toBe(status);
    expect(await listed(contact.email)).toHaveLength(2);
  });
});

async function withdraw(id: string): Promise<void> {
  const until = new Date(server.clock.now.getTime() + dayInMs);
  const token = signLink(fingerprint, REQUEST_PURPOSE, id, until);
  expect((await post('/api/public/requests/withdraw', { token })).statusCode).toBe(200);
}

describe('split of merged leads', () => {
  it('immediately after the merge restores both by undo', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await work(other, { kind: 'stage', stage: 'offered' });
    const { change } = (await merge(kept, other)).json();
    expect((await undo(change)).json()).toMatchObject({ failed: [] });
    expect(await rowOf(kept)).toMatchObject({ stage: 'new', state: 'received', mergedInto: null });
    expect(await rowOf(other)).toMatchObject({ stage: 'offered', mergedInto: null });
  });

  it('happens once when requested twice concurrently, and the second request is told so', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    const { change } = (await merge(kept, other)).json();
    const undone = await Promise.all([undo(change), undo(change)]);
    const codes = undone.flatMap((reply) => reply.json().failed.map(({ code }: { code: string }) => code));
    expect(new Set(codes)).toEqual(new Set(['record-changed']));
    // Also when the first has already ended.
    expect((await undo(change)).json()).toMatchObject({
      done: 0,
      failed: [{ code: 'record-changed' }, { code: 'record-changed' }],
    });
    await merge(kept, other);
    const replies = await Promise.all([unmerge(other), unmerge(other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await rowOf(kept)).toMatchObject({ stage: 'new', mergedInto: null });
    expect(await rowOf(other)).toMatchObject({ stage: 'new', mergedInto: null });
  });

  it('is possible for colleagues within thirty days and keeps later work', async () => {
    const contact = somebody();
    const [kept, other] = [await ask(contact), await ask(contact)];
    await merge(kept, other);
    await work(kept, { kind: 'stage', stage: 'won' });
    server.clock.now = new Date(testNow.getTime() + 30 * dayInMs);
    expect((await unmerge(other)).json().code).toBe('too-late-to-undo');
    server.clock.now = new Date(testNow.getTime() + 30 * dayInMs - 1);
    server.actAs(await makeAgent(brandId));
    expect((await unmerge(other)).json()).toEqual({ leadId: kept });
    server.actAs(agent);
    expect(await rowOf(kept)).toMatchObject({ stage: 'won' });
    expect(await rowOf(other)).toMatchObject({ stage: 'new', mergedInto: null });
    expect((await unmerge(other)).json().code).toBe('record-changed');
    expect(
      await server.db.$count(leadEvent, and(eq(leadEvent.leadId, other), eq(leadEvent.kind, 'merge'))),
    ).toBe(1);
  });
});

describe('merge across brands', () => {
  it('finds no lead of another brand', async () => {
    const contact = somebody();
    const [ours, ours2, theirs] = [
      await ask(contact),
      await ask(contact),
      await ask(contact, foreignBrandId),
    ];
    for (const reply of [
      await merge(ours, theirs),
      await merge(theirs, ours),
      await post(`/api/crm/leads/${ours}/merge/plan`, { ids: [theirs] }),
      await post(`/api/crm/leads/${theirs}/merge/plan`, { ids: [ours] }),
    ])
      expect(reply.statusCode).toBe(404);
    await merge(ours, ours2);
    server.actAs(foreigner);
    expect((await unmerge(ours2)).statusCode).toBe(404);
    server.actAs(agent);
    expect((await rowOf(ours2)).mergedInto).toBe(ours);
  });

  it('is refused for staff of all brands, and by the database', async () => {
    const contact = somebody();
    const [ours, theirs] = [await ask(contact), await ask(contact, foreignBrandId)];
    const { id, username } = await makeAccount(server.db, { role: 'CRM_ADMIN' });
    server.actAs({ kind: 'member', id, username, role: 'CRM_ADMIN', sessionId: id });
    expect((await merge(ours, theirs)).json().code).toBe('leads-unmergeable');
    server.actAs(agent);
    const write = server.db.update(lead).set({ mergedInto: ours }).where(eq(lead.id, theirs));
    await expect(write).rejects.toThrow();
  });

  it('and chains of merges are refused by the database', async () => {
    const contact = somebody();
    const [one, two, three] = [await ask(contact), await ask(contact), await ask(contact)];
    await merge(two, three);
    await expect(server.db.update(lead).set({ mergedInto: one }).where(eq(lead.id, two))).rejects.toThrow();
  });
});
