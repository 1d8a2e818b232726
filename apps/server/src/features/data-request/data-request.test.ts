import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEntry } from '#server/features/audit/table.ts';
import { mail } from '#server/features/mail/table.ts';
import { makeAccount } from '#server/testing/accounts.ts';
import { postJson } from '#server/testing/post-json.ts';
import { member } from '#server/testing/quote-body.ts';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { dataRequest } from './table.ts';

let server: TestApp;
let id: string;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.now = testNow;
  const made = await makeAccount(server.db);
  id = made.id;
  server.actAs({ ...member(1), id, username: made.username });
});

const path = '/api/me/data-requests';
const ask = (body: unknown, headers: Record<string, string> = {}) =>
  postJson(server.app, path, body, headers);
const list = async () => (await server.app.inject(path)).json();
const request = { kind: 'access', text: 'Hakkımda\nne tutuyorsunuz?' };

it('a data request is listed with its state and deadline, and confirmed by mail', async () => {
  const reply = await ask(request);
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    ...request,
    id: expect.any(String),
    state: 'open',
    createdAt: testNow.toISOString(),
    dueAt: '2026-12-20T20:59:59.999Z',
    answeredAt: null,
  });
  expect(await list()).toEqual([reply.json()]);
  const mails = await server.db.select().from(mail);
  expect(mails.filter(({ accountId }) => accountId === id)).toMatchObject([
    { template: 'data-request-received', data: { dueAt: '2026-12-20T20:59:59.999Z' }, recipient: null },
  ]);
  const entries = await server.db.select().from(auditEntry);
  expect(entries.filter(({ actorId }) => actorId === id)).toMatchObject([
    { action: 'data-request-made', targetId: reply.json().id, fields: [] },
  ]);
});

it('it is overdue after its deadline', async () => {
  await ask(request);
  server.clock.now = new Date('2026-12-20T21:00:00Z');
  expect(await list()).toMatchObject([{ state: 'overdue' }]);
  await server.db.update(dataRequest).set({ answeredAt: server.clock.now });
  expect(await list()).toMatchObject([{ state: 'answered', answeredAt: '2026-12-20T21:00:00.000Z' }]);
});

it("the newest request comes first, and other people's are not visible", async () => {
  await ask({ ...request, text: 'Bir' });
  server.clock.now = new Date(testNow.getTime() + 60_000);
  await ask({ ...request, text: 'İki' });
  expect((await list()).map(({ text }: { text: string }) => text)).toEqual(['İki', 'Bir']);
  server.actAs({ ...member(2), id: (await makeAccount(server.db)).id });
  expect(await list()).toEqual([]);
});

it.each([
  [{}, ['kind', 'text']],
  [{ kind: 'access' }, ['text']],
  [{ ...request, kind: 'everything' }, ['kind']],
  [{ ...request, kind: ['access'] }, ['kind']],
  [{ ...request, text: 'a'.repeat(4_001) }, ['text']],
  [{ ...request, text: 'a'.repeat(20_001) }, ['text']],
])('%# is refused field by field', async (body, fields) => {
  const reply = await ask(body);
  expect(reply.statusCode).toBe(400);
  expect(Object.keys(reply.json().fields)).toEqual(fields);
  expect(await list()).toEqual([]);
});

it('a retry with the same key creates no second request, and more than ten a day are refused', async () => {
  const twice = await Promise.all([1, 2].map(() => ask(request, { 'idempotency-key': `k-${id}` })));
  expect(twice[0]?.json().id).toBe(twice[1]?.json().id);
  for (let n = 0; n < 9; n += 1) expect((await ask({ ...request, text: `${n}` })).statusCode).toBe(200);
  expect((await ask(request)).json().code).toBe('too-many-requests');
});
