import { afterAll, expect, it } from 'vitest';
import { postJson } from '#server/testing/post-json.ts';
import { testApp } from '#server/testing/test-app.ts';

const server = await testApp();
afterAll(() => server.close());

const length = { toString: 1, valueOf: null };

it.each([
  ['/api/public/password-resets', { usernameOrEmail: { length } }],
  ['/api/Auth_Service/auth/login', { username: 'elif', password: { length } }],
  ['/api/public/newsletter/preferences', { code: '', topics: { length } }],
])('%s refuses a length that is not a number', async (url, body) => {
  const reply = await postJson(server.app, url, body);
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'validation-failed', fields: { body: 'Geçersiz değer' } });
});
