import { afterAll, expect, it } from 'vitest';
import { type TestApp, testApp, testNow } from '#server/testing/test-app.ts';
import { securityText } from './security-text.ts';

const sites: TestApp[] = [];
afterAll(() => Promise.all(sites.map((site) => site.close())));

async function ask(settings: Readonly<Record<string, string>>) {
  const render = async () => new Response('a page');
  const site = await testApp({ settings: { ORIGIN: 'https://www.example.com', ...settings }, render });
  sites.push(site);
  return site.app.inject({ url: '/.well-known/security.txt' });
}

it('contains the security contact in the format of RFC 9116', async () => {
  const { statusCode, headers, body } = await ask({ SECURITY_EMAIL: 'security@example.com' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toBe(
    [
      'Contact: mailto:security@example.com',
      'Expires: 2027-05-19T09:00:00.000Z',
      'Preferred-Languages: tr, en',
      'Canonical: https://www.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('contains the controller by default', async () => {
  const { body } = await ask({ CONTROLLER_EMAIL: 'kvkk@example.com' });
  expect(body).toContain('Contact: mailto:kvkk@example.com\n');
});

it('stays one line for an address with special characters', () => {
  expect(securityText('https://a.example', 'ş%@example.com', testNow)).toMatch(
    /^Contact: mailto:%C5%9F%25@example\.com\n/,
  );
});
