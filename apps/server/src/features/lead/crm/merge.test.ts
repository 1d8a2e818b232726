import { maskEmail, maskPhone } from '@ayrac/domain/account/identity.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { makeCampaign } from '#server/testing/factories.ts';
import { memberBody, postQuote } from '#server/testing/quote-body.ts';
import { testNow } from '#server/testing/test-app.ts';
import { lead } from '../table.ts';
import { openMerging } from './testing/merging-desk.ts';

const {
  server,
  brandId,
  foreignBrandId,
  agent,
  foreigner,
  somebody,
  ask,
  get,
  post,
  merge,
  unmerge,
  work,
  rowOf,
  listed,
  readByLink,
  withdraw,
} = await openMerging();

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
    for (const { phone, email: masked } of duplicates) {
      expect(phone).toMatch(/^\*{3} \*{3} \*{2} \d\d$/);
      expect(masked).toMatch(/^.\*{3}@/);
    }
    expect(duplicates).toContainEqual(
      expect.objectContaining({ id: byEmail, hasSamePhone: false, hasSameEmail: true }),
    );
  });

  it("are found among members' requests, whose contact data is their own", async () => {
    const { email, phoneNumber } = somebody();
    const id = await ask({ email, phoneNumber });
    const askAsMember = async (
      contact: Readonly<Record<string, unknown>>,
      values: Parameters<typeof makeAccount>[1] = {},
    ) => {
      const { id: member, username } = await makeAccount(server.db, values);
      const { id: campaignId } = await makeCampaign(server.db, { brandId });
      server.actAs({ kind: 'member', id: member, username, role: 'CUSTOMER', sessionId: member });
      const reply = await postQuote(server.app, 'authenticated', memberBody(campaignId, contact));
      server.actAs(agent);
      return reply.json().relationId;
    };
    const byPhone = await askAsMember({ contactPhone: phoneNumber });
    const byEmail = await askAsMember({}, { email });
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
    expect(merged).toMatchObject([
      { id: other, phone: maskPhone(contact.phoneNumber), email: maskEmail(contact.email) },
    ]);
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
    // Its own number can be opened, which is recorded, but not a suspect one.
    const opened = await post(`/api/crm/leads/${other}/reveal`, {});
    expect(opened.json().values).toMatchObject({ email: others.email });
    const { entries } = await get(`leads/${kept}/story`);
    expect(entries.filter(({ what }: { what: { kind: string } }) => what.kind === 'opened')).toHaveLength(1);
    const suspect = await ask({ ...own, website: 'x' });
    expect((await post(`/api/crm/leads/${suspect}/reveal`, {})).statusCode).toBe(404);
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
