import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { dataRequest } from '#server/features/data-request/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { inDays, testNow } from '#server/testing/test-app.ts';

let office: Office;
let admin: string;
beforeAll(async () => {
  office = await openOffice();
});
beforeEach(async () => {
  admin = (await office.enter('ADMIN')).id;
});
afterAll(() => office.close());

const idsOf = async (query: Record<string, string>) => {
  const reply = await office.get('data-requests', query);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().items.map(({ id }: { id: string }) => id);
};

describe('data-subject request', () => {
  async function asked(dueAt: Date, text = 'Neler var?') {
    const { id: accountId } = await makeAccount(office.db, { locale: 'en' });
    const values = { accountId, kind: 'access', body: text, dueAt, createdAt: testNow } as const;
    const [made] = await office.db.insert(dataRequest).values(values).returning();
    return { id: made?.id ?? '', accountId };
  }
  const answer = (id: string, body: object) => office.send('POST', `data-requests/${id}/answer`, body);

  it('is queued by its deadline, and after all open ones once answered', async () => {
    await office.db.delete(dataRequest);
    const [late, soon] = [await asked(inDays(20)), await asked(inDays(2))];
    expect(await idsOf({})).toEqual([soon.id, late.id]);
    expect((await answer(soon.id, { answer: 'Ektedir.' })).statusCode).toBe(200);
    expect(await idsOf({})).toEqual([late.id, soon.id]);
    expect(await idsOf({ isAnswered: 'false' })).toEqual([late.id]);
    const pages = [];
    for (let cursor: string | undefined; ; ) {
      const reply = (await office.get('data-requests', { limit: '1', ...(cursor && { cursor }) })).json();
      pages.push(reply.items[0].id);
      if (reply.next === null) break;
      cursor = reply.next;
    }
    expect(pages).toEqual([late.id, soon.id]);
  });

  it("is answered once by mail in the person's language, with their data if requested", async () => {
    const { id, accountId } = await asked(inDays(2));
    expect((await answer(id, { answer: ' ' })).json().fields).toHaveProperty('answer');
    const both = await Promise.all(
      [1, 2].map(() => answer(id, { answer: 'Here it is.', attachesData: true })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const sent = await office.db.select().from(mail).where(eq(mail.accountId, accountId));
    expect(sent).toMatchObject([{ template: 'data-request-answered', locale: 'en' }]);
    const [{ data } = { data: {} }] = sent;
    const attached = 'data' in data ? JSON.parse(String(data.data)) : undefined;
    expect(attached).toMatchObject({ account: { id: accountId } });
    const [row] = await office.db.select().from(dataRequest).where(eq(dataRequest.id, id));
    expect(row).toMatchObject({ answer: 'Here it is.', answeredAt: testNow, answeredBy: admin });
    const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.targetId, id));
    expect(entries.map(({ action }) => action)).toEqual(['data-request-answered']);
    expect(JSON.stringify(entries)).not.toContain('Here it is.');
  });

  it('shows its text only on request', async () => {
    const { id } = await asked(inDays(2), 'Annemin adı Fatma');
    expect((await office.get(`data-requests/${id}`)).body).not.toContain('Fatma');
    const { values } = (await office.send('POST', `data-requests/${id}/reveal`)).json();
    expect(values.body).toBe('Annemin adı Fatma');
  });
});
