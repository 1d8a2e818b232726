import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notifyAfterCommit } from '#server/db/notify.ts';
import { account } from '#server/features/account/table.ts';
import {
  cookieHeader,
  currentUser,
  makeAccount,
  postAuth,
  postSigned,
  signIn,
  signInColleague,
} from '#server/testing/accounts.ts';
import { makeBrand, makeCampaign } from '#server/testing/factories.ts';
import { memberBody, postQuote, quoteBody } from '#server/testing/quote-body.ts';
import { rawRequest } from '#server/testing/raw-request.ts';
import { testApp } from '#server/testing/test-app.ts';
import { twoNodes } from '#server/testing/two-nodes.ts';
import { LEAD_CHANNEL, RETURNED } from '../notify-of-lead.ts';

const { near, far } = await twoNodes();
let address: string;
let admin: Record<string, string>;
let brandId: string;
let campaignId: string;
let foreignBrandId: string;
const leaving = new AbortController();
beforeAll(async () => {
  address = await far.app.listen({ port: 0, host: '127.0.0.1' });
  admin = (await signInColleague(near, { role: 'ADMIN' })).cookies;
  brandId = (await makeBrand(near.db)).id;
  foreignBrandId = (await makeBrand(near.db)).id;
  campaignId = (await makeCampaign(near.db, { brandId })).id;
});
afterAll(() => leaving.abort());

const crm = '/api/crm/leads/live';
const own = '/api/me/requests/live';

/** Signs in a person who works on the leads of one brand, or of all brands. */
const agent = (ofBrand: string | null = brandId) =>
  signInColleague(near, { role: 'CRM_ADMIN', brandId: ofBrand });

async function member() {
  const { id, username } = await makeAccount(near.db);
  return { id, cookies: await signIn(near.app, username) };
}

/** Collects the events of a stream at the other node, starting with its first event. */
async function listen(
  path: string,
  { cookies }: { readonly cookies: Record<string, string> },
  node = address,
) {
  const { status, body } = await fetch(`${node}${path}`, {
    headers: { authorization: `Bearer ${cookies.accessToken}` },
    signal: leaving.signal,
  });
  expect(status).toBe(200);
  const received = { text: '', hasEnded: false };
  const read = async () => {
    for await (const part of body ?? []) received.text += new TextDecoder().decode(part);
    received.hasEnded = true;
  };
  read().catch(() => undefined);
  await expect.poll(() => received.text).toContain('event: ready');
  return received;
}

/** Requests the brand's campaign at the first node and returns the lead's id. */
async function ask(): Promise<string> {
  return (await postQuote(near.app, 'anonymous', quoteBody(campaignId))).json().relationId;
}

it('a new request is announced on another node within two seconds, to staff of its brand only', async () => {
  const [received, receivedByOthers, receivedByAll, receivedByRequester] = await Promise.all([
    ...[brandId, foreignBrandId, null].map(async (ofBrand) => listen(crm, await agent(ofBrand))),
    listen(`${crm}?brandId=${brandId}&lastEventId=0`, await agent(foreignBrandId)),
  ]);
  const begun = performance.now();
  const id = await ask();
  await expect.poll(() => received?.text, { timeout: 2_000, interval: 20 }).toContain(id);
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(received?.text).toContain('"kind":"new"');
  await expect.poll(() => receivedByAll?.text).toContain(id);
  expect(receivedByOthers?.text).not.toContain(id);
  expect(receivedByRequester?.text).not.toContain(id);
});

it.each([crm, own])('HEAD of %s ends with the head of the stream', async (path) => {
  const { cookies } = await agent();
  const answer = await rawRequest(
    far.app,
    `HEAD ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${cookies.accessToken}\r\nconnection: close\r\n\r\n`,
  );
  expect(answer).toMatchObject({ status: 200, body: '' });
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
});

it.each<[string, string, () => object]>([
  ['lost their role', 'access', () => ({ role: 'CUSTOMER', was: { role: 'CRM_ADMIN', brandId } })],
  [
    'went to another brand',
    'access',
    () => ({ role: 'CRM_ADMIN', brandId: foreignBrandId, was: { role: 'CRM_ADMIN', brandId } }),
  ],
  ['may not sign in any more', 'active', () => ({ isActive: false })],
  ['were signed out', 'sessions/end', () => ({})],
])('a reader who %s receives nothing on any node after five seconds', async (_what, call, body) => {
  const [loser, other] = [await agent(), await agent()];
  const [received, receivedByOther] = [await listen(crm, loser), await listen(crm, other)];
  const reply = await postSigned(near.app, admin, `/api/admin/people/${loser.id}/${call}`, body());
  expect(reply.statusCode).toBe(200);
  await expect.poll(() => received.hasEnded, { timeout: 5_000 }).toBe(true);
  const id = await ask();
  await expect.poll(() => receivedByOther.text).toContain(id);
  expect(received.text).not.toContain(id);
});

it('a reader without the role receives nothing after five seconds, even without a notification', async () => {
  const loser = await agent();
  const received = await listen(crm, loser);
  await near.db.update(account).set({ role: 'CUSTOMER', brandId: null }).where(eq(account.id, loser.id));
  const status = async () => (await currentUser(far.app, loser.cookies)).statusCode;
  await expect.poll(status, { timeout: 5_000 }).toBe(401);
  const id = await ask();
  await expect.poll(() => received.hasEnded).toBe(true);
  expect(received.text).not.toContain(id);
});

it('a member receives news of their own requests only, and none after signing out', async () => {
  const [asker, other] = [await member(), await member()];
  const [received, receivedByOther] = [await listen(own, asker), await listen(own, other)];
  const bearer = { authorization: `Bearer ${asker.cookies.accessToken}` };
  const askAsMember = async (): Promise<string> => {
    const { id } = await makeCampaign(near.db);
    return (await postQuote(near.app, 'authenticated', memberBody(id), bearer)).json().relationId;
  };
  const id = await askAsMember();
  await expect.poll(() => received.text).toContain(id);
  expect(receivedByOther.text).not.toContain(id);
  await postAuth(near.app, 'logout', {}, { cookie: cookieHeader(asker.cookies) });
  await expect.poll(() => received.hasEnded, { timeout: 5_000 }).toBe(true);
});

it('a reader whose node stops receives the missed news from another node', async () => {
  const reader = await agent();
  const leaver = await testApp({ on: near.database });
  const received = await listen(crm, reader, await leaver.app.listen({ port: 0, host: '127.0.0.1' }));
  await leaver.close();
  await expect.poll(() => received.hasEnded).toBe(true);
  const missed = await ask();
  // A reader that reconnects reloads the list and receives news again.
  const receivedLater = await listen(crm, reader);
  const authorization = `Bearer ${reader.cookies.accessToken}`;
  const list = await far.app.inject({ url: '/api/crm/leads?sort=-createdAt', headers: { authorization } });
  expect(list.json().items.map(({ id }: { id: string }) => id)).toContain(missed);
  const next = await ask();
  await expect.poll(() => receivedLater.text).toContain(next);
});

it('readers reload when a node starts, which may have died before a notification', async () => {
  const received = await listen(crm, await agent());
  const words = () => received.text.split('event: ready').length - 1;
  const before = words();
  await notifyAfterCommit(near.db, LEAD_CHANNEL, RETURNED);
  await expect.poll(words).toBe(before + 1);
});

it('readers reload after a node has lost its database connection', async () => {
  const received = await listen(crm, await agent());
  const words = () => received.text.split('event: ready').length - 1;
  const before = words();
  const { rowCount } = await near.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen "leads"'`);
  expect(rowCount).toBe(2);
  await expect.poll(words, { timeout: 10_000 }).toBeGreaterThan(before + 1);
  const id = await ask();
  await expect.poll(() => received.text).toContain(id);
});
