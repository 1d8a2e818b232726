import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Admission } from '#server/admission.ts';
import { registerOverload } from './overload.ts';
import { registerRefusals } from './refusals.ts';

const MANY = 13;

it('refuses routes that need admission while others have waited too long, with a time to retry', async () => {
  let now = 0;
  const admission = new Admission(400, () => now);
  const app = Fastify();
  registerRefusals(app);
  registerOverload(app, admission);
  app.get('/list', { config: { admits: 'read' } }, async () => 'list');
  app.get('/quote', { config: { admits: 'quote' } }, async () => 'quote');
  app.get('/file', async () => 'file');
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;

  const work = Promise.withResolvers<void>();
  const running = Array.from({ length: MANY }, () => admission.run('quote', () => work.promise));
  expect(await statusOf('/list')).toBe(200);
  now = 300;
  const refused = await app.inject('/list');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().code).toBe('overloaded');
  expect(await Promise.all(['/quote', '/file'].map(statusOf))).toEqual([200, 200]);
  work.resolve();
  await Promise.all(running);
  expect(await statusOf('/list')).toBe(200);
});
