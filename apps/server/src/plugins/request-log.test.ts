import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeAccount } from '#server/testing/accounts.ts';
import { type TestApp, testApp } from '#server/testing/test-app.ts';
import { maskContacts } from './mask-contacts.ts';
import { logOptions } from './request-log.ts';

const lines: Record<string, unknown>[] = [];
const stream = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ logger: { ...logOptions('info'), stream } });
  const { app, db } = site;
  app.get('/api/test/talkative', (request) => {
    request.log.info('ayse.yilmaz@example.com asked, call 0532 111 22 33');
    request.log.info({ email: 'ayse@example.com', person: { phone: '+905321112233' } }, 'of %s', 'x@y.com');
    return {};
  });
  app.get('/api/test/odd', (request) => {
    const failure = new Error('no mail to ayse@example.com, 0532 111 22 33');
    request.log.error(failure);
    request.log.error({ err: failure });
    request.log.warn({ why: failure, told: [{ by: 'ayse@example.com' }] }, 'said %j', {
      to: 'ayse@example.com',
    });
    return {};
  });
  app.get('/api/test/taken', async () => {
    await makeAccount(db, { username: 'ilk', email: 'ayse.yilmaz@example.com' });
    await makeAccount(db, { username: 'ikinci', email: 'ayse.yilmaz@example.com' });
  });
  app.get('/api/test/failing', async () => {
    await db.execute(sql`select ${'Ayşe Yılmaz'}::integer, ${'ayse.yilmaz@example.com'}::text`);
  });
});
beforeEach(() => lines.splice(0));
afterAll(() => site.close());

it('writes a line when a request comes and one when it is answered, both with its id', async () => {
  const answer = await site.app.inject({ url: '/healthz' });
  const requestId = answer.headers['x-request-id'];
  expect(lines).toMatchObject([
    { level: 'info', reqId: requestId, req: { method: 'GET', url: '/healthz' } },
    { level: 'info', reqId: requestId, res: { status: 200 }, responseTime: expect.any(Number) },
  ]);
  expect(lines[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

it('contains neither headers nor bodies nor contact data', async () => {
  await site.app.inject({
    url: '/api/test/talkative?email=ayse.yilmaz%40example.com&phone=%2B905321112233',
    headers: { cookie: 'accessToken=secret', authorization: 'Bearer secret' },
  });
  await site.app.inject({
    method: 'POST',
    url: '/api/none',
    payload: { name: 'Ayşe', email: 'a.y@example.com' },
  });
  const written = JSON.stringify(lines);
  expect(lines).toHaveLength(6);
  expect(written).not.toMatch(/ayse|Ayşe|secret|x@y|a\.y@|532.?111|1112233/);
  expect(written).toContain('a***@example.com asked');
});

it('logs a failed statement without its values', async () => {
  const answer = await site.app.inject({ url: '/api/test/failing' });
  expect(answer.statusCode).toBe(500);
  const failure = lines.find(({ level }) => level === 'error');
  expect(failure).toMatchObject({
    reqId: answer.headers['x-request-id'],
    err: { message: expect.stringContaining('Failed query: select $1::integer') },
  });
  expect(JSON.stringify(lines)).not.toMatch(/ayse|yilmaz|Ayşe/);
});

it('contains no contact data from errors, however they are logged', async () => {
  await site.app.inject({ url: '/api/test/odd' });
  const written = JSON.stringify(lines);
  expect(lines).toHaveLength(5);
  expect(written).not.toMatch(/ayse|111 22/);
  expect(lines[2]).toMatchObject({ msg: 'no mail to a***@example.com, *** *** ** 33' });
  expect(lines[3]).toMatchObject({
    ...{ why: { type: 'Error' }, told: [{ by: 'a***@example.com' }] },
    msg: 'said {"to":"a***@example.com"}',
  });
});

it('logs the constraint that a duplicate value violates, but not the value', async () => {
  expect((await site.app.inject({ url: '/api/test/taken' })).statusCode).toBe(500);
  const failure = lines.find(({ level }) => level === 'error');
  expect(failure).toMatchObject({ err: { cause: expect.stringContaining('account_email_taken') } });
  expect(JSON.stringify(lines)).not.toMatch(/ayse|yilmaz|Key \(/);
});

it.each([
  ['a page that is not there', '/yok/0532-111-22-33?kim=ayse%2540example.com'],
  ['a call that is not there', '/api/yok/ayse%40example.com?tel=%2B90%20532%20111%2022%2033'],
  ['an address that cannot be read', '/%E0%A4%A?kim=ayse%40example.com&tel=05321112233'],
  ['an address that is cut inside a number', `/${'a'.repeat(994)}5321112233`],
])('contains no contact data from %s', async (_what, url) => {
  const headers = { 'user-agent': 'ayse@example.com', referer: 'https://x.example/?q=ayse@example.com' };
  await site.app.inject({ url, headers });
  expect(lines.length).toBeGreaterThan(0);
  // Checks only the fields that hold text: times and ids have digits of their own.
  expect(JSON.stringify(lines.map(({ req, msg, err }) => [req, msg, err]))).not.toMatch(/ayse|532/);
});

it.each([
  ['/x?email=ali.veli%40example.com&a=1', '/x?email=a***@example.com&a=1'],
  ['/e-posta-dogrula?kod=abc-_9&x=1', '/e-posta-dogrula?kod=…&x=1'],
  ['/find-id?x=1&username=ayse.yilmaz', '/find-id?x=1&username=…'],
  ['"ali@example.com"', '"a***@example.com"'],
  ['/x?phone=%2B905321112233', '/x?phone=*** *** ** 33'],
  ['0 (532) 111 22 33', '*** *** ** 33'],
  ['+90 532 111 22 33.', '*** *** ** 33.'],
  ['5321112233', '*** *** ** 33'],
  ['/assets/root-BK5js9EC.js', '/assets/root-BK5js9EC.js'],
  ['0b9f0a4e-5321-4112-8233-123456789012', '0b9f0a4e-5321-4112-8233-123456789012'],
  ['2026-11-20T09:00:00Z took 5321 ms', '2026-11-20T09:00:00Z took 5321 ms'],
])('masks %s', (text, masked) => {
  expect(maskContacts(text)).toBe(masked);
});

it.each([
  ['/search?q=ali%40example.com', '/search?q=a***@example.com'],
  ['/search?q=ali%2540example.com', '/search?q=a***@example.com'],
  ['/search?q=%2B90+532+123+45+67', /^\/search\?q=[^3]*$/],
  ['/search?q=0532%20123%2045%2067', /^\/search\?q=[^3]*$/],
])('masks contact data in %s', (address, masked) => {
  expect(maskContacts(address)).toEqual(typeof masked === 'string' ? masked : expect.stringMatching(masked));
});

it('truncates a URL that is too long', async () => {
  await site.app.inject({ url: `/api/none?q=${'a'.repeat(20_000)}` });
  expect(JSON.stringify(lines).length).toBeLessThan(2_500);
});
