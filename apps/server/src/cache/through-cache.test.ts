import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Admission } from '#server/admission.ts';
import { ResponseCache } from './response-cache.ts';
import { sendThroughCache } from './through-cache.ts';

it('frees the bytes of a compressed body, but no memory that it shares', async () => {
  const cache = new ResponseCache(1_000_000, Date.now, new Admission(1_000));
  const bodies = {
    large: Buffer.alloc(100_000, 'a'),
    small: Buffer.from('small'),
    other: Buffer.from('other'),
  };
  const app = Fastify();
  app.get<{ Params: { name: 'large' | 'small' } }>('/:name', (request, reply) =>
    sendThroughCache(cache, request, reply, request.url, async () => ({
      ...{ status: 200, headers: {}, body: bodies[request.params.name], isDatabaseUnavailable: false },
      ...{ tags: new Set<string>(), freshUntil: Number.POSITIVE_INFINITY },
    })),
  );
  for (let time = 0; time < 2; time += 1) {
    expect((await app.inject('/large')).body).toBe('a'.repeat(100_000));
    expect((await app.inject('/small')).body).toBe('small');
  }
  expect(bodies.large.length).toBe(0);
  expect(bodies.small.buffer).toBe(bodies.other.buffer);
  expect(bodies.other.toString()).toBe('other');
});

it('sends the stale response while there is too much to do to make a new one', async () => {
  let now = 0;
  const admission = new Admission(400, () => now);
  const cache = new ResponseCache(1_000_000, () => now, admission);
  let made = 0;
  const app = Fastify();
  app.get('/list', (request, reply) =>
    sendThroughCache(cache, request, reply, request.url, async () => {
      made += 1;
      const body = Buffer.from(`list ${made}`);
      const run = { status: 200, headers: {}, body, isDatabaseUnavailable: false };
      return { ...run, tags: new Set<string>(), freshUntil: 100 };
    }),
  );
  expect((await app.inject('/list')).body).toBe('list 1');
  const work = Promise.withResolvers<void>();
  const running = Array.from({ length: 13 }, () => admission.run('quote', () => work.promise));
  now = 300;
  const reply = await app.inject('/list');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toBe('list 1');
  work.resolve();
  await Promise.all(running);
  expect((await app.inject('/list')).body).toBe('list 2');
});
