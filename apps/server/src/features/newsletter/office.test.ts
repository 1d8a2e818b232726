import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Office, openOffice } from '#server/resource/testing/open-office.ts';
import { newsletterOf, type TestNewsletter } from '#server/testing/newsletter.ts';

let office: Office;
let newsletter: TestNewsletter;
beforeAll(async () => {
  office = await openOffice();
  newsletter = newsletterOf(office);
});
afterAll(() => office.close());
beforeEach(async () => {
  await office.enter('ADMIN');
  await office.db.$client.query('truncate newsletter_subscription cascade');
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

it('ends a subscription once, with a ledger entry and an audit entry', async () => {
  await newsletter.makeReader();
  const [{ id }] = (await list()).items;
  for (let nth = 0; nth < 2; nth++) {
    expect((await office.send('POST', `subscriptions/${id}/end`)).statusCode).toBe(200);
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

it('requires an administrator, and answers unknown readers with not found', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await office.send('POST', `subscriptions/${nobody}/end`)).statusCode).toBe(404);
  await office.enter('CRM_ADMIN');
  expect((await office.get('subscriptions')).statusCode).toBe(403);
  expect((await office.send('POST', `subscriptions/${nobody}/end`)).statusCode).toBe(403);
});
