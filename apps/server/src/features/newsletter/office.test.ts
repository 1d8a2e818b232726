import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { newsletterOf, type TestNewsletter } from '#server/testing/newsletter.ts';
import { newsletterSubscription } from './table.ts';

let office: Office;
let newsletter: TestNewsletter;
beforeAll(async () => {
  office = await openOffice();
  newsletter = newsletterOf(office);
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.enter('ADMIN');
  await office.db.delete(newsletterSubscription);
});

const list = async (query = {}) => (await office.get('subscriptions', query)).json();

it('shows readers with their state and masked addresses until one is revealed', async () => {
  const email = newsletter.newEmail();
  await newsletter.post('subscriptions', { email });
  const { items } = await list();
  expect(items).toMatchObject([{ state: 'pending', locale: 'tr', confirmedAt: null }]);
  expect(items[0].email).toContain('***@');
  expect(JSON.stringify(items)).not.toContain(email);
  const opened = await office.send('POST', `subscriptions/${items[0].id}/reveal`);
  expect(opened.json()).toMatchObject({ values: { email } });
  expect((await list({ state: 'confirmed' })).total).toBe(0);
  expect((await list({ state: 'pending' })).total).toBe(1);
});

it('finds readers by mail provider, but not by the local part', async () => {
  await newsletter.post('subscriptions', { email: newsletter.newEmail() });
  expect((await list({ q: 'ornek.example' })).total).toBe(1);
  expect((await list({ q: 'okur' })).total).toBe(0);
});

it('proves the notices and permissions', async () => {
  const { email } = await newsletter.makeReader();
  const { items } = await list();
  expect(items).toMatchObject([{ state: 'confirmed' }]);
  const proof = (await office.get(`subscriptions/${items[0].id}/proof`)).json();
  expect(proof.map((row: { context: string }) => row.context)).toContain('newsletter:confirmed');
  expect(JSON.stringify(proof)).not.toContain(email);
});

const end = (target: object) => office.send('POST', 'subscriptions/ends', { target });
const nobody = '00000000-0000-4000-8000-000000000000';

it('ends a subscription once, with a ledger entry and an audit entry', async () => {
  await newsletter.makeReader();
  const [{ id }] = (await list()).items;
  for (let nth = 0; nth < 2; nth++) {
    const reply = await end({ kind: 'ids', ids: [id] });
    expect(reply.json()).toEqual({ done: 1, failed: [], change: null });
  }
  expect((await list()).items).toMatchObject([{ id, state: 'ended' }]);
  const proof = (await office.get(`subscriptions/${id}/proof`)).json();
  expect(proof.filter((row: { context: string }) => row.context === 'newsletter:ended')).toMatchObject([
    { isGiven: false },
  ]);
  const { rows } = await office.db.$client.query(
    "select target_id from audit_entry where action = 'subscription-ended'",
  );
  expect(rows).toEqual([{ target_id: id }]);
});

it('ends all subscriptions that a filter finds, unless others have joined them', async () => {
  for (let nth = 0; nth < 3; nth++) await newsletter.makeReader();
  await newsletter.post('subscriptions', { email: newsletter.newEmail() });
  const readers = { kind: 'filter', query: { state: 'confirmed' }, total: 3 };
  expect((await end({ ...readers, total: 2 })).json().code).toBe('selection-changed');
  expect((await end(readers)).json()).toEqual({ done: 3, failed: [], change: null });
  expect((await list({ state: 'ended' })).total).toBe(3);
  expect((await list({ state: 'pending' })).total).toBe(1);
});

it('requires an administrator, and reports unknown readers as not found', async () => {
  expect((await end({ kind: 'ids', ids: [nobody] })).json()).toMatchObject({
    done: 0,
    failed: [{ id: nobody, code: 'not-found' }],
  });
  await office.enter('CRM_ADMIN');
  expect((await office.get('subscriptions')).statusCode).toBe(403);
  expect((await end({ kind: 'ids', ids: [nobody] })).statusCode).toBe(403);
});
