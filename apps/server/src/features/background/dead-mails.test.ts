import { dayInMs, hourInMs } from '@ayrac/domain/time/istanbul-time.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { account } from '#server/features/account/table.ts';
import { auditEntry } from '#server/features/audit/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { testNow } from '#server/testing/test-app.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.db.delete(mail);
  await office.enter('ADMIN');
});

async function addMail(values: Partial<typeof mail.$inferInsert> = {}): Promise<string> {
  const [added] = await office.db
    .insert(mail)
    .values({
      ...{ recipient: 'sebnem@ornek.example', recipientKey: 'sebnem@ornek.example' },
      ...{ template: 'request-received', locale: 'tr', data: {}, state: 'dead', attempts: 8 },
      ...{ lastProblem: 'RCPT TO: 550 no such user', notBefore: testNow, createdAt: testNow },
      ...values,
    })
    .returning({ id: mail.id });
  return added?.id ?? '';
}

const list = async (query = {}) => (await office.get('dead-mails', query)).json();
const retry = async (target: object) => (await office.send('POST', 'dead-mails/retry', { target })).json();
const stateOf = async (id: string) => (await office.db.select().from(mail).where(eq(mail.id, id)))[0];

it('lists the mails that were given up, with a masked recipient until one is revealed', async () => {
  const id = await addMail();
  for (const state of ['waiting', 'kept'] as const) await addMail({ state });
  const { items, total } = await list();
  expect(total).toBe(1);
  expect(items).toMatchObject([
    {
      ...{ id, email: 's***@ornek.example', template: 'request-received', attempts: 8 },
      ...{ lastProblem: 'RCPT TO: 550 no such user', createdAt: testNow.toISOString() },
    },
  ]);
  const opened = await office.send('POST', `dead-mails/${id}/reveal`);
  expect(opened.json()).toMatchObject({ values: { email: 'sebnem@ornek.example' } });
  expect((await list({ q: 'ornek.example' })).total).toBe(1);
  expect((await list({ q: 'sebnem' })).total).toBe(0);
  expect((await list({ template: 'password-reset' })).total).toBe(0);
});

it('shows the address of an account as it is now', async () => {
  const [own] = await office.db.select().from(account).limit(1);
  await addMail({ accountId: own?.id ?? null, recipient: null, recipientKey: null });
  const [{ id }] = (await list()).items;
  expect((await office.send('POST', `dead-mails/${id}/reveal`)).json()).toMatchObject({
    values: { email: own?.email },
  });
});

it('retries those that were chosen, once, with an audit entry and without an undo', async () => {
  const [one, two, left] = [await addMail(), await addMail(), await addMail()];
  expect(await retry({ kind: 'ids', ids: [one, two] })).toEqual({ done: 2, failed: [], change: null });
  expect(await stateOf(one)).toMatchObject({ state: 'waiting', attempts: 0, lastProblem: null });
  expect((await list()).items).toMatchObject([{ id: left }]);
  const again = await retry({ kind: 'ids', ids: [one] });
  expect(again).toMatchObject({ done: 0, failed: [{ id: one, code: 'record-changed' }] });
  const entries = await office.db.select().from(auditEntry).where(eq(auditEntry.action, 'mail-retried'));
  expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual([one, two].toSorted());
});

it('retries all that a list shows, unless it has changed since', async () => {
  const other = await addMail({ template: 'lead-mail' });
  const mails = [await addMail(), await addMail()];
  const query = { template: 'request-received' };
  expect(await retry({ kind: 'filter', query, total: 1 })).toMatchObject({ code: 'selection-changed' });
  expect(await retry({ kind: 'filter', query, total: 2 })).toMatchObject({ done: 2 });
  for (const id of mails) expect((await stateOf(id))?.state).toBe('waiting');
  expect((await stateOf(other))?.state).toBe('dead');
});

it('does not retry a mail whose link has expired, and says so', async () => {
  const late = await addMail({
    template: 'password-reset',
    createdAt: new Date(testNow.getTime() - 24 * hourInMs),
  });
  const fresh = await addMail({ template: 'password-reset' });
  expect(await retry({ kind: 'ids', ids: [late, fresh] })).toMatchObject({
    done: 1,
    failed: [{ id: late, label: 's***@ornek.example', code: 'mail-link-expired' }],
  });
  expect((await stateOf(late))?.state).toBe('dead');
});

it('does not retry a mail that is out of date, and says so', async () => {
  const createdAt = new Date(testNow.getTime() - 90 * dayInMs);
  const late = await addMail({ template: 'campaign-ending', createdAt });
  expect(await retry({ kind: 'ids', ids: [late] })).toMatchObject({
    ...{ done: 0, failed: [{ id: late, code: 'mail-outdated' }] },
  });
  expect((await stateOf(late))?.state).toBe('dead');
});

it('requires an administrator', async () => {
  await office.enter('CRM_ADMIN');
  expect((await office.get('dead-mails')).statusCode).toBe(403);
  const target = { kind: 'ids', ids: [await addMail()] };
  expect((await office.send('POST', 'dead-mails/retry', { target })).statusCode).toBe(403);
});
