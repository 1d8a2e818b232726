import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { putMail } from './outbox.ts';
import { mail } from './table.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ settings: { NODE_ENV: 'development' } });
});
afterEach(() => server.db.delete(mail));
afterAll(() => server.close());

const url = 'https://ayrac.example/e-posta-dogrula?anahtar=<a>';

async function put() {
  const to = { email: 'gelistirme@ornek.example' };
  await putMail(server.db, {
    to,
    template: 'verify-email',
    locale: 'tr',
    data: { url: encodeURI(url), username: 'elif', registeredAt: testNow.toISOString() },
    now: testNow,
  });
  const [row] = await server.db.select().from(mail);
  return row?.id ?? '';
}

const near = { host: 'localhost:3000' };
const get = (path: string, headers: Record<string, string> = near, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url: path, headers, remoteAddress });

describe('in development', () => {
  it('a mail is listed and shown as sandboxed HTML and as text', async () => {
    const id = await put();
    const list = await get('/dev/mails');
    expect(list.body).toContain(`href="/dev/mails/${id}"`);
    expect(list.body).toContain('gelistirme@ornek.example');
    const page = await get(`/dev/mails/${id}`);
    expect(page.body).toContain('<iframe sandbox');
    expect(page.body).toContain(`<a href="${encodeURI(url)}">`);
    const html = await get(`/dev/mails/${id}/html`);
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect(html.body).toContain('Adresimi doğrula');
  });

  it('only the fact remains of a sent mail', async () => {
    const id = await put();
    await server.db.update(mail).set({ state: 'sent', sentAt: testNow, data: {} });
    expect((await get(`/dev/mails/${id}`)).body).toContain('its text is gone');
    expect((await get(`/dev/mails/${id}/html`)).statusCode).toBe(404);
  });

  it.each([
    ['from another machine', near, '192.0.2.7'],
    ['through a proxy', { ...near, 'x-forwarded-for': '192.0.2.7' }, '127.0.0.1'],
    ['under a name of somebody else that leads here', { host: 'evil.example' }, '127.0.0.1'],
  ])('no mail pages exist %s', async (_how, headers, remote) => {
    const id = await put();
    for (const path of ['/dev/mails', `/dev/mails/${id}`, `/dev/mails/${id}/html`]) {
      expect((await get(path, headers, remote)).statusCode).toBe(404);
    }
  });

  it.each(['00000000-0000-4000-8000-000000000000', "1'--", '..'])('%s is not found', async (id) => {
    expect((await get(`/dev/mails/${id}`)).statusCode).toBe(404);
  });
});

it.each([
  ['in production', { NODE_ENV: 'production' }],
  ['where others reach it', { HOST: '0.0.0.0' }],
  ['where it has a public name', { ORIGIN: 'https://www.example.com' }],
])('no mail pages exist %s', async (_where, settings) => {
  const other = await testApp({ on: server.database, settings: { NODE_ENV: 'development', ...settings } });
  const id = await put();
  for (const path of ['/dev/mails', `/dev/mails/${id}/html`]) {
    const reply = await other.app.inject({ url: path, headers: near, remoteAddress: '127.0.0.1' });
    expect(reply.statusCode).toBe(404);
  }
  await other.close();
});
